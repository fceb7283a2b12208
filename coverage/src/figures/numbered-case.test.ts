import { expect, it } from 'vitest'
import { mayBeOne } from './may-be-one.ts'
import { byNumberedCase } from './numbered-case.ts'
import { type PreparedClaim, prepareClaim } from './prepared-claim.ts'
import { twoClaims } from './testing/claims.ts'

/** Whether the figures of two pages on these subjects of the table are of one case. */
function areOne(one: string, other: string, subjects: readonly [string, string] = ['t1', 't1']): boolean {
  const of = ({ claim }: PreparedClaim, at: 0 | 1) =>
    prepareClaim(claim, { subjects: new Set([subjects[at]]), measures: new Map(), statements: new Set() })
  const [a, b] = twoClaims(one, other)
  return byNumberedCase(of(a, 0), of(b, 1)) !== null
}

it('takes figures right behind one numbered case for one measure', () => {
  expect(areOne('第 3 區每月 1,200 元，含水費。', '全市的費率表裡，第 3 區每月有 1,500 元。')).toBe(true)
  expect(areOne('第 3 區每月 1,200 元。', '第 3 區每月有 1,500 元。', ['t1', 't2'])).toBe(false)
  expect(areOne('第 3 區每月 1,200 元。', '第 4 區每月 1,500 元。')).toBe(false)
  expect(areOne('第 3 區攤位每月 1,200 元。', '第 3 區車位每月 1,500 元。')).toBe(false)
  expect(areOne('第 3 年每月 1,200 元。', '第 3 年每月 1,500 元。')).toBe(false)
})

it('takes which part is left of one thing for one measure, in whatever words it is left', () => {
  expect(areOne('停牌後點數剩三成。', '點數剩下 20%，不能換現金。')).toBe(true)
  expect(areOne('停牌後點數剩三成。', '電量剩下 20%。')).toBe(false)
  expect(mayBeOne(...twoClaims('點數剩三成。', '點數剩下 20%。'))).toBe(false)
  expect(mayBeOne(...twoClaims('點數剩三成。', '點數剩下 20%。'), true)).toBe(true)
})
