import { expect, it } from 'vitest'
import { areOtherSpans } from './spans.ts'
import { claimIn } from './testing/claims.ts'

it('takes a time from something on for that of what begins after it', () => {
  const isOther = (one: string, other: string) => areOtherSpans(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('自收件次日起 10 個工作天內匯入。', '送件後 25 個工作天內核付。')).toBe(false)
  expect(isOther('自收件次日起 10 個工作天內匯入。', '核付要 25 個工作天。')).toBe(true)
})

it('takes what somebody got from another for no span', () => {
  const isOther = (one: string, other: string) => areOtherSpans(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('搬走前三個月內從房東拿到的收據要留。', '搬走前兩個月內通知房東。')).toBe(false)
})

it('compares two times within which the same holds, wherever one begins', () => {
  const isOther = (one: string, other: string) => areOtherSpans(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('門票自購買日起 14 天內有效。', '門票 30 天內有效。')).toBe(false)
  expect(isOther('門票自購買日起 14 天內有效。', '門票 30 天內寄出。')).toBe(true)
})

it('takes a time that somebody looks back on for none that something takes, unless both do', () => {
  const isOther = (one: string, other: string) => areOtherSpans(claimIn(one, 1), claimIn(other, 2))
  expect(isOther('賣掉平均要等 22 個月。', '工會統計，近兩年賣掉的漁船約為原價三成。')).toBe(true)
  expect(isOther('請備妥最近六個月的航行紀錄。', '請備妥近三個月的航行紀錄。')).toBe(false)
  expect(isOther('賣掉平均要等 22 個月。', '有人等了近三年。')).toBe(false)
  expect(isOther('頭 48 小時不要下水。', '膠還沒乾，這 72 小時不要下水。')).toBe(false)
})
