import { describe, expect, it } from 'vitest'
import { cannotBothBeRight } from './cannot-both-be-right.ts'
import { OVERVIEW } from './figure-claims.ts'
import type { FigureContext } from './figure-context.ts'
import { groupFigures } from './figure-groups.ts'
import { claimIn, claimsIn } from './testing/claims.ts'

describe('a group of figures', () => {
  const texts = ['陽台抓 5 天。', '屋頂抓 6 天。', '牆面抓 7 天。', '地板抓 8 天。']
  /** The sources of each group, where a judge names the pairs of sources as one quantity. Earlier pairs have longer names. */
  function grouped(...pairs: readonly (readonly [number, number])[]) {
    const contextOf = ({ sourceId }: { sourceId: string }): FigureContext => ({
      subjects: new Set(['t1']),
      statements: new Set(),
      measures: new Map(
        pairs.flatMap((pair, at) =>
          pair.some((rank) => sourceId === `p${rank}`) ? [[`m${at}`, '天'.repeat(9 - at)]] : [],
        ),
      ),
    })
    const claims = texts.flatMap((text, at) => claimsIn(text, at + 1))
    return groupFigures(claims, '', '', contextOf).map((group) =>
      group.claims.map(({ sourceId }) => sourceId).sort(),
    )
  }

  it('takes in a figure that measures the same as half of its figures', () => {
    expect(grouped([1, 2], [2, 3])).toEqual([['p1', 'p2', 'p3']])
  })

  it('does not take in one that measures the same as one of three', () => {
    expect(grouped([1, 2], [2, 3], [1, 3], [3, 4])).toEqual([['p1', 'p2', 'p3']])
  })
})

it('finds no disagreement with a scale of values, though a judge names all of them as one quantity', () => {
  const contextOf = (): FigureContext => ({
    subjects: new Set(['t1']),
    statements: new Set(),
    measures: new Map([['m1', '宿泊稅']]),
  })
  const disagrees = (...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      '',
      '',
      contextOf,
    ).some(({ disagree }) => disagree)
  const tiers = '## 甲\n宿泊稅 400 元。\n宿泊稅 600 元。\n宿泊稅 1,000 元。\n宿泊稅 4,000 元。'
  expect(disagrees('## 甲\n宿泊稅 400 元。', '## 甲\n宿泊稅 900 元。')).toBe(true)
  expect(disagrees(tiers, '## 甲\n宿泊稅 900 元。')).toBe(false)
})

describe('figures that a judge calls one quantity', () => {
  /** The values of the group that disagrees; empty if none does. */
  function told(...texts: string[]): string[] {
    const contextOf = (): FigureContext => ({
      subjects: new Set(['t1']),
      statements: new Set(),
      measures: new Map([['m1', '免評']]),
    })
    const claims = texts.flatMap((text, at) => claimsIn(text, at + 1))
    const group = groupFigures(claims, '', '', contextOf).find(({ disagree }) => disagree)
    return (group?.claims ?? []).map(({ figure }) => figure.text)
  }

  it('differ if a rule holds from other ages, or something has to be reached', () => {
    expect(told('年滿 80 歲者免評。', '85 歲以上免評。')).toEqual(['80 歲', '85 歲'])
    expect(told('登記滿 7 日發給證明。', '等候 14 日發給證明。')).toEqual(['7 日', '14 日'])
  })

  it('are no one quantity on a subject alone, where two units and no character of their clauses show it', () => {
    expect(told('兩年想做的都列。', '名稱保留三個月。')).toEqual([])
    expect(told('名稱保留兩年。', '名稱保留三個月。')).toEqual(['兩年', '三個月'])
  })

  it('are no one quantity on a subject alone, where they lie far apart and no character of their clauses shows it', () => {
    expect(told('櫃體深 60 公分。', '鉸鏈杯徑 35 mm。')).toEqual([])
    expect(told('櫃體深 60 公分。', '外側做 45 公分。')).toEqual(['60 公分', '45 公分'])
  })

  it('leave out what only one page gives beside a value of several pages', () => {
    const paper = '八十一歲的賴金水來申請。年滿 80 歲者免評。'
    expect(told('年滿 80 歲者免評。', paper, '85 歲以上免評。')).toEqual(['80 歲', '80 歲', '85 歲'])
  })

  it('are no one quantity in two units where one page gives both, as the steps of a rule', () => {
    const rule = '曠職三日應通報。仍未查獲滿一個月得申請遞補。'
    expect(told(rule, '滿一個月未查獲可申請遞補。')).toEqual([])
    expect(told(rule, '滿三個月未查獲可申請遞補。')).toEqual(['一個月', '三個月'])
  })
})

describe('two values of one quantity', () => {
  const five = claimIn('## 陽台\n陽台抓 5 天。', 1)
  const ten = claimIn('## 屋頂\n陽台抓 10 天。', 2)
  const tenElsewhere = claimIn('## 大坪數\n陽台抓 10 天。', 1)
  const third = claimIn('## 牆面\n陽台抓 10 天。', 3)

  it('contradict each other, though the source of one gives the other as well', () => {
    const members = [five, ten, tenElsewhere]
    expect(cannotBothBeRight(five, ten, members, members)).toBe(true)
  })

  it('do not if three sources give that other value, so that the first is for another case', () => {
    const members = [five, ten, tenElsewhere, third]
    expect(cannotBothBeRight(five, ten, members, members)).toBe(false)
  })
})

it('compares counts under one condition, and names them without what only says how surely they hold', () => {
  const groups = (...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      '',
    ).filter(({ disagree }) => disagree)
  const five = '電池芯平均撐 500 次完整循環就剩八成。'
  expect(groups(five, '電池芯平均 800 次完整充放後剩八成。')).toMatchObject([{ about: ['電池芯', '完整'] }])
  expect(groups(five, '電池芯平均 800 次完整充放後剩六成。')).toEqual([])
})

describe('a disagreement', () => {
  const groupsOf = (...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      '',
    )

  it('is one on what has to be reached, an age, a time or a sum, though the higher value reaches the lower one too', () => {
    const about = (one: string, other: string) => groupsOf(one, other).map(({ disagree }) => disagree)
    expect(groupsOf('影本由圖書館保存 30 年。', '影本由圖書館保存 50 年。')[0]?.about).not.toContain('影本由')
    expect(about('工作年資滿 15 年可按月領。', '工作年資滿 10 年可按月領。')).toEqual([true])
    expect(about('兼職薪資一次領到 90,500 元先扣。', '兼職薪資一次領滿 88,500 元先扣。')).toEqual([true])
  })

  it('is one on two ranges that only touch', () => {
    const disagrees = (range: string) =>
      groupsOf('市區貨車一車 4,500–6,500 元。', `市區貨車一車 ${range} 元。`).some(({ disagree }) => disagree)
    expect(disagrees('6,000–8,500')).toBe(true)
    expect(disagrees('5,500–8,500')).toBe(false)
    expect(disagrees('約 6,000–8,500')).toBe(false)
  })

  it('is one though a source gives the other value too, for another kind of the thing', () => {
    const disagrees = (last: string) =>
      groupsOf('葉菜類日照應達 6 小時，果菜類應達 8 小時。', `葉菜類日照約需 4 小時，${last} 6 小時。`).some(
        ({ disagree }) => disagree,
      )
    expect(disagrees('番茄等果菜類需')).toBe(true)
    expect(disagrees('夏天')).toBe(false)
  })

  it('has only the figures that differ and those that agree with one of them', () => {
    const [group] = groupsOf(
      '總價合計 10 瓩每瓩 5 萬 2。',
      '## 報價\n| 容量\t每瓩總價\n| 5 瓩\t7 萬 2\n| 10 瓩\t6 萬 8',
      '每瓩總價合計 5 萬到 7 萬元。',
    )
    const values = group?.claims.map(({ figure }) => figure.text)
    expect(values?.toSorted()).toEqual(['5 萬 2', '5 萬到 7 萬元', '6 萬 8'])
  })

  it('is none with a row that gives values for several cases, between which the other lies', () => {
    const row = (values: string) => `## 婚紗照\n| 項目\t價格\t價格\t價格\n| 婚紗照包套\t${values}`
    const disagrees = (values: string) =>
      groupsOf('婚紗照包套 4 萬。', row(values)).some(({ disagree }) => disagree)
    expect(disagrees('1 萬 8\t6 萬 5\t12 萬')).toBe(false)
    expect(disagrees('5 萬 8\t6 萬 5\t12 萬')).toBe(true)
  })
})

describe('figures on one subject of the table', () => {
  /** The values of the group that disagrees, where all texts are on one subject; the last may be the AI Overview's. */
  function told(pages: readonly string[], overview = ''): (readonly [string, string])[] {
    const claims = [
      ...pages.flatMap((text, at) => claimsIn(text, at + 1)),
      ...(overview === '' ? [] : claimsIn(overview, 9).map((claim) => ({ ...claim, sourceId: OVERVIEW }))),
    ]
    const contextOf = (): FigureContext => ({
      subjects: new Set(['t1']),
      measures: new Map(),
      statements: new Set(),
    })
    const group = groupFigures(claims, '', '', contextOf).find(({ disagree }) => disagree)
    return (group?.claims ?? []).map(({ sourceId, figure }) => [sourceId, figure.text] as const)
  }

  it('are of one thing if they are the only rates of a rare kind, in whatever words', () => {
    expect(told(['成魚每 1 公分配 2 公升。', '全缸以每公分 1 公升為度。'])).toHaveLength(2)
    expect(told(['成魚每 1 公分配 2 公升，水草每公分 5 公升。', '全缸以每公分 1 公升為度。'])).toEqual([])
  })

  it('are of one thing if each is the least or enough, in a unit of one measure', () => {
    expect(told(['磁磚地 8,000 Pa 就夠用。', '建議以 12,000 Pa 為下限。'])).toHaveLength(2)
    expect(told(['磁磚地用 8,000 Pa。', '建議以 12,000 Pa 為下限。'])).toEqual([])
  })

  it('are of one thing if one lies beyond the limit that the other states under the same condition', () => {
    const fed = '幼犬 3 到 6 個月時以 90 公克為上限。'
    expect(told([fed, '3 到 6 個月的幼犬抓 150 公克。'])).toHaveLength(2)
    expect(told([fed, '3 到 6 個月的幼犬抓 60 公克。'])).toEqual([])
    expect(told([fed, '7 到 9 個月的幼犬抓 150 公克。'])).toEqual([])
  })

  it('are joined by the equal figure of the AI Overview, if it is of something that the page names too', () => {
    const pages = ['風險多 85%，含糖飲料。', '風險高出 45%，含糖飲料。']
    expect(told(['感染風險約 85%。', '感染風險 45%。'], '果汁的風險會提高 85%。')).toContainEqual([
      OVERVIEW,
      '85%',
    ])
    expect(told(['感染風險約 85%。', '感染風險 45%。'], '果汁會提高 85%。')).not.toContainEqual([
      OVERVIEW,
      '85%',
    ])
    expect(told(pages, '果汁會提高 20%。')).not.toContainEqual([OVERVIEW, '20%'])
  })
})

it('finds no disagreement with the first column of a table, by which its rows are looked up', () => {
  const table = (...keys: string[]) =>
    `## 領多少\n| 月投保薪資\t津貼\n${keys.map((key) => `| ${key}\t依級距`).join('\n')}`
  const disagrees = (...keys: string[]) =>
    groupFigures(
      [...claimsIn(table(...keys), 1), ...claimsIn('## 領多少\n月投保薪資 45,800 元。', 2)],
      '',
    ).some(({ disagree }) => disagree)
  expect(disagrees('48,200 元', '38,200 元')).toBe(true)
  expect(disagrees('48,200 元', '38,200 元', '30,300 元')).toBe(false)
})

it('is a disagreement if other distances have to be kept at the least', () => {
  const disagrees = (one: string, other: string) =>
    groupFigures([...claimsIn(one, 1), ...claimsIn(other, 2)], '').some(({ disagree }) => disagree)
  expect(disagrees('爐面至油煙機保持 65 公分以上。', '爐面至油煙機保持 75 公分以上。')).toBe(true)
  expect(disagrees('爐面油煙機 65 公分以上。', '爐面油煙機 75 公分以上。')).toBe(false)
})

it('finds no disagreement with a value that a table gives for other cases, unless it is of the row named', () => {
  const disagrees = (rest: string, other: string) =>
    groupFigures(
      [
        ...claimsIn(`## 會員方案\n| 會員\t最長凍結時間\n| 年繳、團報\t6 個月\n${rest}`, 1),
        ...claimsIn(other, 2),
      ],
      '健身房',
    ).some(({ disagree }) => disagree)
  expect(disagrees('| 其他\t3 個月', '## 凍結\n六個月是會籍最長的凍結時間。')).toBe(false)
  expect(disagrees('| 其他\t3 個月', '## 凍結\n五個月是會籍最長的凍結時間。')).toBe(true)
  expect(disagrees('| 學生方案\t3 個月', '## 凍結\n學生方案最長的凍結時間是六個月。')).toBe(true)
})

it('sets no charge of an agent against a fee that its page gives too, and finds what is to be done beyond a limit', () => {
  const areTold = (...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      '',
    ).some(({ disagree }) => disagree)
  const fee = '登記申請費每船 600 元。'
  expect(areTold(fee, '代辦登記申請每船 4,000 元。')).toBe(true)
  expect(areTold(fee, '代辦登記申請每船 4,000 元。\n以上不含登記申請費 600 元。')).toBe(false)
  const weak = '警報器低於 8.4 伏特建議換電池。'
  expect(areTold(weak, '量到低於 8.8 伏特就該換。')).toBe(true)
  expect(areTold(weak, '量到低於 8.8 伏特就該充飽。')).toBe(false)
})

it('shows what somebody once had beside the values that differ only where it is one of them', () => {
  const shown = (story: string) => {
    const texts = ['手套 R 值應為 4 以上才保暖。', '手套 R 值要 6 以上才保暖。', story]
    const claims = texts.flatMap((text, at) => claimsIn(text, at + 1))
    const group = groupFigures(claims, '').find(({ disagree }) => disagree)
    return group?.claims.map(({ sourceId }) => sourceId)
  }
  expect(shown('後來換成 R 值 4.2 的保暖手套。')).toEqual(['p1', 'p2'])
  expect(shown('一般用 R 值 4.2 的保暖手套。')).toEqual(['p1', 'p2', 'p3'])
})

/** The sources of the group that disagrees, of pages and of what the AI Overview says, all on one subject of the table. */
function toldOf(keyword: string, overview: string, ...texts: string[]): string[] {
  const contextOf = (): FigureContext => ({
    subjects: new Set(['t1']),
    statements: new Set(),
    measures: new Map(),
  })
  const claims = [
    ...texts.flatMap((text, at) => claimsIn(text, at + 1)),
    ...claimsIn(overview, 9).map((claim) => ({ ...claim, sourceId: OVERVIEW })),
  ]
  const group = groupFigures(claims, keyword, '', contextOf).find(({ disagree }) => disagree)
  return group?.claims.map(({ sourceId, figure }) => `${sourceId} ${figure.text}`) ?? []
}

it('credits the AI Overview with a value only where it says it of something that the page names too', () => {
  const pages = ['登記或上次過戶已滿 60 天。', '新登記的船滿 30 天才能過戶。']
  expect(toldOf('船隻過戶', '進入 30 天的緩衝期後要補繳。', ...pages)).toEqual(['p1 60 天', 'p2 30 天'])
  expect(toldOf('船隻過戶', '登記 30 天。', ...pages)).toContain('overview 30 天')
})

it('takes what a page says of both sides of one value for one, and shows the side that differs', () => {
  const told = toldOf(
    '屋頂',
    '瓦片厚度不到 5 公釐時要換。',
    '瓦片厚度 5 公釐以上可補；瓦片厚度不到 5 公釐者要換。',
    '瓦片厚度不到 4 公釐才需要換。',
  )
  expect(told).toEqual(['p1 5 公釐', 'p2 4 公釐', 'overview 5 公釐'])
})

it('takes from where on something is so, by one noun, for values that differ', () => {
  const told = toldOf('潛水', '水中含氧量高於 8% 者應先延後。', '含氧量超過 7% 我就先不下水，請等一小時。')
  expect(told).toEqual(['p1 7%', 'overview 8%'])
})

it('sets what is granted against the most that is, for each of one thing in one case', () => {
  const told = (more: string) =>
    toldOf(
      '船',
      '以海岸縣為例，65 歲以上船長每艘最高補助 15,000 元。',
      `縣府對 ${more}船長每艘補助 10,000 元。`,
    )
  expect(told('65 歲以上')).toEqual(['p1 10,000 元', 'overview 15,000 元'])
  expect(told('')).toEqual([])
})

it('takes what stands only beside another figure of its sentence for no word of it', () => {
  const overview = '## 壽命\n爐體可用 20 年以上，上面的濾網約 10 到 15 年要換。'
  expect(toldOf('爐具', overview, '## 三種濾法\n| 種類\t預估壽命\n| 活動濾網\t5 年')).toEqual([])
})

it('sets no time in which something is valid against one in which it is sent', () => {
  const told = (rest: string) => toldOf('票', '月底前都能買。', '門票 30 天內有效。', `門票 7 天內${rest}。`)
  expect(told('有效')).toEqual(['p1 30 天', 'p2 7 天'])
  expect(told('寄回')).toEqual([])
})
