import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const SCHEME = 'data-mantine-color-scheme'

/** While the page is printed as it stands: paper is light, and on it nothing can be opened. */
export function usePaper(): void {
  useEffect(() => {
    let closed: HTMLDetailsElement[] = []
    let scheme: string | null = null
    const root = document.documentElement
    const before = () => {
      closed = [...document.querySelectorAll<HTMLDetailsElement>('#report-top details:not([open])')]
      for (const details of closed) details.open = true
      scheme = root.getAttribute(SCHEME)
      root.setAttribute(SCHEME, 'light')
    }
    const after = () => {
      for (const details of closed) details.open = false
      closed = []
      if (scheme !== null) root.setAttribute(SCHEME, scheme)
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}

/** Whether the page is being printed: long lists are then shown in full. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // At once: the browser takes its picture of the page as soon as the event has been handled.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
