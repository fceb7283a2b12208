import { WEBSITE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import {
  CartesianGrid,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import classes from './standing-scatter.module.css'

export interface Point {
  readonly name: string
  readonly words: number
  readonly coverage: number
}

interface StandingScatterProps {
  own: Point | null
  others: readonly Point[]
  median: number | null
}

const AXIS = { stroke: 'var(--line-strong)', tick: { fill: 'var(--dimmed)', fontSize: 12 } }
const MARGIN = { top: 12, right: 16, bottom: 24, left: 0 }

const LABEL = { fill: 'var(--ink)', fontSize: 12 } as const

/** A name extends towards the middle, where there is space for it. */
function sideOf({ words }: Point, longest: number): 'left' | 'right' {
  return words > longest / 2 ? 'left' : 'right'
}

function Label({ active, payload }: { active?: boolean; payload?: readonly { payload?: unknown }[] }) {
  const point = payload?.[0]?.payload as Point | undefined
  if (!active || !point) return null
  return (
    <div className={classes.label}>
      <strong>{point.name}</strong>
      <br />
      {TEXT.coverage} {point.coverage}・{TEXT.words(point.words)}
    </div>
  )
}

/** The mark of the user's page. It is larger and of another shape, because colour alone must not carry meaning. */
function OwnMark({ cx = 0, cy = 0 }: { cx?: number | undefined; cy?: number | undefined }) {
  return <path d={`M${cx} ${cy - 9}l9 9l-9 9l-9-9z`} fill="var(--own-fill)" stroke="var(--surface-raised)" />
}

/** Coverage by length: whether pages cover more only because they are longer. Loaded when it comes into view. */
export default function StandingScatter({ own, others, median }: StandingScatterProps) {
  // They are sorted by score, best first.
  const [best] = others
  const longest = Math.max(...others.map(({ words }) => words), own?.words ?? 0)
  return (
    <ResponsiveContainer width="100%" height={260}>
      <ScatterChart margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--line)" />
        <XAxis
          type="number"
          dataKey="words"
          name={TEXT.length}
          domain={[0, 'auto']}
          label={{
            value: TEXT.lengthAxis,
            position: 'bottom',
            fill: 'var(--dimmed)',
            fontSize: 12,
          }}
          {...AXIS}
        />
        <YAxis type="number" dataKey="coverage" name={TEXT.coverage} domain={[0, 100]} width={40} {...AXIS} />
        {median === null ? null : (
          <ReferenceLine
            y={median}
            stroke="var(--dimmed)"
            strokeDasharray="4 4"
            label={{ ...LABEL, value: `${TEXT.median} ${median}`, position: 'insideBottomRight' }}
          />
        )}
        <Tooltip content={<Label />} cursor={{ strokeDasharray: '3 3', stroke: 'var(--line-strong)' }} />
        <Scatter
          data={others.filter((point) => point !== best)}
          fill="var(--bar)"
          isAnimationActive={false}
        />
        {best === undefined ? null : (
          <Scatter data={[best]} fill="var(--brand)" isAnimationActive={false}>
            <LabelList dataKey="name" {...LABEL} position={sideOf(best, longest)} />
          </Scatter>
        )}
        {own === null ? null : (
          <Scatter data={[own]} fill="var(--own-fill)" shape={OwnMark} isAnimationActive={false}>
            <LabelList
              dataKey="name"
              {...LABEL}
              fontWeight={600}
              position={sideOf(own, longest)}
              offset={12}
            />
          </Scatter>
        )}
      </ScatterChart>
    </ResponsiveContainer>
  )
}
