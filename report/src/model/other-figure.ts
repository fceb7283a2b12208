import type { FigureGroup, Statement } from '@gaplens/contracts/analysis/report'
import type { ReportModel } from './report-model.ts'

type GivenFigure = FigureGroup['figures'][number]

const NUMBER = /\d[\d,]*(?:\.\d+)?(?:\s?[萬千億])?/gu
const SCALES: Record<string, number> = { 千: 1e3, 萬: 1e4, 億: 1e8 }
const AT_LEAST = /以上|起|至少|超過|不(?:得|會)?[低少小][於于]|[高大多][於于]|逾/u
const AT_MOST = /以[下內]|至多|最多|不到|不超過|未滿|不足|[低少小][於于]|不(?:得|會)?[高大多][於于]/u
const ABOUT = /約|左右|上下/u
/** 「約」 widens a value by this share. */
const WIDER = 0.1

/**
 * The figures that a page gives where a statement has others of the same thing, as the table of differing figures tells them: 「約 15 年」 for
 * 「20 年以上」; empty where none surely differs.
 */
export function otherFigures(
  { result }: Pick<ReportModel, 'result'>,
  { text }: Statement,
  pageId: string,
): string[] {
  return (result.coverage?.figures ?? []).flatMap((group) => {
    const stated = group.figures.filter(({ giver, shown }) => giver === 'overview' && text.includes(shown))
    const given = group.figures.filter((figure) => figure.pageId === pageId)
    const differ = (one: GivenFigure) => stated.every((other) => areApart(one, other))
    return group.disagree && stated.length > 0 && given.every(differ) ? given.map(({ shown }) => shown) : []
  })
}

function areApart(a: GivenFigure, b: GivenFigure): boolean {
  const [one, other] = [rangeOf(a.shown), rangeOf(b.shown)]
  return a.unit === b.unit && one !== null && other !== null && (one.high < other.low || other.high < one.low)
}

/** The values that a figure allows; null if it has no digits. */
function rangeOf(shown: string): { readonly low: number; readonly high: number } | null {
  const numbers = (shown.match(NUMBER) ?? []).map((number) => {
    const scale = SCALES[number.at(-1) ?? ''] ?? 1
    return Number.parseFloat(number.replaceAll(',', '')) * scale
  })
  if (numbers.length === 0) return null
  const wider = ABOUT.test(shown) ? WIDER : 0
  const low = AT_MOST.test(shown) ? 0 : Math.min(...numbers) * (1 - wider)
  const high = AT_LEAST.test(shown) ? Number.POSITIVE_INFINITY : Math.max(...numbers) * (1 + wider)
  return { low, high }
}
