import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  title: string
  lead?: string
  tone?: 'plain' | 'wash' | 'deep'
  /** On wide screens the heading is beside the content. */
  beside?: boolean
  children: ReactNode
}

/** A section of the page with its heading; it fades in when it is scrolled into view. */
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
