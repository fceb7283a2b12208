import type { ReactNode } from 'react'
import classes from './intro.module.css'

/** What a reader should know before a list or a table: quieter than the text of the report. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={classes.intro}>{children}</p>
}
