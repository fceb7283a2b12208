import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { actionId } from '@gaplens/report/model/action-id'
import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useAnalysis } from '../../../api/use-analysis.ts'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { ExternalLink } from '../../../ui/text/external-link.tsx'
import { GAP_EVIDENCE_TEXT as TEXT } from './gap-evidence-text.ts'
import classes from './results.module.css'

interface GapEvidenceProps {
  analysisId: string
  topicId: string
}

/** What the report has on a gap: the questions to answer, the first quote, and the way to its action with the prompt. */
export default function GapEvidence({ analysisId, topicId }: GapEvidenceProps) {
  const { data, error, refetch } = useAnalysis(analysisId)
  if (error !== null) return <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={72} role="status" aria-label={TEXT.loading} />
  const { questions, passage, action } = found(data.result, topicId)
  return (
    <>
      {questions.map((question) => (
        <p key={question} className={classes.note}>
          {TEXT.question(question)}
        </p>
      ))}
      {passage === undefined ? (
        <p className={classes.note}>{TEXT.none}</p>
      ) : (
        <blockquote className={classes.quote}>
          {/* The cells of a table's row have tabs between them. */}
          <p>「{passage.quote.replaceAll('\t', '｜')}」</p>
          <ExternalLink href={passage.link}>{hostOf(passage.url) ?? passage.url}</ExternalLink>
        </blockquote>
      )}
      {action === undefined ? null : (
        <Link to={`/app/analyses/${analysisId}#${actionId(action.tier, action.index)}`}>{TEXT.action}</Link>
      )}
    </>
  )
}

function found(result: AnalysisResult | null, topicId: string) {
  const gap = result?.coverage?.gaps.find((each) => each.topicId === topicId)
  const part = result?.brief?.outline.find(({ topicIds }) => topicIds.includes(topicId))
  return {
    questions: part?.questions ?? [],
    passage: result?.evidence?.passages.find(({ id }) => id === gap?.passageIds[0]),
    action: result?.evidence?.actions.find((each) => each.topicId === topicId),
  }
}
