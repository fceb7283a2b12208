import { useEffect, useState } from 'react'
import { RUNNING_TEXT as TEXT } from './strings.ts'

/** `75` → `1:15`. */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Time since the job was created, updated every second. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span>{TEXT.elapsed(formatElapsed((now - Date.parse(since)) / 1_000))}</span>
}
