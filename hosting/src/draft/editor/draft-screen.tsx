import { draftTitle } from '@gaplens/contracts/drafts/draft-title'
import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import { Button, Skeleton } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '../../api/api-error.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useDraftText } from '../saving/use-draft-text.ts'
import { useScore } from '../scoring/use-score.ts'
import { DRAFT_TEXT as TEXT } from '../strings.ts'
import { useBasis, useStoredDraft } from '../use-drafts.ts'
import { DraftTools } from './draft-tools.tsx'
import classes from './editor.module.css'
import { Panes } from './panes.tsx'
import { Publication } from './publication.tsx'
import { SaveLine } from './save-line.tsx'

/** `/app/analyses/:id/draft/:draftId`: the editor of a draft with its score. */
export default function DraftScreen() {
  const { id = '', draftId = '' } = useParams()
  const { data, error, refetch } = useStoredDraft(draftId)
  return (
    <div className={classes.screen}>
      {data === undefined ? <PageTitle>{TEXT.title}</PageTitle> : null}
      <nav className={classes.back}>
        <Link to={`/app/analyses/${id}`}>
          <ArrowLeft size={16} aria-hidden />
          {TEXT.toReport}
        </Link>
        <Link to={`/app/analyses/${id}/draft`}>{TEXT.toDrafts}</Link>
      </nav>
      {data === undefined ? <h1>{TEXT.title}</h1> : null}
      {data === undefined && error === null ? (
        <div role="status" aria-label={TEXT.loading} className={classes.columns}>
          <Skeleton height={480} />
          <Skeleton height={320} />
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <NotLoaded id={id} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Editor key={data.id} draft={data} />}
    </div>
  )
}

function NotLoaded({ id, error, onRetry }: { id: string; error: Error; onRetry: () => void }) {
  if (!isMissing(error)) return <LoadFailed title={TEXT.loadFailed} error={error} onRetry={onRetry} />
  return (
    <Notice
      urgent
      tone="error"
      title={TEXT.missing}
      action={
        <Button component={Link} to={`/app/analyses/${id}/draft`} size="xs" variant="default">
          {TEXT.toDrafts}
        </Button>
      }
    >
      {TEXT.missingHint}
    </Notice>
  )
}

function Editor({ draft }: { draft: SavedDraft }) {
  const handle = useDraftText(draft)
  const basis = useBasis(draft.analysisId)
  const score = useScore(basis.data, handle.text)
  // The title that the server will derive at the next save.
  const title = draftTitle(handle.text)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={classes.head}>
        <h1>{title}</h1>
        <DraftTools draft={draft} handle={handle} />
        <SaveLine state={handle.state} onResolve={handle.resolveConflict} />
        <Publication draft={draft} />
      </div>
      <Panes handle={handle} most={draft.maxCharacters} basis={basis} score={score} />
    </>
  )
}
