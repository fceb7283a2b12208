import type { Edition } from '@gaplens/report/text/report-text'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../loading/lazy-part.tsx'
import { loadPart } from '../loading/load-part.ts'
import type { PaperProps } from './paper/paper.tsx'

const load = () => import('./paper/paper.tsx')
const WaitedFor = lazyPart(load)

interface Printed {
  Paper: ComponentType<PaperProps>
  edition: Edition
  /** Whether the browser's own command prints, so that its dialog is already open. */
  byBrowser: boolean
}

/**
 * Decides what is printed: the edition chosen in the menu, or the client edition for the browser's own print command. The browser
 * captures the page at once, so the code for print is loaded in advance.
 */
export function usePrinted() {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [ready, setReady] = useState<{ Paper: ComponentType<PaperProps> } | null>(null)

  useEffect(() => {
    let isHere = true
    loadPart(load).then(
      (part) => isHere && setReady({ Paper: part.default }),
      // Then the browser prints the screen, and the menu reports the missing part.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  useEffect(() => {
    if (ready === null || printed !== null) return
    const before = () => flushSync(() => setPrinted({ ...ready, edition: 'client', byBrowser: true }))
    window.addEventListener('beforeprint', before)
    return () => window.removeEventListener('beforeprint', before)
  }, [ready, printed])

  const print = useCallback(
    (edition: Edition) => setPrinted({ Paper: ready?.Paper ?? WaitedFor, edition, byBrowser: false }),
    [ready],
  )

  // If the keys are pressed before the code is loaded, the edition is requested here and the dialog opens afterwards.
  useEffect(() => {
    if (ready !== null || printed !== null) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey } = event
      if (code !== 'KeyP' || !(ctrlKey || metaKey) || shiftKey || altKey) return
      event.preventDefault()
      print('client')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [ready, printed, print])

  const done = useCallback(() => setPrinted(null), [])
  return { printed, print, done }
}
