import { useEffect, useState } from 'react'
import classes from './running-view.module.css'
import { RUNNING_TEXT as TEXT, TIPS } from './strings.ts'

const TIP_MS = 3_000

/** One of the tips, changing every three seconds. Hidden from screen readers, because it would interrupt the progress messages. */
export function RotatingTip() {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((at) => (at + 1) % TIPS.length), TIP_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={classes.tip}>
      <strong>{TEXT.tip}</strong>
      {TIPS[index]}
    </p>
  )
}
