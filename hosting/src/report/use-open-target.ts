import { useEffect } from 'react'

/** Scrolls the target of the address into view and opens the disclosures around it. */
function openTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1))
  const target = id === '' ? null : document.getElementById(id)
  if (target === null) return
  const band = target.querySelector<HTMLDetailsElement>(':scope > details')
  if (band !== null) band.open = true
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  target.scrollIntoView()
}

/** The browser looks for the target before the report is rendered, so it is looked for again afterwards. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
}
