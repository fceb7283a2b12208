import type { FigureGroup, Statement } from '@gaplens/contracts/analysis/report'
import type { ReportModel } from './report-model.ts'

type GivenFigure = FigureGroup['figures'][number]

/** A number, or both ends of a range. A sum of two units (「1 小時 30 分鐘」) is read as none. */
const VALUE =
  /^\D*?(\d[\d,]*(?:\.\d+)?)\s?([萬千億])?(?:\s?\P{N}{0,4}?[–~～到至-]\s?(\d[\d,]*(?:\.\d+)?)\s?([萬千億])?)?\D*$/u
const SCALES: Record<string, number> = { 千: 1e3, 萬: 1e4, 億: 1e8 }
const AT_MOST =
  /以?[內下]|至多|最[多長久高大]|上限|高達|不到|不超過|[未不]逾|未滿|不足|[低少小][於于]|不(?:得|會)?[高大多][於于]/u
const AT_LEAST = /以上|起|至少|最[少短低小]|下限|滿|超過|不(?:得|會)?[低少小][於于]|[高大多][於于]|逾/u
/** 「不低於」 is no 「低於」. */
const NOT_LESS = /不(?:得|會)?[低少小][於于]/u
const ABOUT = /約|左右|上下/u
/** 「約」 widens a value by this share. */
const WIDER = 0.1
/** So many characters around a figure of a statement limit it: 「最長 5 天」, 「20 年以上」. */
const BEFORE = 4
const AFTER = 3

/**
 * The figures that a page gives where a statement has others of the same thing, as the table of differing figures tells them: 「約 15 年」 for
 * 「20 年以上」. Empty where they may be the same, where the page's are outdated, and where several statements have that value.
 */
export function otherFigures(
  { result }: Pick<ReportModel, 'result'>,
  { text }: Statement,
  pageId: string,
): string[] {
  const texts = (result.coverage?.statements ?? []).map((statement) => statement.text)
  const isOfAnother = (shown: string) => texts.some((other) => other !== text && placeOf(other, shown) >= 0)
  return (result.coverage?.figures ?? []).flatMap((group) => {
    const stated = group.figures.filter(
      ({ giver, shown }) => giver === 'overview' && placeOf(text, shown) >= 0 && !isOfAnother(shown),
    )
    const given = group.figures.filter((figure) => figure.pageId === pageId && !figure.outdated)
    const differ = (one: GivenFigure) => stated.every((other) => areApart(one, other, text))
    return group.disagree && stated.length > 0 && given.every(differ) ? given.map(({ shown }) => shown) : []
  })
}

/** Where a text has a figure, and not the end of another: 「5 年」 is not in 「15 年」. */
function placeOf(text: string, shown: string): number {
  const at = text.indexOf(shown)
  return /[\d.,]$/u.test(text.slice(0, Math.max(0, at))) ? -1 : at
}

function areApart(given: GivenFigure, stated: GivenFigure, text: string): boolean {
  const at = placeOf(text, stated.shown)
  const around = text.slice(Math.max(0, at - BEFORE), at + stated.shown.length + AFTER)
  const [one, other] = [rangeOf(given.shown, given.shown), rangeOf(stated.shown, around)]
  return (
    given.unit === stated.unit &&
    one !== null &&
    other !== null &&
    (one.high < other.low || other.high < one.low)
  )
}

/** The values that a figure allows; null if it has no single value or range in digits. @param limits it with the words around it */
function rangeOf(shown: string, limits: string): { readonly low: number; readonly high: number } | null {
  const [, from, fromScale, to, toScale] = VALUE.exec(shown) ?? []
  if (from === undefined) return null
  const amountOf = (digits: string, scale = '') =>
    Number.parseFloat(digits.replaceAll(',', '')) * (SCALES[scale] ?? 1)
  const values = [amountOf(from, fromScale ?? toScale), amountOf(to ?? from, toScale ?? fromScale)]
  const wider = ABOUT.test(limits) ? WIDER : 0
  const isAtMost = AT_MOST.test(limits.replace(NOT_LESS, ''))
  const low = isAtMost ? 0 : Math.min(...values) * (1 - wider)
  const high =
    !isAtMost && AT_LEAST.test(limits) ? Number.POSITIVE_INFINITY : Math.max(...values) * (1 + wider)
  return { low, high }
}
