// The page that is shown while the server cannot be reached: it tries again every two seconds.

async function retry() {
  const isBack = await fetch('/api/games', { cache: 'no-store' }).then(
    response => response.ok,
    () => false,
  )
  if (isBack) location.replace(location.pathname === '/away' ? '/' : location.href)
  else setTimeout(retry, 2000)
}
retry()
