// While the server is away: asks for it every few seconds, and then shows what was wanted.

async function again() {
  const there = await fetch('/api/games', { cache: 'no-store' }).then(answer => answer.ok, () => false)
  if (there) location.replace(location.pathname === '/away' ? '/' : location.href)
  else setTimeout(again, 2000)
}
again()
