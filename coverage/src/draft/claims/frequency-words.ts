import type { Figure } from '@gaplens/text/figures/figure'
import { foldCharacters } from '@gaplens/text/figures/fold'
import { PERIOD_DAYS } from '@gaplens/text/figures/frequency'
import type { FigureClaim } from '../../figures/figure-claims.ts'

/** A number with the period or the times that it counts, within a frequency. */
const COUNTED =
  /[每隔各再一二兩三四五六七八九十半\d.到至~–-]+\s?個?(?:天|日|週|星期|禮拜|月|季|年|小時|次|回|遍|趟)?|\b(?:once|twice|times|every|an?|per|each|(?:day|week|month|year)s?)\b/giu
/** 「每週」 and 「每個月」, without a number of times. */
const EVERY = /每個?(天|日|週|星期|禮拜|月|季|年)/gu
const ONE_NAME: Readonly<Record<string, string>> = { 日: '天', 星期: '週', 禮拜: '週' }
const YEAR_DAYS = PERIOD_DAYS.get('year') ?? 0
/** In days. */
const DAYS: ReadonlyMap<string, number | undefined> = new Map([
  ['天', PERIOD_DAYS.get('day')],
  ['週', PERIOD_DAYS.get('week')],
  ['月', PERIOD_DAYS.get('month')],
  ['季', YEAR_DAYS / 4],
  ['年', YEAR_DAYS],
])
const TOLERANCE = 0.001

/** The actions that frequencies name between their numbers, such as the 「洗」 of 「一年洗兩次」. A sentence without its figures lacks them. */
export function actionsOf(figures: readonly FigureClaim[]): string {
  return figures
    .filter(({ figure }) => figure.dimension === 'frequency')
    .map(({ figure }) => figure.text.replace(COUNTED, ' ').trim())
    .join(' ')
}

/** The periods of which a text says 「每」, in one canonical form: 「每週」 also for 「每星期」. */
export function periodsIn(text: string): string[] {
  return [...foldCharacters(text).matchAll(EVERY)].map(([, period = '']) => `每${ONE_NAME[period] ?? period}`)
}

/** The period in which something is done once, as `periodsIn` has it: 「每週」 for 「一週擦乾一次」. Null for other figures. */
export function onceEvery({ dimension, low, high }: Figure): string | null {
  if (dimension !== 'frequency' || low !== high) return null
  const once = [...DAYS].find(([, days = 0]) => Math.abs(days * low - 1) < TOLERANCE)
  return once === undefined ? null : `每${once[0]}`
}
