import type { FigureGroup, Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { outdatedLast } from './outdated-last.ts'

const passage = (id: string, quote: string): Passage => ({
  id,
  pageId: id.split('-')[0] ?? '',
  url: 'https://a.test/',
  heading: '',
  quote,
  link: 'https://a.test/',
})
const gap = (...passageIds: string[]) => ({ topicId: 't1', passageIds }) as unknown as Gap
const titled = (rank: number, title: string): Source => {
  const source = markedSource(rank, '## 額度\n依規定辦理即可。')
  return source.page === null ? source : { ...source, page: { ...source.page, title } }
}
const order = (
  passages: Passage[],
  more: { groups?: FigureGroup[]; sources?: Source[] } = {},
): readonly string[] | undefined => {
  const given = gap(...passages.filter(({ id }) => !id.includes('-f')).map(({ id }) => id))
  return outdatedLast([given], { passages, groups: [], sources: [], ...more })[0]?.passageIds
}

it('puts a rule of an earlier year behind a later one’s', () => {
  expect(
    order([
      passage('p1-1', '民國 112 年的額度是 800 萬元。'),
      passage('p2-1', '2026 年起額度提高到 1,000 萬元。'),
    ]),
  ).toEqual(['p2-1', 'p1-1'])
})

it('puts a text that goes by a rule of years ago last, whatever the others are', () => {
  const old = passage('p1-1', '依 99 年的給付規定，由健保負擔。')
  expect(order([old, passage('p2-1', '健保已不給付。')])).toEqual(['p2-1', 'p1-1'])
  const recent = passage('p1-1', '依 115 年的給付規定，由健保負擔。')
  expect(order([recent, passage('p2-1', '健保已不給付。')])).toEqual(['p1-1', 'p2-1'])
  const [page] = [titled(3, '給付懶人包')].map((source) =>
    source.page === null ? source : { ...source, page: { ...source.page, publishedAt: '2026-05-01' } },
  )
  const later = passage('p1-1', '依 108 年的健保給付規定，由健保負擔。')
  const given = [later, passage('p2-1', '健保已不給付。')]
  expect(order(given, { sources: page === undefined ? [] : [page] })).toEqual(['p2-1', 'p1-1'])
  expect(order(given)).toEqual(['p1-1', 'p2-1'])
  for (const text of ['依 108 年版住宅火險基本條款，不在承保範圍。', '一爐電費 3 元（108 年價格）。'])
    expect(
      order([passage('p1-1', text), passage('p2-1', '這是現在的條件。')], {
        sources: page === undefined ? [] : [page],
      }),
    ).toEqual(['p2-1', 'p1-1'])
})

it('puts last what had ended, by its own words, when its page was read', () => {
  const [first, second] = [titled(1, '窗簾補助'), titled(2, '窗簾補助問答')]
  const passages = [
    passage('p1-1', '線上申請到 112 年 12 月 31 日；每戶一次。'),
    passage('p2-1', '每戶一次，在區公所申請。'),
  ]
  const sources = [first, second].map((source) => ({ ...source, readAt: '2026-11-01T00:00:00.000Z' }))
  expect(order(passages, { sources })).toEqual(['p2-1', 'p1-1'])
  const earlier = sources.map((source) => ({ ...source, readAt: '2023-11-01T00:00:00.000Z' }))
  expect(order(passages, { sources: earlier })).toEqual(['p1-1', 'p2-1'])
})

it('puts a page whose title is of an earlier year behind one of a later', () => {
  const sources = [titled(1, '2024 年額度懶人包'), titled(2, '2026 最新額度')]
  const passages = [passage('p1-1', '額度是 800 萬元。'), passage('p2-1', '額度是 1,000 萬元。')]
  expect(order(passages, { sources })).toEqual(['p2-1', 'p1-1'])
})

it('puts a figure that another corrects behind the others', () => {
  const groups = [{ figures: [{ outdated: true, passageId: 'p1-f1' }] }] as unknown as FigureGroup[]
  const passages = [
    passage('p1-1', '先備妥文件。額度是 800 萬元。'),
    passage('p2-1', '額度是 1,000 萬元。'),
    passage('p1-f1', '額度是 800 萬元。'),
  ]
  expect(order(passages, { groups })).toEqual(['p2-1', 'p1-1'])
})

it('leaves the order where nothing is older, all of it is, or the year is history', () => {
  expect(order([passage('p1-1', '額度是 800 萬元。'), passage('p2-1', '2026 年調整。')])).toEqual([
    'p1-1',
    'p2-1',
  ])
  expect(order([passage('p1-1', '2024 年調整。'), passage('p2-1', '2024 年公告。')])).toEqual([
    'p1-1',
    'p2-1',
  ])
  expect(order([passage('p1-1', '1950 年代由此而來。'), passage('p2-1', '2026 年調整。')])).toEqual([
    'p1-1',
    'p2-1',
  ])
})

it('names what is out of date, so that no action states it: the past, and old prices beside a newer page', () => {
  const dated = (rank: number, modifiedAt: string): Source => {
    const source = markedSource(rank, '## 額度\n依規定辦理即可。')
    return source.page === null ? source : { ...source, page: { ...source.page, modifiedAt } }
  }
  const sources = [dated(1, '2022-04-01'), dated(2, '2026-05-01')]
  const told = (...passages: Passage[]) => {
    const [found] = outdatedLast([gap(...passages.map(({ id }) => id))], { passages, groups: [], sources })
    return [found?.passageIds, found?.outdatedPassageIds]
  }
  const later = passage('p2-1', '洽各銀行。')
  expect(told(passage('p1-1', '最低利率 1.31%。'), later)).toEqual([['p2-1', 'p1-1'], ['p1-1']])
  expect(told(passage('p1-1', '水溫 92 度。'), later)).toEqual([['p2-1', 'p1-1'], undefined])
  // Four years before the newest page a price is old by itself, and so is what is said with it; other figures are not.
  expect(told(passage('p1-1', '最低利率 1.31%。'))).toEqual([['p1-1'], ['p1-1']])
  expect(told(passage('p1-1', '水溫 92 度。'))).toEqual([['p1-1'], undefined])
  expect(told(passage('p2-2', '兩年前能給 10 人用。'), later)).toEqual([['p2-1', 'p2-2'], ['p2-2']])
  expect(told(passage('p2-2', '下午三點以前喝完。'), later)).toEqual([['p2-2', 'p2-1'], undefined])
  // What one had once is only compared with; what it cost then is past.
  expect(told(passage('p2-2', '很省，以前那台冰箱耗電。'), later)).toEqual([['p2-2', 'p2-1'], undefined])
  expect(told(passage('p2-2', '以前的電價較低。'), later)).toEqual([['p2-1', 'p2-2'], ['p2-2']])
})

/** A page of a year. */
const dated = (rank: number, year: number): Source => {
  const source = markedSource(rank, '## 額度\n依規定辦理即可。')
  return source.page === null
    ? source
    : { ...source, page: { ...source.page, publishedAt: `${year}-05-01T00:00:00.000Z` } }
}

it('puts the quote of a page that is two years older behind, and of one year older not', () => {
  const passages = [passage('p1-1', '先備妥文件。'), passage('p2-1', '文件要附影本。')]
  expect(order(passages, { sources: [dated(1, 2024), dated(2, 2026)] })).toEqual(['p2-1', 'p1-1'])
  expect(order(passages, { sources: [dated(1, 2025), dated(2, 2026)] })).toEqual(['p1-1', 'p2-1'])
})

it('calls a price outdated on a page that is four years older than the newest one compared', () => {
  const passages = [passage('p1-1', '申請費 800 元。')]
  const outdated = (year: number) =>
    outdatedLast([gap('p1-1')], { passages, groups: [], sources: [dated(1, year), dated(2, 2026)] })[0]
      ?.outdatedPassageIds
  expect(outdated(2022)).toEqual(['p1-1'])
  expect(outdated(2023)).toBeUndefined()
})

it('takes a year before 2015 for history, which dates no rule', () => {
  const passages = (year: number) => [
    passage('p1-1', `${year} 年起額度是 800 萬元。`),
    passage('p2-1', '2026 年起額度提高到 1,000 萬元。'),
  ]
  expect(order(passages(2015))).toEqual(['p2-1', 'p1-1'])
  expect(order(passages(2014))).toEqual(['p1-1', 'p2-1'])
})

it('puts what held until a year behind the others', () => {
  const passages = [
    passage('p1-1', '民國 105 年以前，不必登錄即可販售。'),
    passage('p2-1', '上市前要完成登錄。'),
  ]
  expect(order(passages)).toEqual(['p2-1', 'p1-1'])
  const told = [passage('p1-1', '這篇寫給五年前的自己。'), passage('p2-1', '上市前要完成登錄。')]
  expect(order(told)).toEqual(['p1-1', 'p2-1'])
  const built = [passage('p1-1', '民國 88 年以前建造的房屋須檢查。'), passage('p2-1', '老屋要健檢。')]
  expect(order(built)).toEqual(['p1-1', 'p2-1'])
})

it('marks a figure of a page four years older than a quote that differs', () => {
  const passages = [passage('p1-1', '油溫要 55 度以上。'), passage('p2-1', '兩邊都降到 40 度才倒。')]
  const marked = (year: number) =>
    outdatedLast([gap('p1-1', 'p2-1')], {
      passages,
      groups: [],
      sources: [dated(1, year), dated(2, 2026)],
    })[0]?.outdatedPassageIds
  expect(marked(2015)).toEqual(['p1-1'])
  expect(marked(2024)).toBeUndefined()
})

it('takes a figure of an old page for current where a newer quote gives it too', () => {
  const sources = ['2017-05-02', '2026-03-01', '2026-04-01'].map((date, at) =>
    markedSource(at + 1, `date: ${date}\n## 醒麵\n蓋上濕布等著。`),
  )
  const passages = (old: string) => [
    passage('p1-1', old),
    passage('p2-1', '蓋上濕布醒 1 小時。'),
    passage('p3-1', '醒三十分鐘再擀，擀完切成 2 公分寬。'),
  ]
  const outdated = (old: string) =>
    outdatedLast([gap('p1-1', 'p2-1', 'p3-1')], { passages: passages(old), groups: [], sources })[0]
      ?.outdatedPassageIds
  expect(outdated('揉好醒 30 分鐘。')).toBeUndefined()
  expect(outdated('揉好醒 20 分鐘。')).toEqual(['p1-1'])
  // Of several each may stand there beside another thing.
  expect(outdated('揉好醒 30 分鐘，擀完再醒 20 分鐘。')).toEqual(['p1-1'])
})

it('takes no year since which a rule holds for the age of a quote', () => {
  const rule = passage('p1-1', '自 112 年起，年滿 18 歲即可申請。')
  const current = passage('p2-1', '2026 年的資格為名下無自有住宅。')
  expect(order([rule, current], { sources: [dated(1, 2026), dated(2, 2026)] })).toEqual(['p1-1', 'p2-1'])
  expect(order([rule, current])).toEqual(['p1-1', 'p2-1'])
  const ofYear = passage('p1-1', '112 年的資格為年滿 18 歲。')
  expect(order([ofYear, current])).toEqual(['p2-1', 'p1-1'])
})

it('takes the age of a thing, the time before something and a year for no past', () => {
  const current = passage('p2-1', '看一級能效。')
  for (const text of [
    '10 年前的老冰箱耗電約多一倍。',
    '十年前買的冰箱耗電約多一倍。',
    '退休前 5 年前就要開始降低股票比重。',
    '5 年前就要開始降低股票比重。',
    '民國 84 年前的老公寓也適用。',
    '2030 年前完成汰換。',
  ])
    expect(order([passage('p1-1', text), current]), text).toEqual(['p1-1', 'p2-1'])
  for (const text of ['這台 10 年前還很省電。', '十年前的行情是一半。', '兩年前就已停辦。'])
    expect(order([passage('p1-1', text), current]), text).toEqual(['p2-1', 'p1-1'])
})

describe('a page that is for a year', () => {
  const of = (rank: number, opening: string, role: Source['role'] = 'cited'): Source => ({
    ...markedSource(rank, `${opening}\n## 額度\n依規定辦理即可。`),
    role,
  })
  const price = passage('p1-1', '費率為 1.91%。')
  const outdated = (quote: Passage, ...sources: Source[]) =>
    outdatedLast([gap('p1-1', 'p2-1')], {
      passages: [quote, passage('p2-1', '洽公司。')],
      groups: [],
      sources,
    })[0]?.outdatedPassageIds
  const [earlier, later] = [of(1, '113 年度綜合所得稅開放申報。'), of(2, '適用於民國 114 年度所得。')]

  it('gives prices and shares that are outdated beside a page for a later year', () => {
    expect(outdated(price, earlier, later)).toEqual(['p1-1'])
    expect(
      outdated(price, of(1, '114 年度綜合所得稅開放申報。'), of(2, '適用於民國 113 年度所得。')),
    ).toBeUndefined()
    expect(outdated(passage('p1-1', '先上網查詢所得。'), earlier, later)).toBeUndefined()
    // No year changes the share of an ingredient.
    expect(outdated(passage('p1-1', '水加到米的 70%。'), earlier, later)).toBeUndefined()
    expect(outdated(passage('p1-1', '114 年度的費率為 2.11%。'), earlier, later)).toBeUndefined()
  })

  it('is none for a year since which something holds or of which figures were collected, nor beside the user’s page', () => {
    expect(outdated(price, of(1, '自 113 年度起改為網路申報。'), later)).toBeUndefined()
    expect(outdated(price, of(1, '依 113 年度統計，有三成的人漏報。'), later)).toBeUndefined()
    expect(outdated(price, earlier, of(2, '適用於民國 114 年度所得。', 'user'))).toBeUndefined()
  })
})

it('calls outdated what names a document of a year before its new version', () => {
  const model = passage('p1-1', '主管機關在民國 105 年公告過定型化契約範本，照那一份逐條對。')
  const told = (page: string, quote = model) =>
    outdatedLast([gap('p1-1')], { passages: [quote], groups: [], sources: [markedSource(2, page)] })[0]
      ?.outdatedPassageIds
  const current = '## 簽約前\n新版定型化契約自民國 114 年 9 月 1 日起適用，業者不得再使用舊版。'
  expect(told(current)).toEqual(['p1-1'])
  expect(told('## 簽約前\n定型化契約自民國 114 年起可向公會索取。')).toBeUndefined()
  expect(told(current, passage('p1-1', '定型化契約要有審閱期。'))).toBeUndefined()
  expect(told(current, passage('p1-1', '115 年的定型化契約要有審閱期。'))).toBeUndefined()
})
