import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './details.module.css'

interface DetailsProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** A sheet with a border, or just a line of text that opens. */
  framed?: boolean
}

/** A native disclosure: works by keyboard, is found by the browser's search, and prints. */
export function Details({ summary, children, open = false, framed = false }: DetailsProps) {
  return (
    <details className={framed ? classes.framed : classes.plain} open={open}>
      <summary className={classes.summary}>
        <ChevronRight size={16} className={classes.chevron} aria-hidden />
        <span className={classes.label}>{summary}</span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
