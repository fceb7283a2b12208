import { expect, it } from 'vitest'
import { type PreparedClaim, prepareClaim } from './prepared-claim.ts'
import { reachedTimes } from './reached-times.ts'
import { claimsIn } from './testing/claims.ts'

/** What the first figures of two pages measure, which are about one subject of the table or two. */
function of(one: string, other: string, subjects: readonly [string, string] = ['t1', 't1']) {
  const prepared = (text: string, at: 0 | 1): PreparedClaim[] =>
    claimsIn(text, at + 1).map((claim) =>
      prepareClaim(claim, { subjects: new Set([subjects[at]]), measures: new Map(), statements: new Set() }),
    )
  const all = [...prepared(one, 0), ...prepared(other, 1)]
  const [first] = all
  const second = all.find(({ claim }) => claim.sourceId !== first?.claim.sourceId)
  if (first === undefined || second === undefined) throw new Error('no figures')
  return reachedTimes(first, second, { keyword: '潛水 證照', all })
}

it('takes ages and times that one subject demands for one thing, in whatever words', () => {
  expect(of('滿 10 歲即可報名。', '教練建議滿 12 歲再學。')).toEqual(['年齡'])
  expect(of('滿三個月就可以下水。', '我的建議是滿六個月。')).toEqual(['滿多久'])
})

it('takes none of two subjects, of two units, or of which one is only a limit', () => {
  expect(of('滿 10 歲即可報名。', '教練建議滿 12 歲再學。', ['t1', 't2'])).toBeNull()
  expect(of('滿 30 日即可退費。', '滿六個月就不退費。')).toBeNull()
  expect(of('滿 10 歲即可報名。', '未滿 12 歲不收。')).toBeNull()
})

it('takes what holds before an age for one thing only where both sentences say it of one', () => {
  expect(of('未滿 18 歲由家長簽切結書。', '未滿 20 歲的學員，切結書要請家長簽。')).toEqual(['年齡'])
  expect(of('未滿 10 歲不下水。', '未滿 12 歲的孩子，船票半價。')).toBeNull()
})

it('takes none where a page demands both values, of two kinds of people', () => {
  expect(of('學生滿 10 歲即可報名。教練要滿 20 歲。', '助教滿 20 歲才收。')).toBeNull()
})
