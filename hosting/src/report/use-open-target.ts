import { useEffect } from 'react'

/** Brings the address's place in the report into view, unfolding what it is in and, where it is a band, the band. */
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

/** The browser looks for the address's target before the report is there: looked for again once it is. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
}
