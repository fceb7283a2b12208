import { expect, it } from 'vitest'
import { emptySerp } from '../../../tests/cases/marked-page.ts'
import { overviewStatements, withoutFactors, withoutOutline } from './overview-statements.ts'

const labelOf = (text: string) =>
  overviewStatements(
    emptySerp({
      overviewState: 'present',
      blocks: [{ kind: 'listItem', text, depth: 0, referenceIndexes: [] }],
    }),
  )[0]?.label

it('takes what stands before a colon for what a statement is about, but not the figure of a ratio', () => {
  expect(labelOf('水溫：淺焙豆用 92 到 96 度的熱水。')).toBe('水溫')
  expect(labelOf('保存期限：3 天內吃完，冷凍可放一個月。')).toBe('保存期限')
  expect(labelOf('預算方面，一座兩尺缸約 4,000 元就能完成。')).toBe('預算')
  expect(labelOf('另一方面，濾心要每年更換一次。')).toBe('')
  expect(labelOf('手沖常用的粉水比是 1:15 到 1:17。')).toBe('')
  expect(labelOf('早上 8 : 30 以前到最不用排隊。')).toBe('')
})

it('takes no statement from the row that names a table’s columns', () => {
  const row = (text: string) => ({ kind: 'tableRow' as const, text, depth: 0, referenceIndexes: [0] })
  const table = [row('壓縮機式 | 沸石轉輪式'), row('消耗電力 | 約 200 到 350 瓦 | 約 500 到 700 瓦')]
  const statements = overviewStatements(emptySerp({ overviewState: 'present', blocks: table }))
  expect(statements.map(({ text }) => text)).toEqual(['消耗電力 | 約 200 到 350 瓦 | 約 500 到 700 瓦'])
})

it('puts the closing paragraph under no heading', () => {
  const block = (kind: 'heading' | 'listItem' | 'paragraph', text: string) => ({
    kind,
    text,
    depth: 0,
    referenceIndexes: [],
  })
  const headings = (...blocks: ReturnType<typeof block>[]) =>
    overviewStatements(emptySerp({ overviewState: 'present', blocks })).map(({ heading }) => heading)
  const [head, item] = [block('heading', '省錢與避免糾紛'), block('listItem', '簽約前索取完整的報價單。')]
  const said = block('paragraph', '親人離世後應在三十天內辦理除戶。')
  expect(headings(head, item, said)).toEqual(['省錢與避免糾紛', ''])
  expect(headings(head, item, said, said)).toEqual(['省錢與避免糾紛', '', ''])
  expect(headings(head, said)).toEqual(['省錢與避免糾紛'])
  expect(headings(head, said, said)).toEqual(['省錢與避免糾紛', '省錢與避免糾紛'])
  expect(headings(head, said, block('paragraph', '以上費用因地區而異，請洽業者。'))).toEqual([
    '省錢與避免糾紛',
    '',
  ])
  expect(headings(head, item, said, item)).toEqual(Array(4).fill('省錢與避免糾紛').slice(1))
})

it('are texts of eight characters or more, since fewer state nothing that could be checked', () => {
  const textsOf = (text: string) =>
    overviewStatements({ blocks: [{ kind: 'paragraph', text, depth: 0, referenceIndexes: [] }] }).map(
      (each) => each.text,
    )
  expect(textsOf('水溫九十二度上。')).toEqual(['水溫九十二度上。'])
  expect(textsOf('水溫九十二度。')).toEqual([])
})

it('takes an opening sentence that lists what the others are about for no subject', () => {
  const item = (text: string) => ({ kind: 'listItem' as const, text, depth: 0, referenceIndexes: [] })
  const labelled = ['找洞：泡水看氣泡。', '打磨：用砂紙磨粗。', '上膠：等十分鐘。'].map(item)
  const opened = (text: string) =>
    withoutOutline(overviewStatements(emptySerp({ blocks: [item(text), ...labelled] }))).length
  expect(opened('補胎的順序是找洞、打磨、上膠，最後貼補片。')).toBe(labelled.length)
  expect(opened('找洞之後先打磨，否則補片貼不牢。')).toBe(labelled.length + 1)
})

it('leaves out an opening sentence that only lists, but none with a figure of its own', () => {
  const item = (text: string) => ({ kind: 'listItem' as const, text, depth: 0, referenceIndexes: [] })
  const rest = ['每天開窗十分鐘。', '浴室的水用刮刀刮乾。', '衣櫃每季換一次除濕盒。'].map(item)
  const opened = (text: string) =>
    withoutOutline(overviewStatements(emptySerp({ blocks: [item(text), ...rest] }))).length
  expect(opened('防潮以通風、除濕和擦乾水分為主。')).toBe(rest.length)
  expect(opened('防潮以通風、除濕和擦乾水分為主，濕度維持在 60% 以下。')).toBe(rest.length + 1)
  expect(opened('防潮最重要的是通風。')).toBe(rest.length + 1)
})

it('compares a statement without what its value depends on', () => {
  expect(withoutFactors('一坪約三千元，視屋齡、樓高與防水材而定。')).toBe('一坪約三千元。')
  expect(withoutFactors('一坪約三千元，含拆除；價格依地區而異。')).toBe('一坪約三千元，含拆除。')
  expect(withoutFactors('屋齡影響價格，先看樓高。')).toBe('屋齡影響價格，先看樓高。')
})

it('takes no question for a statement: the sentence after it answers it', () => {
  const text = '紗窗多久要換？一般建議三到五年換一次。破了的網子就該補。'
  const statements = overviewStatements({
    blocks: [
      { kind: 'paragraph', text, depth: 0, referenceIndexes: [] },
      { kind: 'listItem', text: '可以自己動手換紗網嗎？', depth: 0, referenceIndexes: [] },
    ],
  })
  expect(statements.map(({ id, text, question }) => [id, text, question])).toEqual([
    ['s1', '一般建議三到五年換一次。', '紗窗多久要換？'],
    ['s2', '破了的網子就該補。', undefined],
  ])
})
