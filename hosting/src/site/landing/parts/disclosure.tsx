import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './disclosure.module.css'

interface DisclosureProps {
  summary: ReactNode
  /** Opening a disclosure closes the others of the same group. */
  group?: string
  open?: boolean
  children: ReactNode
}

/** A native disclosure: it works by keyboard, without script, and is found by the browser's search. */
export function Disclosure({ summary, group, open, children }: DisclosureProps) {
  return (
    <details className={classes.details} name={group} open={open}>
      <summary>
        <span className={classes.summary}>{summary}</span>
        <ChevronDown size={20} className={classes.chevron} aria-hidden />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
