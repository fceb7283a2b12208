import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusContent } from './focus-content.ts'

/** How long to wait for a screen whose code is still loading. */
const PATIENCE_MS = 10_000

/**
 * Does what a full page load would do when the screen changes: it scrolls to the top and focuses the content. Going back
 * or forward keeps the scroll position of the browser.
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

/** Makes the attempt now, and again after each change of the page until it succeeds. @returns a function that stops this */
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
