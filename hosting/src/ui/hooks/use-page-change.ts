import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A screen whose code is still being loaded is waited for so long. */
const PATIENCE_MS = 10_000

/**
 * What a full page load would do when the screen changes: start at the top, with the keyboard at the beginning of the
 * content. Going back or forward keeps the browser's own scroll position.
 */
export function usePageChange(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (way !== 'POP') window.scrollTo(0, 0)
    return whenThere(focusContent)
  }, [pathname, way])
}

/** @returns whether there was content to focus */
function focusContent(): boolean {
  // The frame that is shown while a screen is loaded goes again, and would take the keyboard along.
  const content = [...document.querySelectorAll('main')].find((main) => main.closest('[data-shell]') === null)
  if (content === undefined) return false
  // A form that has taken the keyboard to its field knows better.
  if (content.contains(document.activeElement)) return true
  if (!content.hasAttribute('tabindex')) content.tabIndex = -1
  content.focus({ preventScroll: true })
  return true
}

/** Does it now, or as soon as the page has what it needs. @returns a function that stops waiting */
function whenThere(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
