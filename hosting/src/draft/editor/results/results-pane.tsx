import { hasDraftNotes } from '@gaplens/contracts/drafts/draft-notes'
import { Button, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { isMissing } from '../../../api/api-error.ts'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type Range, shiftRanges } from '../../scoring/shift-ranges.ts'
import type { useScore } from '../../scoring/use-score.ts'
import { SCORE_TEXT as TEXT } from '../../strings.ts'
import type { useBasis } from '../../use-drafts.ts'
import { GapList } from './gap-list.tsx'
import classes from './results.module.css'
import { ScoreCard } from './score-card.tsx'

const ClaimList = lazyPart(() => import('./claim-list.tsx'))

interface ResultsPaneProps {
  basis: ReturnType<typeof useBasis>
  score: ReturnType<typeof useScore>
  /** The present text; the score may be of an earlier one. */
  text: string
  onGo: (place: Range) => void
}

/** The draft's score, gaps and claims, updated while typing. */
export function ResultsPane({ basis, score, text, onGo }: ResultsPaneProps) {
  const { scored, full, state, restart } = score
  if (basis.error !== null) return <NoBasis error={basis.error} onRetry={() => void basis.refetch()} />

  /** Maps a range of the scored text to the present text; nothing if that range was edited. */
  const go = (place: Range) => {
    const [now] = shiftRanges([place], scored?.text ?? text, text)
    if (now !== undefined) onGo(now)
  }

  return (
    <div className={classes.results}>
      {state === 'stopped' ? (
        <Notice
          urgent
          tone="error"
          title={TEXT.stopped}
          action={
            <Button size="xs" variant="default" onClick={restart}>
              {TEXT.restart}
            </Button>
          }
        />
      ) : null}
      {basis.data === undefined || scored === null ? (
        state === 'stopped' ? null : (
          <div role="status" aria-label={TEXT.loading} className={classes.results}>
            <Skeleton height={140} />
            <Skeleton height={220} />
          </div>
        )
      ) : (
        <>
          <ScoreCard
            basis={basis.data}
            score={scored.score}
            full={full?.text === scored.text ? full.result : null}
            state={state}
            notes={hasDraftNotes(scored.text)}
          />
          <GapList basis={basis.data} gaps={scored.score.gaps} onGo={go} />
          <Suspense fallback={<Skeleton height={220} />}>
            <ClaimList
              basis={basis.data}
              claims={scored.score.claims}
              leftOut={scored.score.claimsLeftOut}
              onGo={go}
            />
          </Suspense>
        </>
      )}
    </div>
  )
}

function NoBasis({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isMissing(error))
    return (
      <Notice tone="info">
        <p>{TEXT.none}</p>
      </Notice>
    )
  return <LoadFailed title={TEXT.loadFailed} error={error} onRetry={onRetry} />
}
