import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Skeleton } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useAnalysis } from '../../api/use-analysis.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { DRAFT_TEXT, START_TEXT as TEXT } from '../strings.ts'
import { useCreateDraft, useDrafts } from '../use-drafts.ts'
import classes from './drafts-screen.module.css'
import { keepsOwnText, outlineOf } from './outline.ts'
import { StartCards } from './start-cards.tsx'

/** `/app/analyses/:id/draft`: the drafts of a report, and the ways to begin one. */
export default function DraftsScreen() {
  const { id = '' } = useParams()
  const analysis = useAnalysis(id)
  const drafts = useDrafts(id)
  const create = useCreateDraft(id)
  const navigate = useNavigate()
  const keyword = analysis.data?.keyword ?? ''
  const result = analysis.data?.result ?? null

  function begin(text: string) {
    create.mutate(text, { onSuccess: (draft) => void navigate(`/app/analyses/${id}/draft/${draft.id}`) })
  }

  return (
    <div className={classes.page}>
      <PageTitle>{keyword === '' ? DRAFT_TEXT.title : DRAFT_TEXT.heading(keyword)}</PageTitle>
      <Link to={`/app/analyses/${id}`} className={classes.back}>
        <ArrowLeft size={16} aria-hidden />
        {DRAFT_TEXT.toReport}
      </Link>
      <div>
        <h1>{keyword === '' ? DRAFT_TEXT.title : DRAFT_TEXT.heading(keyword)}</h1>
        <p className={classes.lead}>{TEXT.lead}</p>
      </div>
      {drafts.error === null ? null : (
        <LoadFailed title={TEXT.listFailed} error={drafts.error} onRetry={() => void drafts.refetch()} />
      )}
      {drafts.data !== undefined && drafts.data.unreadable > 0 ? (
        <Notice tone="warning">{TEXT.unreadable(drafts.data.unreadable)}</Notice>
      ) : null}
      {drafts.data !== undefined && drafts.data.data.length > 0 ? (
        <Card as="section" aria-labelledby="drafts">
          <h2 id="drafts">{TEXT.list}</h2>
          <ul className={classes.drafts}>
            {drafts.data.data.map((draft) => (
              <li key={draft.id}>
                <Link to={`/app/analyses/${id}/draft/${draft.id}`}>{draft.title}</Link>
                <span className={classes.facts}>
                  {TEXT.updated(shortTime(draft.updatedAt))}・{TEXT.characters(draft.characters)}
                  {draft.publishedUrl === null ? null : <Tag tone="good">{TEXT.published}</Tag>}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {/* The list would push the buttons away from under the pointer. */}
      {drafts.isPending || analysis.isPending ? (
        <Skeleton height={320} role="status" aria-label={DRAFT_TEXT.loading} />
      ) : (
        <StartCards
          pageUrl={analysis.data?.pageUrl ?? ''}
          outline={result === null ? null : (page) => outlineOf(result, keyword, page)}
          keepsOwnText={result !== null && keepsOwnText(result)}
          most={drafts.data?.most ?? null}
          create={create}
          onBegin={begin}
        />
      )}
    </div>
  )
}
