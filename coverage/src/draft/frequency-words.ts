import type { Figure } from '@gaplens/text/figures/figure'
import { foldCharacters } from '@gaplens/text/figures/fold'
import type { FigureClaim } from '../figures/figure-claims.ts'

/** A number with the period or the times that it counts, within a frequency. */
const COUNTED =
  /[每隔各再一二兩三四五六七八九十半\d.到至~–-]+\s?個?(?:天|日|週|星期|禮拜|月|季|年|小時|次|回|遍|趟)?|\b(?:once|twice|times|every|an?|per|each|(?:day|week|month|year)s?)\b/giu
/** 「每週」 and 「每個月」, without a number of times. */
const EVERY = /每個?(天|日|週|星期|禮拜|月|季|年)/gu
const ONE_NAME: Readonly<Record<string, string>> = { 日: '天', 星期: '週', 禮拜: '週' }
/** In days. */
const PERIODS: Readonly<Record<string, number>> = {
  天: 1,
  週: 7,
  月: 30.436_875,
  季: 91.310_625,
  年: 365.242_5,
}
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
  const period = Object.keys(PERIODS).find((name) => Math.abs((PERIODS[name] ?? 0) * low - 1) < TOLERANCE)
  return period === undefined ? null : `每${period}`
}
