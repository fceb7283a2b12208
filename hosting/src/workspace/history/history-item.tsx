import { isFinished } from '@gaplens/contracts/analysis/job'
import type { HistoryItem as Item } from '@gaplens/contracts/analysis/requests'
import { batchRowNumber } from '@gaplens/contracts/batches/batch-row'
import { isWebAddress } from '@gaplens/contracts/web-address'
import { qualityBand } from '@gaplens/report/model/quality'
import { withoutScheme } from '@gaplens/report/text/reference'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { ActionIcon, Loader } from '@mantine/core'
import { ExternalLink as ExternalIcon, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useKnownJob } from '../../api/use-job.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { JOB_STATUS } from '../../ui/text/job-status.ts'
import { Tag } from '../../ui/text/tag.tsx'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import classes from './history-item.module.css'
import { relativeDate } from './relative-date.ts'

const NameForm = lazyPart(() => import('./name-form.tsx'))
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'))

/** The live state of a row, because the list is reloaded less often than a followed job. */
function Unfinished({ item }: { item: Item }) {
  const { status } = useKnownJob(item.id) ?? item
  return (
    <Tag tone="brand">
      <Loader size={10} aria-hidden />
      {JOB_STATUS[status].text}
    </Tag>
  )
}

interface AboutProps {
  item: Item
  /** Change of its score since the previous run of the same keyword and address; null if unknown. */
  change: number | null
}

function State({ item, change }: AboutProps) {
  const row = batchRowNumber(item.id)
  if (!isFinished(item.status)) return <Unfinished item={item} />
  const { text, tone } = JOB_STATUS[item.isCancelled ? 'cancelled' : item.status]
  return (
    <>
      {item.coverageScore === null ? null : (
        <Tag>
          {TEXT.coverage(Math.round(item.coverageScore))}
          {change === null ? null : <b>{TEXT.change(change)}</b>}
        </Tag>
      )}
      {item.qualityScore === null ? null : (
        <Tag tone={qualityBand(item.qualityScore)}>{TEXT.quality(item.qualityScore)}</Tag>
      )}
      {item.immediateActionsCount > 0 ? (
        <Tag tone="p1">{TEXT.immediate(item.immediateActionsCount)}</Tag>
      ) : null}
      {row === null ? null : <Tag>{TEXT.batchRow(row)}</Tag>}
      {item.status === 'completed' ? null : <Tag tone={tone}>{text}</Tag>}
    </>
  )
}

/** The stored summary, without the score, which has a tag of its own, and with the place in few words. */
function shortened({ summary }: Item): string {
  return summary.replace(/涵蓋度 \d+，在 (\d+).+?排([^。]+)/, '$2／$1 名')
}

/** The line below the name. */
function About({ item, change }: AboutProps) {
  return (
    <>
      <span className={classes.url}>
        {item.name === null ? null : `${item.targetKeyword}・`}
        {withoutScheme(item.userPageUrl)}
      </span>
      {item.summary === '' ? null : <span className={classes.summary}>{shortened(item)}</span>}
      <span className={classes.meta}>
        <time dateTime={item.createdAt} title={TEXT.createdAt(shortTime(item.createdAt))}>
          {relativeDate(item.createdAt, new Date())}
        </time>
        <State item={item} change={change} />
      </span>
    </>
  )
}

export function HistoryItem({ item, change, onNavigate }: AboutProps & { onNavigate: () => void }) {
  const [doing, setDoing] = useState<'naming' | 'deleting' | null>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const nameButton = useRef<HTMLButtonElement>(null)
  const name = item.name ?? item.targetKeyword

  function keep() {
    setDoing(null)
    deleteButton.current?.focus()
  }

  function endNaming(byKeyboard: boolean) {
    setDoing(null)
    // The button is hidden while the name field is open.
    if (byKeyboard) setTimeout(() => nameButton.current?.focus())
  }

  if (doing === 'naming')
    return (
      <li className={classes.item}>
        <div className={classes.naming}>
          <Suspense fallback={<span className={classes.keyword}>{name}</span>}>
            <NameForm item={item} onDone={endNaming} />
          </Suspense>
          <About item={item} change={change} />
        </div>
      </li>
    )
  return (
    <li className={classes.item} onKeyDown={moveByArrow}>
      <NavLink
        className={classes.link ?? ''}
        to={`/app/analyses/${item.id}`}
        onClick={onNavigate}
        aria-keyshortcuts="ArrowRight"
      >
        <span className={classes.keyword}>{name}</span>
        <About item={item} change={change} />
      </NavLink>
      <div className={classes.actions}>
        {isWebAddress(item.userPageUrl) ? (
          <ActionIcon
            component="a"
            href={item.userPageUrl}
            tabIndex={-1}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size={28}
            aria-label={TEXT.openPage(name)}
          >
            <ExternalIcon size={14} aria-hidden />
          </ActionIcon>
        ) : null}
        <ActionIcon
          ref={nameButton}
          tabIndex={-1}
          variant="default"
          size={28}
          aria-label={TEXT.rename(name)}
          onClick={() => setDoing('naming')}
        >
          <Pencil size={14} aria-hidden />
        </ActionIcon>
        <ActionIcon
          ref={deleteButton}
          tabIndex={-1}
          variant="default"
          size={28}
          aria-label={TEXT.remove(name)}
          onClick={() => setDoing('deleting')}
        >
          <Trash2 size={14} aria-hidden />
        </ActionIcon>
      </div>
      {doing === 'deleting' ? (
        <Suspense>
          <DeleteDialog id={item.id} name={name} isUnfinished={!isFinished(item.status)} onClose={keep} />
        </Suspense>
      ) : null}
    </li>
  )
}

/** The row is one tab stop; arrow keys move between its link and its actions. */
function moveByArrow(event: KeyboardEvent<HTMLLIElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const stops = [...event.currentTarget.querySelectorAll('a, button')]
  const at = document.activeElement === null ? -1 : stops.indexOf(document.activeElement)
  const next = stops[at + step]
  // A dialog opened by a button is rendered in this row and has its own keys.
  if (at < 0 || !(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
