// While the server is away: asks for it every few seconds, and then shows what was wanted.

async function again() {
  const there = await fetch('/api/games', { cache: 'no-store' }).then(answer => answer.ok, () => false)
  if (there) location.reload()
  else setTimeout(again, 2000)
}
again()
