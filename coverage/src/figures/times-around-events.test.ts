import { expect, it } from 'vitest'
import { groupFigures } from './figure-groups.ts'
import { claimIn, claimsIn } from './testing/claims.ts'
import { eventOfBoth } from './times-around-events.ts'

const event = (one: string, other: string) => eventOfBoth(claimIn(one, 1), claimIn(other, 2))

it.each([
  ['搬運日三日前通知者，訂金全數退還。', '搬遷日 7 天前來電，改期免費。', '搬運日前'],
  ['至遲應於考前 10 日提出申請。', '公開場最晚考前 5 日都還能改期。', '考前'],
  ['貼紙撕掉以後要放 5 分鐘。', '撕下標籤後靜置 1 分鐘再裝入。', '貼紙撕掉後'],
  ['飯後歇 30 分鐘就可以下水。', '吃完隔一小時再泡。', '飯後'],
  ['用餐後一小時內不宜入池。', '飯後歇 30 分鐘就可以下水。', '用餐後'],
  ['喝過酒請等 2 小時。', '酒後至少隔 6 小時。', '喝過酒後'],
])('names the event from or up to which both durations are counted: %s', (one, other, name) => {
  expect(event(one, other)).toBe(name)
})

it.each([
  ['another event', '術後三天可以洗頭。', '飯後 30 分鐘再走動。'],
  ['the other side of it', '飯前一小時服用。', '飯後 30 分鐘服用。'],
  ['what must not be done beside what is done', '檢查前三小時開始不喝水。', '檢查前五小時再喝一包。'],
  ['a day of the month', '每月 10 日前繳稅。', '單月 15 日前申報。'],
  ['no event but the words around one', '應於 60 日前公告。', '應於 30 日前通知。'],
])('names none for %s', (_, one, other) => {
  expect(event(one, other)).toBeNull()
})

it('takes such durations for values of one thing only if their sentences are about one subject', () => {
  const claims = [...claimsIn('搬運日三日前通知。', 1), ...claimsIn('搬遷日 7 天前來電。', 2)]
  const groups = (...subjects: string[][]) =>
    groupFigures(claims, '搬家', '', ({ sourceId }) => ({
      subjects: new Set(subjects[sourceId === 'p1' ? 0 : 1]),
      measures: new Map(),
    }))
  expect(groups(['t1'], ['t1'])).toMatchObject([{ about: ['搬運日前'], disagree: true, confirmed: false }])
  expect(groups(['t1'], ['t2'])).toEqual([])
})
