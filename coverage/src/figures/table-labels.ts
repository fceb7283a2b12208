import { identicalUnit } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { WORD } from './clauses.ts'
import type { FigureClaim } from './figure-claims.ts'
import { specific } from './shared-words.ts'

/** The rows of the table that begins at a block. */
export function rowsFrom(blocks: readonly { kind: string; text: string }[], start: number): string[] {
  const end = blocks.findIndex(({ kind }, at) => at >= start && kind !== 'tableRow')
  return blocks.slice(start, end < 0 ? undefined : end).map(({ text }) => text)
}

/** In a table, the first cell of a figure's row and the head of its column say what it measures. */
export function withLabels(
  claim: FigureClaim,
  { row, head, bands }: { row: string; head: readonly string[]; bands: ReadonlySet<number> },
): FigureClaim[] {
  const column = row.slice(0, claim.figure.start).split('\t').length - 1
  const label = column > 0 && !WORD.test(specific(claim.clause)) ? (claim.bare.split('\t', 1)[0] ?? '') : ''
  const name = head[column] ?? ''
  // The column's name may say what a sum is for one of, that 「144 度」 is no temperature, and that 「60 公里」 are a speed.
  const named = readFigures(`${name} ${claim.figure.text}`).at(-1)
  if (claim.figure.dimension === 'temperature' && named?.dimension !== 'temperature') return []
  const figure = { ...asSpeed(claim.figure, named), per: claim.figure.per || (named?.per ?? '') }
  // The figures of the first cell are what the row is for: 「3.5 噸」 of a price list.
  const conditions = column > 0 ? readFigures(row.split('\t', 1)[0] ?? '') : []
  const cases = row.split('\t').flatMap((cell, at) => (bands.has(at) ? readFigures(cell) : []))
  return [
    {
      ...claim,
      figure,
      row: label,
      column: name,
      clause: `${label} ${claim.clause} ${name}`.trim(),
      beside: [...claim.beside, ...conditions],
      isCase: claim.isCase || bands.has(column),
      cases: [...claim.cases, ...cases.filter((each) => identicalUnit(each, figure))],
    },
  ]
}

/** A distance as the speed that it is with its column's name before it. An open end stays open. */
function asSpeed(figure: Figure, named: Figure | undefined): Figure {
  if (figure.dimension !== 'length' || named?.dimension !== 'speed') return figure
  const { dimension, unit, value } = named
  const end = (side: 'low' | 'high') => (Number.isFinite(figure[side]) ? named[side] : figure[side])
  return { ...figure, dimension, unit, value, low: end('low'), high: end('high') }
}
