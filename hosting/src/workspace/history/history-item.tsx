import { isFinished } from '@gaplens/contracts/analysis'
import type { HistoryItem as Item } from '@gaplens/contracts/api'
import { qualityBand } from '@gaplens/contracts/report-view/quality'
import { isWebAddress } from '@gaplens/contracts/web-address'
import { ActionIcon, Loader } from '@mantine/core'
import { ExternalLink as ExternalIcon, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Tag } from '../../ui/tag.tsx'
import { relativeDate } from '../relative-date.ts'
import { HISTORY_TEXT as TEXT } from '../strings.ts'
import classes from './history-item.module.css'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

function State({ item }: { item: Item }) {
  if (!isFinished(item.status))
    return (
      <Tag tone="brand">
        <Loader size={10} aria-hidden />
        {item.status === 'pending' ? TEXT.queued : TEXT.running}
      </Tag>
    )
  return (
    <>
      {item.qualityScore === null ? null : (
        <Tag tone={qualityBand(item.qualityScore)}>{TEXT.quality(item.qualityScore)}</Tag>
      )}
      {item.immediateActionsCount > 0 ? <Tag>{TEXT.immediate(item.immediateActionsCount)}</Tag> : null}
      {item.isCancelled ? <Tag>{TEXT.cancelled}</Tag> : null}
      {item.hasErrors ? <Tag tone="poor">{TEXT.error}</Tag> : null}
      {item.hasWarnings ? <Tag tone="fair">{TEXT.warning}</Tag> : null}
    </>
  )
}

export function HistoryItem({ item, onNavigate }: { item: Item; onNavigate: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const deleteButton = useRef<HTMLButtonElement>(null)

  function keep() {
    setDeleting(false)
    deleteButton.current?.focus()
  }

  return (
    <li className={classes.item}>
      <NavLink className={classes.link ?? ''} to={`/app/analyses/${item.id}`} onClick={onNavigate}>
        <span className={classes.keyword}>{item.targetKeyword}</span>
        <span className={classes.url}>{item.userPageUrl}</span>
        {item.summary === '' ? null : <span className={classes.summary}>{item.summary}</span>}
        <span className={classes.meta}>
          <time dateTime={item.createdAt} title={new Date(item.createdAt).toLocaleString('zh-TW')}>
            {relativeDate(item.createdAt, new Date())}
          </time>
          <State item={item} />
        </span>
      </NavLink>
      <div className={classes.actions}>
        {isWebAddress(item.userPageUrl) ? (
          <ActionIcon
            component="a"
            href={item.userPageUrl}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            size={28}
            aria-label={TEXT.openPage(item.targetKeyword)}
          >
            <ExternalIcon size={14} aria-hidden />
          </ActionIcon>
        ) : null}
        <ActionIcon
          ref={deleteButton}
          variant="default"
          size={28}
          aria-label={TEXT.remove(item.targetKeyword)}
          onClick={() => setDeleting(true)}
        >
          <Trash2 size={14} aria-hidden />
        </ActionIcon>
      </div>
      {deleting ? (
        <Suspense>
          <DeleteDialog id={item.id} onClose={keep} />
        </Suspense>
      ) : null}
    </li>
  )
}
