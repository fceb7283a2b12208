import { expect, it } from 'vitest'
import { prepareClaim } from './prepared-claim.ts'
import { claimIn } from './testing/claims.ts'
import { byWordsBefore } from './words-before.ts'

/** Whether the figures of two pages on these subjects of the table are of one thing. */
function areOne(one: string, other: string, subjects: readonly [string, string] = ['t1', 't1']): boolean {
  const of = (text: string, at: 0 | 1) =>
    prepareClaim(claimIn(text, at + 1), {
      subjects: new Set([subjects[at]]),
      measures: new Map(),
      statements: new Set(),
    })
  return byWordsBefore(of(one, 0), of(other, 1)) !== null
}

it('takes figures on one subject behind the same words for one measure', () => {
  const [one, other] = ['養小型犬、鋪短毛地毯，三個月送洗。', '養小型犬、鋪短毛地毯，半年送洗就夠。'] as const
  expect(areOne(one, other)).toBe(true)
  expect(areOne(one, other, ['t1', 't2'])).toBe(false)
  expect(areOne(one, '養大型犬、鋪長毛地墊，半年送洗就夠。')).toBe(false)
  expect(areOne('短毛地毯三個月送洗。', '短毛地毯半年送洗。')).toBe(false)
})
