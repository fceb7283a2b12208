import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './details.module.css'

interface DetailsProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** A line of text that opens, a row of a list in a card, or a sheet of its own with a border. */
  look?: 'plain' | 'row' | 'framed'
}

/** A native disclosure: works by keyboard, is found by the browser's search, and prints. */
export function Details({ summary, children, open = false, look = 'plain' }: DetailsProps) {
  return (
    <details className={classes[look]} open={open}>
      <summary className={classes.summary}>
        <ChevronRight size={16} className={classes.chevron} aria-hidden />
        <span className={classes.label}>{summary}</span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
