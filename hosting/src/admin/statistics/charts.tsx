import type { SystemStats } from '@gaplens/contracts/admin/stats'
import type { ReactElement, ReactNode } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { dollars, shortDay } from '../format.ts'
import { knownCost } from './known-cost.ts'
import classes from './statistics-panel.module.css'
import { STATISTICS_TEXT as TEXT } from './strings.ts'

const AXIS = { stroke: 'var(--line-strong)', tick: { fill: 'var(--dimmed)', fontSize: 12 } }
const VALUES = { tickLine: false, axisLine: false, width: 48, ...AXIS }
const TOOLTIP = {
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-md)',
    background: 'var(--surface-raised)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
  },
  cursor: { fill: 'var(--calm-bg)', stroke: 'var(--line-strong)' },
}
const MARGIN = { top: 8, right: 8, bottom: 0, left: -12 }
const MOST_DOTS = 14
const DIGITS = { maximumFractionDigits: 4 }

interface ChartsProps {
  days: SystemStats['days']
  /** Digits of amounts of money after the point. */
  digits: number
  errors: ReactNode
}

/** Three charts by day. A table has the same figures. */
export default function Charts({ days, digits, errors }: ChartsProps) {
  const rows = days.map((day) => ({
    day: shortDay(day.day),
    [TEXT.completed]: day.completed,
    [TEXT.completedWithErrors]: day.completedWithErrors,
    [TEXT.failedRuns]: day.failed,
    [TEXT.median]: toSeconds(day.medianMs),
    [TEXT.p95]: toSeconds(day.p95Ms),
    [TEXT.cost]: knownCost(day),
  }))
  const frame = (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="day" minTickGap={16} tickLine={false} {...AXIS} />
      <Tooltip
        {...TOOLTIP}
        formatter={(value, name) =>
          name === TEXT.cost ? dollars(Number(value), digits) : Number(value).toLocaleString('zh-TW', DIGITS)
        }
      />
      <Legend wrapperStyle={{ fontSize: 'var(--text-sm)' }} itemSorter={null} formatter={legendText} />
    </>
  )
  // A line with a single point would be invisible.
  const measured = days.filter((day) => day.medianMs !== null).length
  const dots = measured > MOST_DOTS ? false : { r: 3, strokeDasharray: 'none' }
  const common = { data: rows, margin: MARGIN, accessibilityLayer: false }
  return (
    <div className={classes.charts}>
      <Chart title={TEXT.runsChart}>
        <BarChart {...common}>
          {frame}
          <YAxis allowDecimals={false} {...VALUES} />
          <Bar dataKey={TEXT.completed} stackId="runs" fill="var(--good)" isAnimationActive={false} />
          <Bar
            dataKey={TEXT.completedWithErrors}
            stackId="runs"
            fill="var(--own-fill)"
            isAnimationActive={false}
          />
          <Bar dataKey={TEXT.failedRuns} stackId="runs" fill="var(--poor)" isAnimationActive={false} />
        </BarChart>
      </Chart>
      <Chart title={TEXT.durationChart}>
        <LineChart {...common}>
          {frame}
          <YAxis {...VALUES} />
          <Line
            dataKey={TEXT.median}
            stroke="var(--brand)"
            strokeWidth={2}
            dot={dots}
            connectNulls
            isAnimationActive={false}
          />
          <Line
            dataKey={TEXT.p95}
            stroke="var(--own-fill)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={dots}
            connectNulls
            isAnimationActive={false}
          />
        </LineChart>
      </Chart>
      {/* The note above the charts says which price is missing. */}
      {days.every((day) => day.runs === 0 || knownCost(day) === null) ? null : (
        <Chart title={TEXT.costChart}>
          <BarChart {...common}>
            {frame}
            <YAxis {...VALUES} />
            <Bar dataKey={TEXT.cost} fill="var(--brand)" isAnimationActive={false} />
          </BarChart>
        </Chart>
      )}
      <section className={classes.chart}>
        <h3>{TEXT.errors}</h3>
        {errors}
      </section>
    </div>
  )
}

function Chart({ title, children }: { title: string; children: ReactElement }) {
  return (
    <section className={classes.chart}>
      <h3>{title}</h3>
      <div className={classes.plot} role="img" aria-label={title}>
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      </div>
    </section>
  )
}

/** Only the marks are coloured, because coloured text would be too faint. */
function legendText(name: unknown) {
  return <span className={classes.legend}>{String(name)}</span>
}

function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 100) / 10
}
