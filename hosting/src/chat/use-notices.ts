import { useCallback, useEffect, useRef, useState } from 'react'

/** Short messages in the panel, one at a time. */
export function useNotices() {
  const [notice, setNotice] = useState<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const clear = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
  }, [])
  useEffect(() => clear, [clear])

  /** @param delayMs delay before it replaces the current notice */
  const show = useCallback((text: string, shownMs: number, delayMs = 0) => {
    timers.current.push(
      setTimeout(() => setNotice(text), delayMs),
      setTimeout(() => setNotice((shown) => (shown === text ? null : shown)), delayMs + shownMs),
    )
  }, [])
  return { notice, show }
}
