import { OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { claimIn, claimsIn } from '@gaplens/coverage/figures/testing/claims'
import { expect, it } from 'vitest'
import { ofOverviewAlone } from './overview-alone.ts'

it('says of no figure that only the AI Overview gives it where the row of a page does', () => {
  const stated = { ...claimIn('快煮模式控制在 8 分鐘內。', 1), sourceId: OVERVIEW }
  const other = claimIn('快煮模式要 15 分鐘。', 2)
  const isAlone = (page: string) =>
    ofOverviewAlone(
      { claims: [stated, other], about: ['快煮模式'] },
      [stated, other, ...claimsIn(page, 3)],
      'p0',
    )(stated)
  expect(isAlone('| 模式\t時間\n| 快煮模式\t8 分鐘\n| 煲湯模式\t70 分鐘')).toBe(false)
  expect(isAlone('| 模式\t時間\n| 保溫模式\t8 分鐘\n| 煲湯模式\t70 分鐘')).toBe(true)
})
