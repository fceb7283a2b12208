import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  title: string
  lead?: string
  tone?: 'plain' | 'wash' | 'deep'
  /** On wide screens the heading stands beside what it heads. */
  beside?: boolean
  children: ReactNode
}

/** A band of the page with its heading; it appears as it is scrolled to. */
export function Section({ id, title, lead, tone = 'plain', beside = false, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} className={classes.section} data-tone={tone} aria-labelledby={heading}>
      <div className={classes.inner} data-beside={beside || undefined} data-reveal>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
        </div>
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  )
}
