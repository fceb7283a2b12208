import { expect, it } from 'vitest'
import { byDenial } from './not-within.ts'
import { NO_CONTEXT } from './prepared-claim.ts'
import { twoClaims } from './testing/claims.ts'

/** What must not be done within both times of two sentences on one subject of the table. */
function denied(one: string, other: string): readonly string[] | null {
  const context = { ...NO_CONTEXT, subjects: new Set(['t1']) }
  const [a, b] = twoClaims(one, other)
  return byDenial({ ...a, context }, { ...b, context })
}

it('joins two times within which the same must not be done', () => {
  expect(denied('施工後七天內請勿踩踏。', '三天內不要踩踏木板。')).toEqual(['踩踏'])
  expect(denied('澆水：48 小時內先不澆。', '72 小時內請勿澆水。')).toEqual(['澆水'])
})

it('joins none within which other things must not be done, or one may be', () => {
  expect(denied('七天內請勿踩踏。', '三天內不要踩點。')).toBeNull()
  expect(denied('七天內請勿踩踏。', '三天內可以踩踏。')).toBeNull()
  expect(denied('七天內請勿踩踏。', '三天內不要拖地。')).toBeNull()
})
