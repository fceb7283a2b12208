import type { AnalysisResult, Gap } from '@gaplens/contracts/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { longTime } from '@gaplens/report/text/taiwan-time'
import { Button, Skeleton } from '@mantine/core'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useAnalysis } from '../../api/use-analysis.ts'
import { TierTag } from '../../report/shared/tier-tag.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { compareRuns, type RunComparison } from './compare-runs.ts'
import classes from './comparison.module.css'
import { COMPARE_TEXT as TEXT } from './strings.ts'

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
  const { data: other, error } = useAnalysis(otherId)
  const heading = useRef<HTMLHeadingElement>(null)
  const loaded = other !== undefined
  useEffect(() => {
    if (loaded) heading.current?.focus({ preventScroll: false })
  }, [loaded])
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
      {error ? <Notice tone="error" title={TEXT.failed} /> : null}
      {!other && !error ? (
        <Skeleton height={160} radius="md" role="status" aria-label={TEXT.loading} />
      ) : null}
      {other && !other.result ? <Notice tone="warning" title={TEXT.noResult} /> : null}
      {other?.result ? (
        <Difference runs={[current, { result: other.result, createdAt: other.createdAt }]} />
      ) : null}
    </Card>
  )
}

function Difference({ runs }: { runs: readonly [Run, Run] }) {
  const [earlier, later] = runs[0].createdAt < runs[1].createdAt ? runs : [runs[1], runs[0]]
  const found = useMemo(() => compareRuns(earlier.result, later.result), [earlier, later])
  return (
    <>
      <p className={classes.when}>{TEXT.when(longTime(earlier.createdAt), longTime(later.createdAt))}</p>
      <Figures found={found} />
      <div className={classes.lists}>
        <Gaps title={TEXT.closed} none={TEXT.closedNone} gaps={found.closed} />
        <Gaps title={TEXT.added} none={TEXT.addedNone} gaps={found.added} />
      </div>
      {found.gone.length > 0 ? <Gaps title={TEXT.gone} none="" gaps={found.gone} /> : null}
      <Sources found={found} />
    </>
  )
}

function Figures({ found }: { found: RunComparison }) {
  const { before, after, change } = found
  const score = (value: number | null) => (value === null ? '—' : String(Math.round(value)))
  const tone = change === null || change === 0 ? 'calm' : change > 0 ? 'good' : 'poor'
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{TEXT.coverage}</dt>
        <dd>
          {`${score(before)}\u00a0→\u00a0${score(after)}`}
          {change === null ? null : (
            <span className={classes.change} data-tone={tone}>
              {change > 0 ? `+${change}` : change === 0 ? TEXT.same : `−${-change}`}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{TEXT.closed}</dt>
        <dd>{TEXT.count(found.closed.length)}</dd>
      </div>
      <div>
        <dt>{TEXT.added}</dt>
        <dd>{TEXT.count(found.added.length)}</dd>
      </div>
      <div>
        <dt>{TEXT.open}</dt>
        <dd>{TEXT.count(found.open.length)}</dd>
      </div>
    </dl>
  )
}

function Gaps({ title, none, gaps }: { title: string; none: string; gaps: readonly Gap[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {gaps.length === 0 ? <p className={classes.none}>{none}</p> : null}
      <ul className={classes.gaps}>
        {gaps.map((gap) => (
          <li key={gap.topicId}>
            <TierTag tier={gap.tier} />
            {gap.name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sources({ found }: { found: RunComparison }) {
  const names = (pages: RunComparison['newSources']) =>
    pages.map(({ url }) => hostOf(url) ?? url).join('、') || TEXT.noSource
  return (
    <p className={classes.sources}>
      {TEXT.newSources}：{names(found.newSources)}
      <br />
      {TEXT.lostSources}：{names(found.lostSources)}
    </p>
  )
}
