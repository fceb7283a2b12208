// Runs before the first paint, so that a chosen dark theme never flashes white. Same key and attribute as Mantine's.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value')
    } catch {
      // Storage may be blocked; the system's preference then decides.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  }
  apply()
  system.addEventListener('change', apply)
})()
