// Runs before the first paint, so that a chosen dark theme never flashes white, and goes on following the system where
// nothing was chosen, whatever becomes of the app. Same key and attribute as Mantine's.
;(() => {
  const root = document.documentElement
  const attribute = 'data-mantine-color-scheme'
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value')
    } catch {
      // Storage may be blocked; the system's preference then decides.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && system.matches)
    root.setAttribute(attribute, dark ? 'dark' : 'light')
  }
  // The browser's own parts (scroll bars, fields) and light-dark() go by this property; buttons, menus and paper set the attribute.
  const follow = () => {
    root.style.colorScheme = root.getAttribute(attribute)
  }
  apply()
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: [attribute] })
  system.addEventListener('change', apply)
})()
