import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Link } from 'react-router-dom'
import { ExternalLink } from '../../ui/text/external-link.tsx'
import { PUBLISH_TEXT as TEXT } from '../strings.ts'
import classes from './editor.module.css'

/** Where a draft was published, and the score of the first analysis since then. */
export function Publication({ draft }: { draft: SavedDraft }) {
  const { publishedUrl, publishedAt, publishedAnalysis } = draft
  if (publishedUrl === null || publishedAt === null) return null
  return (
    <p className={classes.published}>
      {TEXT.at(shortTime(publishedAt))} <ExternalLink href={publishedUrl}>{publishedUrl}</ExternalLink>・
      {publishedAnalysis === null ? (
        <>
          {TEXT.waiting}
          <Link to={`/app?url=${encodeURIComponent(publishedUrl)}`}>{TEXT.analyse}</Link>
        </>
      ) : (
        <Link to={`/app/analyses/${publishedAnalysis.id}`}>{TEXT.next(publishedAnalysis.coverageScore)}</Link>
      )}
    </p>
  )
}
