import type { Brief } from '@gaplens/contracts/analysis/report-brief'
import { roundedMedian } from '@gaplens/report/model/median'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { figure } from '../facts/wording.ts'

/** How long the page may become, held against the pages that are compared. One on which no topic was seen says of the subject nothing. */
export function writeLength(view: View, user: ReadSource, plans: readonly GapPlan[]): Brief['length'] {
  const others = view.othersRead
    .filter(({ id }) => (view.compared(id)?.coverageScore ?? null) !== null)
    .map(({ id, page }) => ({ pageId: id, words: page.words }))
  const longest = others.toSorted((a, b) => b.words - a.words)[0]
  if (longest === undefined || plans.length === 0) return null
  const own = user.page.words
  const wordsOf = (some: readonly GapPlan[]) => some.reduce((sum, plan) => sum + plan.words, 0)
  const added = wordsOf(plans)
  const firstPlans = plans.filter(({ gap }) => gap.tier === 'p1_immediate')
  const first = wordsOf(firstPlans)
  const rounded = (words: number) => Math.round(words / 10) * 10
  const all = rounded(own + added)
  const isLong = all > longest.words
  const median = roundedMedian(others.map(({ words }) => words)) ?? 0
  const sourcesOf = (some: readonly GapPlan[]) => new Set(some.flatMap(({ pageIds }) => [...pageIds])).size
  const target = isLong ? rounded(own + first) : all
  const over =
    own > longest.words
      ? '您的網頁已比最長的來源長：補上的是沒談的事，不是為了湊篇幅；P2、P3 不重要的可以不補。'
      : target > longest.words
        ? `只補 P1 也會比最長的來源長約 ${figure(target - longest.words)} 字：把 ${sourcesOf(firstPlans)} 個來源各說一部分的事寫在一處才會這麼長，P1 也可以只寫最重要的。`
        : isLong
          ? `全部補完會比最長的來源還長，是因為把 ${sourcesOf(plans)} 個來源各說一部分的事寫在一處；P2、P3 不重要的可以不補。`
          : all < median
            ? '仍比來源的中位數短：篇幅不是目標，補齊要說的事就好。'
            : '在來源的範圍內。'
  return {
    own,
    target,
    median,
    longest,
    reason: `現有 ${figure(own)} 字，補完 P1 約加 ${figure(first)} 字，全部補完約加 ${figure(added)} 字，各節依來源的段落長短與要寫的事實估計。${over}`,
  }
}
