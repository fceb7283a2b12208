import type { ContentsEntry } from '@gaplens/report/model/contents'
import { flatten } from '@gaplens/report/model/contents'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import { Details } from '../shared/details.tsx'
import classes from './contents-nav.module.css'
import { useReadingPlace } from './use-reading-place.ts'

function Entries({ entries, active }: { entries: readonly ContentsEntry[]; active: string | null }) {
  return (
    <ol className={classes.list}>
      {entries.map(({ id, label, number, children = [] }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={active === id ? 'true' : undefined}>
            {number === undefined ? null : <span className={classes.number}>{number}.</span>}
            {label}
          </a>
          {children.length > 0 ? <Entries entries={children} active={active} /> : null}
        </li>
      ))}
    </ol>
  )
}

/** The table of contents: beside the report and following the reading where there is room, above it otherwise. */
export function ContentsNav({ entries }: { entries: readonly ContentsEntry[] }) {
  const beside = useMediaQuery('(min-width: 80em)', false)
  const ids = useMemo(() => flatten(entries).map((entry) => entry.id), [entries])
  const active = useReadingPlace(ids)
  if (entries.length === 0) return null
  return (
    <nav className={classes.nav} data-beside={beside} aria-label={TEXT.toc}>
      <Details open summary={<span className={classes.title}>{TEXT.toc}</span>} framed={!beside}>
        <Entries entries={entries} active={active} />
      </Details>
    </nav>
  )
}
