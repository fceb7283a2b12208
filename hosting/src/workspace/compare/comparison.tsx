import type { AnalysisResult, Gap } from '@gaplens/contracts/analysis/report'
import { describeReference, withoutScheme } from '@gaplens/report/text/reference'
import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Skeleton } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { isMissing } from '../../api/api-error.ts'
import { useAnalysis } from '../../api/use-analysis.ts'
import { TierTag } from '../../report/shared/tier-tag.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { compareRuns, type RunComparison } from './compare-runs.ts'
import classes from './comparison.module.css'
import { whyIncomparable } from './incomparable.ts'
import { type SourceDifference, sourceDifferences } from './source-differences.ts'
import { COMPARE_TEXT as TEXT } from './strings.ts'

/** Lists of gaps whose difference does not come from the user's page. */
const UNDECIDED = ['first', 'unlisted', 'gone'] as const
const COUNTED = ['closed', 'added', 'open', ...UNDECIDED] as const
type GapKind = (typeof COUNTED)[number]
/** Figures that are shown even if they are zero. */
const ALWAYS: ReadonlySet<GapKind> = new Set(['closed', 'added', 'open'])

interface Run {
  readonly result: AnalysisResult
  /** ISO 8601 */
  readonly createdAt: string
}

interface ComparisonProps {
  current: Run
  otherId: string
  onClose: () => void
}

/** Compares this report with another run, always the later one with the earlier one. */
export default function Comparison({ current, otherId, onClose }: ComparisonProps) {
  const { data: other, error, refetch } = useAnalysis(otherId)
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = other !== undefined || error !== null
  useEffect(() => {
    if (settled) heading.current?.focus({ preventScroll: false })
  }, [settled])
  return (
    <Card as="section" aria-labelledby="comparison-heading" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="comparison-heading" tabIndex={-1} ref={heading}>
          {TEXT.title}
        </h2>
        <Button variant="subtle" size="xs" leftSection={<X size={14} aria-hidden />} onClick={onClose}>
          {TEXT.close}
        </Button>
      </div>
      {error ? (
        <LoadFailed
          title={TEXT.failed}
          error={error}
          onRetry={isMissing(error) ? undefined : () => void refetch()}
        />
      ) : null}
      {!other && !error ? (
        <Skeleton height={160} radius="md" role="status" aria-label={TEXT.loading} />
      ) : null}
      {other && !other.result ? (
        <Notice tone="warning" title={TEXT.incomparable}>
          {TEXT.noResult}
        </Notice>
      ) : null}
      {other?.result ? (
        <Compared runs={[current, { result: other.result, createdAt: other.createdAt }]} />
      ) : null}
    </Card>
  )
}

function Compared({ runs }: { runs: readonly [Run, Run] }) {
  const [earlier, later] = runs[0].createdAt < runs[1].createdAt ? runs : [runs[1], runs[0]]
  const [whyNotEarlier, whyNotLater] = [whyIncomparable(earlier.result), whyIncomparable(later.result)]
  return (
    <>
      <p className={classes.when}>{TEXT.when(shortTime(earlier.createdAt), shortTime(later.createdAt))}</p>
      {whyNotEarlier === null && whyNotLater === null ? (
        <Difference earlier={earlier} later={later} />
      ) : (
        <Notice tone="warning" title={TEXT.incomparable}>
          {whyNotEarlier === null ? null : <p>{TEXT.earlierRun(whyNotEarlier)}</p>}
          {whyNotLater === null ? null : <p>{TEXT.laterRun(whyNotLater)}</p>}
          <p>{TEXT.incomparableHint}</p>
        </Notice>
      )}
    </>
  )
}

function Difference({ earlier, later }: { earlier: Run; later: Run }) {
  const found = useMemo(() => compareRuns(earlier.result, later.result), [earlier, later])
  const differences = useMemo(() => sourceDifferences(earlier.result, later.result), [earlier, later])
  return (
    <>
      <OtherSources differences={differences} />
      <Figures found={found} />
      <div className={classes.lists}>
        <Gaps kind="closed" gaps={found.closed} />
        <Gaps kind="added" gaps={found.added} />
        {found.open.length === 0 ? null : <Gaps kind="open" gaps={found.open} />}
        {UNDECIDED.filter((kind) => found[kind].length > 0).map((kind) => (
          <Gaps key={kind} kind={kind} gaps={found[kind]} />
        ))}
      </div>
    </>
  )
}

function Figures({ found }: { found: RunComparison }) {
  const { before, after, change, isAtLeast } = found
  const tone = change === 0 ? 'calm' : change > 0 ? 'good' : 'poor'
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{TEXT.scores(isAtLeast)}</dt>
        <dd>
          {`${Math.round(before)}\u00a0→\u00a0${Math.round(after)}`}
          <span className={classes.change} data-tone={tone}>
            {change > 0 ? `+${change}` : change === 0 ? TEXT.same : `−${-change}`}
          </span>
        </dd>
      </div>
      {COUNTED.filter((kind) => ALWAYS.has(kind) || found[kind].length > 0).map((kind) => (
        <div key={kind}>
          <dt>{TEXT[kind]}</dt>
          <dd>{TEXT.count(found[kind].length)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is said below the title of a list of gaps; empty if its gaps say all. */
function noteOf(kind: GapKind, isEmpty: boolean): string {
  if (kind === 'closed' || kind === 'added') return isEmpty ? TEXT[`${kind}None`] : ''
  return kind === 'open' ? '' : TEXT[`${kind}Hint`]
}

function Gaps({ kind, gaps }: { kind: GapKind; gaps: readonly Gap[] }) {
  const note = noteOf(kind, gaps.length === 0)
  return (
    <div>
      <h3 className={classes.title}>{TEXT[kind]}</h3>
      {note === '' ? null : <p className={classes.none}>{note}</p>}
      {gaps.length === 0 ? null : (
        <ul className={classes.gaps}>
          {gaps.map((gap) => (
            <li key={gap.topicId}>
              <TierTag tier={gap.tier} />
              {gap.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The pages on which only one of the runs rests. */
function OtherSources({ differences }: { differences: readonly SourceDifference[] }) {
  if (differences.length === 0) return <p className={classes.sources}>{TEXT.sameSources}</p>
  return (
    <Notice tone="info" title={TEXT.otherSources}>
      <p>{TEXT.otherSourcesHint}</p>
      <ul className={classes.differences} aria-label={TEXT.sourcesLabel}>
        {differences.map(({ kind, urls }) => (
          <li key={kind}>
            {TEXT.sources[kind]}：{urls.map(shortAddress).join('、')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function shortAddress(url: string): string {
  const reference = describeReference(url)
  return reference.kind === 'domain' ? reference.host : withoutScheme(url)
}
