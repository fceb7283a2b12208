import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a full page load would do when the screen changes: start at the top, with the keyboard in the content.
 * Going back or forward keeps the browser's own scroll position.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
    if (way !== 'POP') window.scrollTo(0, 0)
  }, [pathname, way, content])
}
