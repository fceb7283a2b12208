import { Button } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import classes from './clamp.module.css'
import { COMMON_TEXT as TEXT } from './strings.ts'

/** Shows the beginning of a long text with a button for the rest. A short text is shown whole, and print shows all. */
export function Clamp({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [tooLong, setTooLong] = useState(false)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || open) return
    const measure = () => setTooLong(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])

  return (
    <div>
      <div ref={box} className={classes.box} data-open={open} data-fades={tooLong && !open}>
        {children}
      </div>
      {tooLong ? (
        <Button variant="subtle" size="xs" ml={-12} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? TEXT.showLess : TEXT.showAll}
        </Button>
      ) : null}
    </div>
  )
}
