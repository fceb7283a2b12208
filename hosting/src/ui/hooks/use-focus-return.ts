import { useEffect, useRef, useState } from 'react'
import { focusContent } from './focus-content.ts'

/** Mantine's own dialogs wait as long, so that whoever closes one may focus something else. */
const WAIT_MS = 10

/**
 * When a dialog that is unmounted while open disappears, returns the focus to the element that had it before, or to the beginning of
 * the content if that element is gone. Mantine returns it only from a dialog that stays mounted.
 */
export function useFocusReturn(): void {
  // Read during the first render, before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // React's strict mode unmounts once more right after mounting.
    clearTimeout(timer.current)
    return () => {
      timer.current = setTimeout(() => giveBack(opener), WAIT_MS)
    }
  }, [opener])
}

function giveBack(opener: Element | null): void {
  if (!isLost()) return
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  // A button that has disappeared, or that is disabled meanwhile, takes no focus.
  if (isLost()) focusContent()
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
