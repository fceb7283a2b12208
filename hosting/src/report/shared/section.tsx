import { type SectionId, sectionOf } from '@gaplens/report/model/sections'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { VisuallyHidden } from '@mantine/core'
import { ArrowUp, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { CopySection } from './copy-section.tsx'
import classes from './section.module.css'

interface SectionProps {
  id: SectionId
  /** Shown beside the title: the provenance of the section's text. */
  aside?: ReactNode
  /** Hides the heading if the content is self-explanatory. */
  plain?: boolean
  children: ReactNode
}

function HeadingLink({ id, title }: { id: string; title: string }) {
  return (
    <a className={classes.anchor} href={`#${id}`} aria-label={`${TEXT.sectionLink}：${title}`}>
      <Link2 size={16} aria-hidden />
    </a>
  )
}

/** A section of the report: its own sheet, deep-linked, with a way back to the top. */
export function Section({ id, aside, plain = false, children }: SectionProps) {
  const { title, number } = sectionOf(id)
  const headingId = `${id}-heading`
  if (plain)
    return (
      <Card as="section" id={id} aria-labelledby={headingId} className={classes.section}>
        <VisuallyHidden component="h2" id={headingId}>
          {title}
        </VisuallyHidden>
        {children}
      </Card>
    )
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {number === undefined ? null : <span className={classes.number}>{number}</span>}
          {title}
        </h2>
        {aside}
        <HeadingLink id={id} title={title} />
        <div className={classes.ends} data-no-print>
          <CopySection id={id} title={title} />
          {number === undefined ? null : (
            <a className={classes.top} href="#report-top" aria-label={TEXT.backToTop}>
              <ArrowUp size={14} aria-hidden />
              <span>{TEXT.backToTop}</span>
            </a>
          )}
        </div>
      </div>
      <div className={classes.body}>{children}</div>
    </Card>
  )
}

interface SubsectionProps {
  id?: string
  title: string
  /** Shown beside the title: the provenance of the text, a count. */
  aside?: ReactNode
  children: ReactNode
}

export function Subsection({ id, title, aside, children }: SubsectionProps) {
  return (
    <section className={classes.subsection} {...(id === undefined ? {} : { id })}>
      <div className={classes.subhead}>
        <h3 className={classes.subtitle}>{title}</h3>
        {aside}
        {id === undefined ? null : <HeadingLink id={id} title={title} />}
      </div>
      {children}
    </section>
  )
}
