import { expect, it } from 'vitest'
import { claimIn } from './testing/claims.ts'
import { areLimitAndWait } from './within-or-after.ts'

it('tells a time within which something is done from one after which it is', () => {
  const areTwo = (one: string, other: string) => areLimitAndWait(claimIn(one, 1), claimIn(other, 2))
  expect(areTwo('調好的石膏五分鐘內倒完。', '石膏十分鐘後脫模。')).toBe(true)
  expect(areTwo('石膏五分鐘內倒完。', '石膏十分鐘內倒完。')).toBe(false)
  expect(areTwo('石膏五分鐘內不要碰。', '石膏十分鐘後脫模。')).toBe(false)
})
