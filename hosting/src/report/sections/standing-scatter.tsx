import { WEBSITE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import {
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from 'recharts'
import { type Box, boxOf, freePlace, type Mark, placesAlong, placesAround } from './place-names.ts'
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

const RADIUS = 5
const OWN_RADIUS = 9

/** The names of the best page, of the user's and of the median, each where it covers no point and no other name. */
function Names({ own, others, median }: StandingScatterProps) {
  const plot = usePlotArea()
  const toX = useXAxisScale()
  const toY = useYAxisScale()
  if (!plot || !toX || !toY) return null
  const markOf = (point: Point, radius: number): Mark => ({
    x: toX(point.words) ?? 0,
    y: toY(point.coverage) ?? 0,
    radius,
  })
  const ownMark = own && markOf(own, OWN_RADIUS)
  const marks = others.map((point) => markOf(point, RADIUS))
  const taken: Box[] = [...marks, ...(ownMark ? [ownMark] : [])].map(boxOf)
  const place = (text: string, places: readonly Box[]) => {
    const box = freePlace(places, taken, plot)
    if (box === undefined) return []
    taken.push(box)
    return [{ text, ...box }]
  }
  const [best] = others
  const [bestMark] = marks
  const medianText = median === null ? '' : `${TEXT.median} ${median}`
  const names = [
    ...(own && ownMark ? place(own.name, placesAround(ownMark, own.name)) : []),
    ...(best && bestMark ? place(best.name, placesAround(bestMark, best.name)) : []),
    ...(median === null ? [] : place(medianText, placesAlong(toY(median) ?? 0, plot, medianText))),
  ]
  return names.map(({ text, x, y, width, height }) => (
    <text
      key={text}
      x={x + width / 2}
      y={y + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill="var(--ink)"
      fontSize={12}
      fontWeight={text === own?.name ? 600 : 400}
    >
      {text}
    </text>
  ))
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
  return (
    <path
      d={`M${cx} ${cy - OWN_RADIUS}l9 9l-9 9l-9-9z`}
      fill="var(--own-fill)"
      stroke="var(--surface-raised)"
    />
  )
}

/** Coverage by length: whether pages cover more only because they are longer. Loaded when it comes into view. */
export default function StandingScatter(props: StandingScatterProps) {
  const { own, others, median } = props
  // They are sorted by score, best first.
  const [best] = others
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
        {median === null ? null : <ReferenceLine y={median} stroke="var(--dimmed)" strokeDasharray="4 4" />}
        <Tooltip content={<Label />} cursor={{ strokeDasharray: '3 3', stroke: 'var(--line-strong)' }} />
        <Scatter
          data={others.filter((point) => point !== best)}
          fill="var(--bar)"
          isAnimationActive={false}
        />
        {best === undefined ? null : <Scatter data={[best]} fill="var(--brand)" isAnimationActive={false} />}
        {own === null ? null : (
          <Scatter data={[own]} fill="var(--own-fill)" shape={OwnMark} isAnimationActive={false} />
        )}
        <Names {...props} />
      </ScatterChart>
    </ResponsiveContainer>
  )
}
