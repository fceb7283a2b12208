import { type SectionId, sectionOf } from '@gaplens/report/model/sections'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './band.module.css'
import { CopySection } from './copy-section.tsx'

interface BandProps {
  id: SectionId
  /** The result in a few words, beside the title. Many readers read no more. */
  gist: ReactNode
  children: ReactNode
}

/** A section of the report in one line, which unfolds. */
export function Band({ id, gist, children }: BandProps) {
  const { title } = sectionOf(id)
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={classes.band}>
      <details>
        <summary className={classes.summary}>
          <ChevronRight size={16} className={classes.chevron} aria-hidden />
          <h2 id={headingId} className={classes.title}>
            {title}
          </h2>
          <span className={classes.gist}>{gist}</span>
        </summary>
        <div className={classes.content}>
          {children}
          <div className={classes.ends} data-no-print>
            <CopySection id={id} title={title} />
          </div>
        </div>
      </details>
    </section>
  )
}
