import type { Serp } from '@gaplens/contracts/analysis/serp'
import { buildCoverage } from '@gaplens/coverage/build'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { withFigures } from './report-figures.ts'

function groupsOf(pages: readonly string[], blocks: Serp['blocks'] = []) {
  const sources = pages.map((text, rank) => markedSource(rank, text))
  const input = { keyword: '失眠怎麼改善', serp: emptySerp({ blocks }), sources }
  return withFigures(buildCoverage(input), input)
}

const said = (text: string): Serp['blocks'] => [{ kind: 'listItem', text, depth: 0, referenceIndexes: [] }]

it('reports that two pages contradict each other about one thing, with the words of each', () => {
  const { report, passages } = groupsOf(
    ['## 睡前\n喝杯熱牛奶就好。', '## 刺激控制\n15 分鐘睡不著就離開床鋪，不要看時鐘。'],
    said('刺激控制：躺床 20 分鐘仍睡不著就離開床鋪，有睡意再回來。'),
  )
  expect(report.figures).toMatchObject([
    {
      disagree: true,
      userDiffers: false,
      figures: [
        { pageId: 'p1', shown: '15 分鐘' },
        { pageId: null, shown: '20 分鐘' },
      ],
    },
  ])
  const passage = passages.find(({ id }) => id === report.figures[0]?.figures[0]?.passageId)
  expect(passage?.quote).toContain('15 分鐘睡不著就離開床鋪')
})

it('is on the topic of the overview’s statement, though the page tells of two under one heading', () => {
  const { report } = groupsOf(
    [
      '## 睡前\n喝杯熱牛奶就好。',
      '## 飲酒與吃飯\n飲酒的人當天都不要碰，先喝水。\n肚子飽先散步消化 30 分鐘。',
    ],
    [...said('飲酒：飲酒的人當天不要碰。'), ...said('飯後：散步消化一小時再躺下。')],
  )
  const group = report.figures.find(({ figures }) => figures.some(({ shown }) => shown === '30 分鐘'))
  expect(report.topics.find(({ id }) => id === group?.topicId)?.name).toBe('飯後')
})

it('credits a page with the overview’s figure that its own words support', () => {
  const statement = '刺激控制：躺床 20 分鐘仍睡不著就離開床鋪，有睡意再回來。'
  const cited = {
    ...markedSource(
      2,
      '## 我的規則\n- 刺激控制就這樣做\n- 躺床仍睡不著就離開床鋪\n- 有睡意再回來\n- 離開床鋪，一般抓 20 分鐘',
    ),
    referenceIndexes: [9],
  }
  const sources = [
    markedSource(0, '## 睡前\n喝杯熱牛奶就好。'),
    markedSource(1, '## 刺激控制\n15 分鐘睡不著就離開床鋪，不要看時鐘。'),
    cited,
  ]
  const serp = emptySerp({ blocks: said(statement).map((block) => ({ ...block, referenceIndexes: [9] })) })
  const input = { keyword: '失眠怎麼改善', serp, sources }
  const before = buildCoverage(input)
  expect(before.report.statements[0]?.support).toMatchObject([
    { pageId: 'p0' },
    { pageId: 'p2', level: 'found' },
  ])
  const [group] = withFigures(before, input).report.figures
  expect(group?.figures.map(({ pageId, shown }) => [pageId, shown])).toEqual([
    ['p1', '15 分鐘'],
    [null, '20 分鐘'],
    ['p2', '20 分鐘'],
  ])
})

it.each<[string, string, string]>([
  [
    'the same value in other words',
    '15 分鐘睡不著就離開床鋪。',
    '約一刻鐘，也就是十五分鐘睡不著就離開床鋪。',
  ],
  ['a value inside the other’s range', '15 分鐘睡不著就離開床鋪。', '10 到 20 分鐘睡不著就離開床鋪。'],
  ['an open end that holds the other', '慢性失眠的治療成功率約 70% 以上。', '慢性失眠的治療成功率是 75%。'],
  [
    'several cases of which one is the same',
    '短睡者 15 分鐘、長睡者 30 分鐘睡不著就離開床鋪。',
    '30 分鐘睡不著就離開床鋪。',
  ],
  [
    'each value for a case of its own, as a third page tells',
    '營業額低的行號稅率是 1%。',
    '營業額高的行號稅率是 5%。',
  ],
  ['what one is under and the other over', '室溫低於 15 度除濕效率差。', '室溫高於 20 度除濕效率好。'],
  ['what somebody tells of themselves', '15 分鐘睡不著就離開床鋪。', '我是 40 分鐘睡不著就離開床鋪。'],
])('does not call it a disagreement: %s', (_case, a, b) => {
  const { report } = groupsOf([
    '## 睡前\n喝杯熱牛奶就好。',
    `## 刺激控制\n${a}`,
    `## 離床規則\n${b}`,
    '## 稅\n營業額低的行號稅率是 1%。營業額高的行號稅率是 5%。',
  ])
  expect(report.figures.filter(({ disagree }) => disagree)).toEqual([])
})

it.each<[string, string, string]>([
  [
    'sums told in other words',
    '## 費用\n一般案件全部加起來 1.5 萬元上下。',
    '## 要花的錢\n總數通常落在 2 萬 5 左右。',
  ],
  [
    'how long it keeps',
    '## 生品冷凍\n單層排好，零下 18 度可保存一個月。',
    '## 冷凍庫常備\n裝夾鏈袋，三個禮拜內吃完。',
  ],
  [
    'what a question asks',
    '## 差 0.3% 就值得動\n差到 0.3 個百分點，很快就能回本。',
    '## 差多少才該換？\n我自己抓 0.5%，太麻煩了。',
  ],
])('tells that two disagree on %s', (_case, a, b) => {
  const { report } = groupsOf(['## 睡前\n喝杯熱牛奶就好。', a, b])
  expect(report.figures).toMatchObject([{ disagree: true }])
})

it.each<[string, string, string]>([
  ['a value and how far two are apart', '臥室溫度維持 24 度最好睡。', '臥室溫度相差 5 度就睡不好。'],
  ['what costs money', '\n## 上法院要花多少\n裁判費是 1,500 元。', '\n## 寄存證信函\n一式三份，花 150 元。'],
  ['minutes of other deeds', '午睡 20 分鐘就好，太長會影響晚上。', '每天快走 40 分鐘，最好在傍晚。'],
  ['other units', '臥室維持 24 度最好睡。', '24 分鐘睡不著就離開。'],
  ['frozen and chilled food', '冷凍的蝦捲可以存放一個月。', '冷藏的蝦捲可以存放三天。'],
  ['the first year and any', '第一年提前清償違約金是 1%。', '提前清償違約金一律 0.5%。'],
  ['a span that a sum is for', '除濕機一年下來電費差距不小。', '除濕機五年電費差距可以買一台。'],
  [
    'a share under a heading that asks for calories',
    '一條蝦捲多少熱量？\n脂肪占一半以上。',
    '氣炸的熱量差多少？\n少掉四成的油。',
  ],
  ['where something starts and where it ends', '一開始每天走 3 公里。', '每天走到 6 公里為止。'],
  ['a price and its part', '睡眠檢測設備費約 1,500 元。', '全部費用總計約 9,000 元，含睡眠檢測。'],
])('does not take %s for one thing', (_case, a, b) => {
  expect(groupsOf(['## 睡前\n喝杯熱牛奶就好。', `## 甲\n${a}`, `## 乙\n${b}`]).report.figures).toEqual([])
})

it('compares the user’s own figure with the others', () => {
  const { report } = groupsOf([
    '## 離床規則\n躺了 60 分鐘睡不著就離開床鋪。',
    '## 刺激控制\n15 分鐘睡不著就離開床鋪。',
    '## 刺激控制\n20 分鐘內睡不著就離開床鋪。',
  ])
  expect(report.figures).toMatchObject([{ userDiffers: true }])
})

it('does not tell that the user’s figure differs from that of one source, which may be of another thing', () => {
  const { report } = groupsOf([
    '## 離床規則\n躺了 60 分鐘睡不著就離開床鋪。',
    '## 刺激控制\n15 分鐘睡不著就離開床鋪。',
  ])
  expect(report.figures).toMatchObject([{ userDiffers: false }])
})

it('takes a source that gives the user’s value in the same section for no other saying', () => {
  const differs = (other: string) =>
    groupsOf(['## 不便險\n班機延誤不便險理賠 5,000 元。', other, `## 不便險\n${early}`]).report.figures.map(
      (each) => each.userDiffers,
    )
  const early = '早期班機延誤不便險理賠 3,000 元。'
  expect(differs(`## 不便險\n${early}`)).toEqual([true])
  expect(differs(`## 不便險\n目前多數公司為定額 5,000 元。${early}`)).toEqual([false])
  expect(differs(`## 不便險\n${early}\n## 行李\n行李延誤 5,000 元。`)).toEqual([true])
})

it('tells no difference from a table of the user’s another row of which meets the others', () => {
  const differs = (...rows: readonly string[]) =>
    groupsOf([
      ['## 價目', '| 項目\t每窗費用', ...rows].join('\n'),
      '## 清洗\n窗簾清洗每窗費用 500 元。',
      '## 清洗\n窗簾清洗每窗費用 500 元。',
    ]).report.figures.some((each) => each.userDiffers)
  expect(differs('| 窗簾清洗\t800 元')).toBe(true)
  expect(differs('| 窗簾清洗\t800 元', '| 送洗\t500 元')).toBe(false)
})

it('takes the sum of what a source gives and what is added to it for no other saying', () => {
  const differs = (others: string) =>
    groupsOf([
      '## 津貼\n連同補助可領投保薪資的八成。',
      `## 津貼\n可領投保薪資的六成。${others}`,
      '## 津貼\n可領投保薪資的六成。',
    ]).report.figures.some((each) => each.userDiffers)
  expect(differs('')).toBe(true)
  expect(differs('\n## 補助\n政府再補兩成。')).toBe(false)
})

it('does not set a current figure of the user against outdated ones', () => {
  const differs = (year: number) =>
    groupsOf([
      '## 年限\n2026 年青安貸款年限最長 40 年。',
      ...Array.from({ length: 2 }, () => `## 年限\n${year} 年青安貸款年限最長 30 年。`),
    ]).report.figures
  expect(differs(2022)).toMatchObject([
    { userDiffers: false, figures: [{}, { outdated: true }, { outdated: true }] },
  ])
  expect(differs(2026)).toMatchObject([{ userDiffers: true }])
})

it('sets no shop’s price of a model against the user’s', () => {
  const figures = (model: string) =>
    groupsOf([
      `## 賣得最好的機型\n| 機型\t售價\n| 琴鳥 ${model}\t9,300 元`,
      `## 表現最好的機型\n| 機型\t售價\n| 琴鳥 ${model}\t9,490 元`,
      `## 值得買的機型\n| 機型\t售價\n| 琴鳥 ${model}\t9,490 元`,
    ]).report.figures.map(({ userDiffers }) => userDiffers)
  expect(figures('除濕機')).toEqual([true])
  expect(figures('KD-12')).toEqual([false])
})

it('flags the rule of an earlier year beside that of a later one', () => {
  const { report } = groupsOf([
    '## 睡前\n喝杯熱牛奶就好。',
    '## 補助\n依 106 年的標準，睡眠檢測補助上限 3 千元。',
    '## 補助\n民國 115 年起，睡眠檢測補助上限 4 千元。',
  ])
  expect(report.figures[0]?.figures.map(({ pageId, outdated }) => [pageId, outdated])).toEqual([
    ['p1', true],
    ['p2', false],
  ])
})

it('takes another value of a page that says what most say for another case', () => {
  const same = '室溫 20 度以上時壓縮機式效率好。'
  const { report } = groupsOf([
    '## 坪數\n看坪數挑。',
    `## 挑選\n${same}`,
    `## 種類\n${same}`,
    `## 原理\n${same}\n## 實測\n室溫只有 2 到 4 度時壓縮機式效率好不好差很多。`,
  ])
  expect(report.figures.filter(({ disagree }) => disagree)).toEqual([])
})

it('flags what a sentence itself says was replaced, wherever else it is given', () => {
  const { report } = groupsOf([
    '## 免稅額\n每人 98,000 元。',
    '## 免稅額\n每人免稅額由 98,000 元調高為 104,000 元。',
    '## 免稅額\n每人免稅額 98,000 元。',
  ])
  expect(report.figures[0]?.figures.map(({ pageId, shown, outdated }) => [pageId, shown, outdated])).toEqual([
    ['p0', '每人 98,000 元', true],
    ['p1', '每人 98,000 元', true],
    ['p2', '每人 98,000 元', true],
  ])
})

it('holds sums under headings that name one thing together, though both mention seventy-year-olds', () => {
  const { report } = groupsOf([
    '## 睡前\n喝杯熱牛奶就好。',
    '## 長照扣除額\n符合資格的每人每年 18 萬元，滿 70 歲也一樣。',
    '## 長照特別扣除額\n每人每年 12 萬元，滿 70 歲者須檢附證明。',
  ])
  expect(report.figures.find(({ disagree }) => disagree)?.figures.map(({ value }) => value)).toEqual([
    '18',
    '12',
  ])
})

it('reports twelve groups of figures at most, five of them as disagreements', () => {
  const names = [...'鋁鋼銅鐵鋅鎂鈦鎳鉛錫金銀鉑鈷']
  const priced = (price: number) =>
    names.map((name) => `## ${name}合板\n${name}合板每片 ${price} 元。`).join('\n')
  const { report } = groupsOf(['## 天氣\n今天很熱。', priced(500), priced(800)])
  expect(report.figures).toHaveLength(12)
  // What has no row in the brief is called no disagreement.
  expect(report.figures.filter(({ disagree }) => disagree)).toHaveLength(5)
})

it('does not call it a disagreement if only an outdated figure differs, unless a current source still gives it', () => {
  const old = markedSource(1, '## 裁判費\n小額訴訟的裁判費 1,000 元。')
  const current = markedSource(2, '## 裁判費\n小額訴訟的裁判費 1,500 元。')
  const dated = (source: typeof old, modifiedAt: string) => ({
    ...source,
    page: source.page && { ...source.page, modifiedAt },
  })
  const sources = [
    markedSource(0, '## 退費\n先寄存證信函。'),
    dated(old, '2014-05-01'),
    dated(current, '2026-05-01'),
  ]
  const groupWith = (blocks: Serp['blocks']) => {
    const input = { keyword: '健身房退費', serp: emptySerp({ blocks }), sources }
    return withFigures(buildCoverage(input), input).report.figures
  }
  expect(groupWith([])).toMatchObject([{ disagree: false, onlyOutdatedDiffers: true }])
  const still = said('小額訴訟的裁判費 1,000 元，可自己填表。')
  expect(groupWith(still)).toMatchObject([{ disagree: true, onlyOutdatedDiffers: false }])
})

it('takes the AI Overview for as current as the newest page', () => {
  const old = markedSource(1, '## 電價\n屋頂型的躉購電價每度 7.3 元。')
  const other = markedSource(2, '## 流程\n先問台電。')
  const dated = (source: typeof old, modifiedAt: string) => ({
    ...source,
    page: source.page && { ...source.page, modifiedAt },
  })
  const sources = [
    markedSource(0, '## 維護\n半年洗一次。'),
    dated(old, '2014-05-01'),
    dated(other, '2026-05-01'),
  ]
  const input = {
    keyword: '太陽能板',
    serp: emptySerp({ blocks: said('屋頂型的躉購電價每度約 5.7 元。') }),
    sources,
  }
  expect(withFigures(buildCoverage(input), input).report.figures).toMatchObject([
    { disagree: false, figures: [{ shown: '每度 7.3 元', outdated: true }, { outdated: false }] },
  ])
})
