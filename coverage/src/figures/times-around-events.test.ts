import { expect, it } from 'vitest'
import { groupFigures } from './figure-groups.ts'
import { claimIn, claimsIn } from './testing/claims.ts'
import { areAroundOneEvent, timeAroundEvent } from './times-around-events.ts'

/** Whether the first figures of two pages are counted from or up to one event. */
function areOne(one: string, other: string): boolean {
  const [a, b] = [timeAroundEvent(claimIn(one, 1)), timeAroundEvent(claimIn(other, 2))]
  return a !== null && b !== null && areAroundOneEvent(a, b)
}

it.each([
  ['搬運日三日前通知者，訂金全數退還。', '搬遷日 7 天前來電，改期免費。'],
  ['至遲應於考前 10 日提出申請。', '公開場最晚考前 5 日都還能改期。'],
  ['飯後歇 30 分鐘就可以下水。', '吃完隔一小時再泡。'],
  ['用餐後一小時內不宜入池。', '飯後歇 30 分鐘就可以下水。'],
  ['喝過酒請等 2 小時。', '酒後至少隔 6 小時。'],
  ['一罐啤酒要等 2 小時。', '酒後至少隔 6 小時。'],
  ['測驗後第 19 天上午開放查詢。', '考後 14 天就能查了。'],
])('finds the event from or up to which both durations are counted: %s', (one, other) => {
  expect(areOne(one, other)).toBe(true)
})

it.each([
  ['another event', '術後三天可以洗頭。', '飯後 30 分鐘再走動。'],
  ['another event with a character in common', '到貨後 7 天可退。', '退貨後 14 天入帳。'],
  ['another thing eaten', '吃藥後 30 分鐘再躺下。', '飯後 2 小時量一次。'],
  ['another thing that somebody did', '吃過藥請等 30 分鐘。', '喝過酒請等 2 小時。'],
  ['the other side of it', '飯前一小時服用。', '飯後 30 分鐘服用。'],
  ['what must not be done beside what is done', '檢查前三小時開始不喝水。', '檢查前五小時再喝一包。'],
  ['a day of the month', '每月 10 日前繳稅。', '單月 15 日前申報。'],
  ['the words around an event', '應於 60 日前公告。', '應於 30 日前通知。'],
  ['now', '目前保固 2 年。', '目前提供 5 年。'],
  ['what comes next', '然後煮 10 分鐘。', '然後燜 30 分鐘。'],
  ['what a shop does for its customers', '售後 7 天內可換貨。', '售後保固 30 天。'],
  ['a part of a word', '油漆完全乾要 3 天。', '油漆後 7 天才能入住。'],
  ['a restriction', '不過要等 3 天。', '不過要等 5 天。'],
])('finds none in %s', (_, one, other) => {
  expect(areOne(one, other)).toBe(false)
})

/** Groups the figures of pages whose sentences are about the subjects given for each page. */
function groups(texts: readonly string[], ...subjects: string[][]) {
  const claims = texts.flatMap((text, at) => claimsIn(text, at + 1))
  return groupFigures(claims, '搬家', '', ({ sourceId }) => ({
    subjects: new Set(subjects[Number(sourceId.slice(1)) - 1] ?? ['t1']),
    measures: new Map(),
    statements: new Set(),
  }))
}

it('takes such durations for values of one thing only if their sentences are about one subject', () => {
  const texts = ['搬運日三日前通知。', '搬遷日 7 天前來電。']
  expect(groups(texts, ['t1'], ['t1'])).toMatchObject([
    { about: ['搬運日前'], disagree: true, confirmed: false },
  ])
  expect(groups(texts, ['t1'], ['t2'])).toEqual([])
})

it('takes for none what a page gives beside another duration after the same event', () => {
  expect(groups(['術後 3 天洗頭。術後 2 週運動。', '術後 5 天拆線。'])).toEqual([])
})

it('compares pages of as many such durations as are read of one without growing with their pairs', () => {
  const page = Array.from({ length: 150 }, (_, at) => `術後 ${at + 2} 天可以做第${at}件事。`).join('')
  const started = performance.now()
  groups([page, page, page])
  expect(performance.now() - started).toBeLessThan(20_000)
})

it('takes how long to wait after one event for one thing on any subject, though one says that it is the least', () => {
  const waits = (keyword: string, ...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      keyword,
    )
  const texts = ['一罐啤酒要等 2 小時。', '酒後至少隔 6 小時。']
  expect(waits('泡湯', ...texts)).toMatchObject([{ disagree: true }])
  expect(waits('啤酒泡湯', ...texts)).toEqual([])
  expect(waits('泡湯', '一罐啤酒撐 2 小時。', '酒後至少隔 6 小時。')).toEqual([])
})
