import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Keeps the focus inside a panel while it is open; Tab cycles through it. */
export function useFocusInside(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || panel.current === null) return
      const stops = [...panel.current.querySelectorAll<HTMLElement>(FOCUSABLE)]
      const first = stops[0]
      const last = stops.at(-1)
      const active = document.activeElement
      const isOutside = !panel.current.contains(active)
      if (event.shiftKey ? active === first || isOutside : active === last || isOutside) {
        event.preventDefault()
        ;(event.shiftKey ? last : first)?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [panel])
}
