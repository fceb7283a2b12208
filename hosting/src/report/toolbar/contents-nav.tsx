import type { ContentsEntry } from '@gaplens/report/model/contents'
import { flatten } from '@gaplens/report/model/contents'
import { REPORT_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { TableOfContents } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import classes from './contents-nav.module.css'
import { useReadingPlace } from './use-reading-place.ts'

interface EntriesProps {
  entries: readonly ContentsEntry[]
  active: string | null
  onChosen: () => void
}

function Entries({ entries, active, onChosen }: EntriesProps) {
  return (
    <ol className={classes.list}>
      {entries.map(({ id, label, number, children = [] }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={active === id ? 'true' : undefined} onClick={onChosen}>
            {number === undefined ? null : <span className={classes.number}>{number}.</span>}
            {label}
          </a>
          {children.length > 0 ? <Entries entries={children} active={active} onChosen={onChosen} /> : null}
        </li>
      ))}
    </ol>
  )
}

/**
 * The table of contents. On wide screens it is beside the report and marks the current section. Elsewhere a sticky bar names that
 * section and opens the same list over the page.
 */
export function ContentsNav({ entries }: { entries: readonly ContentsEntry[] }) {
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const all = useMemo(() => flatten(entries), [entries])
  const ids = useMemo(() => all.map(({ id }) => id), [all])
  const active = useReadingPlace(ids)
  if (entries.length === 0) return null
  return (
    <nav className={classes.nav} aria-label={TEXT.toc}>
      <button type="button" className={classes.button} popoverTarget={panelId}>
        <TableOfContents size={16} aria-hidden />
        {TEXT.toc}
        <span className={classes.current} aria-hidden>
          {all.find(({ id }) => id === active)?.label}
        </span>
      </button>
      <div ref={panel} id={panelId} className={classes.panel} popover="auto">
        <p className={classes.title}>{TEXT.toc}</p>
        <Entries
          entries={entries}
          active={active}
          onChosen={() => {
            // On wide screens the list is not a popover, so there is nothing to close.
            if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
          }}
        />
      </div>
    </nav>
  )
}
