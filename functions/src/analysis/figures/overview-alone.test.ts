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

it('takes the interval in a table for how often the AI Overview says that something is done', () => {
  const stated = { ...claimIn('濾網清潔：每六個月由師傅清一次。', 1), sourceId: OVERVIEW }
  const other = claimIn('濾網清潔每年一次就夠。', 2)
  const isAlone = (page: string) =>
    ofOverviewAlone(
      { claims: [stated, other], about: ['濾網清潔'] },
      [stated, other, ...claimsIn(page, 3)],
      'p0',
    )(stated)
  expect(isAlone('## 濾網清潔\n| 項目\t誰做\t多久一次\n| 拆洗\t師傅\t六個月\n| 擦拭\t家人\t每週')).toBe(false)
  expect(isAlone('## 濾網清潔\n| 項目\t誰做\t多久一次\n| 拆洗\t師傅\t三個月\n| 擦拭\t家人\t每週')).toBe(true)
})
