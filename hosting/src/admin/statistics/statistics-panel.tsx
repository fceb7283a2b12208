import { STATS_DAYS, type SystemFigures, type SystemStats } from '@gaplens/contracts/admin/stats'
import { NativeSelect, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { count } from '../../ui/text/numbers.ts'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { WHILE_VISIBLE } from '../api/while-visible.ts'
import { dollarDigits, dollars, percent, seconds } from '../format.ts'
import { DaysTable } from './days-table.tsx'
import { ErrorList } from './error-list.tsx'
import { knownCost } from './known-cost.ts'
import classes from './statistics-panel.module.css'
import { STATISTICS_TEXT as TEXT } from './strings.ts'

// The chart library is larger than the rest of the admin area.
const Charts = lazyPart(() => import('./charts.tsx'))

/** Statistics of analyses: figures of today and of the period, charts by day, and errors. */
export default function StatisticsPanel() {
  const api = useAdminApi()
  const uid = useUid()
  const [days, setDays] = useState<number>(14)
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: adminKeys.systemStats(uid, days),
    queryFn: ({ signal }) => api.systemStats(days, signal),
    placeholderData: keepPreviousData,
    ...WHILE_VISIBLE,
  })
  return (
    <Card as="section" aria-labelledby="statistics">
      <div className={classes.head}>
        <h2 id="statistics">{TEXT.title}</h2>
        <NativeSelect
          aria-label={TEXT.range}
          size="sm"
          data={STATS_DAYS.map((value) => ({ value: String(value), label: TEXT.days(value) }))}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
      </div>
      {isPending ? <Skeleton height={320} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {isError && data === undefined ? (
        <LoadFailed title={TEXT.failed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Loaded stats={data} />}
    </Card>
  )
}

function Loaded({ stats }: { stats: SystemStats }) {
  const { total } = stats
  const digits = dollarDigits([stats.today, total, ...stats.days].map(knownCost))
  return (
    <>
      <div className={classes.figures}>
        <Figures title={TEXT.today} figures={stats.today} digits={digits} />
        <Figures title={TEXT.span(stats.days.length)} figures={total} digits={digits} />
      </div>
      <p className={classes.note}>
        {TEXT.durationNote}
        {total.searchCostUsd === null ? TEXT.searchUnpriced : ''}
        {total.modelCostUsd === null ? TEXT.modelUnpriced : ''}
      </p>
      {total.runs === 0 ? (
        <p className={classes.note}>{TEXT.empty}</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton height={260} mt="lg" />}>
            <Charts days={stats.days} digits={digits} errors={<ErrorList errors={stats.errors} />} />
          </Suspense>
          <DaysTable days={stats.days} digits={digits} />
        </>
      )}
    </>
  )
}

interface FiguresProps {
  title: string
  figures: SystemFigures
  /** Digits of amounts of money after the point. */
  digits: number
}

function Figures({ title, figures, digits }: FiguresProps) {
  const { searches, modelCalls, promptTokens, outputTokens } = figures
  const list = [
    [TEXT.runs, count(figures.runs)],
    [TEXT.successRate, percent(figures.successRate)],
    [TEXT.median, seconds(figures.medianMs)],
    [TEXT.p95, seconds(figures.p95Ms)],
    [TEXT.cost, dollars(knownCost(figures), digits)],
  ]
  return (
    <div className={classes.block}>
      <h3>{title}</h3>
      <dl className={classes.list}>
        {list.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{TEXT.usage(searches, modelCalls, promptTokens + outputTokens)}</p>
    </div>
  )
}
