import { describe, expect, it } from 'vitest'
import { compareConditions } from './compare-conditions.ts'
import { twoClaims } from './testing/claims.ts'
import { wordEvidence } from './word-evidence.ts'

/** How much the words around the first figures of two pages say for one thing. */
function weightOf(one: string, other: string): number | undefined {
  const [a, b] = twoClaims(one, other)
  const agreeBeside = compareConditions(a.claim, b.claim) === 'agree'
  return wordEvidence(a, b, { keyword: '', common: () => false, agreeBeside })?.weight
}

describe('what the words around two figures say for one thing', () => {
  it('is 1 for a word that both clauses name', () => {
    expect(weightOf('陽台抓 5 天。', '陽台 8 天。')).toBe(1)
    expect(weightOf('陽台的屋頂抓 5 天。', '屋頂的陽台 8 天。')).toBe(2)
  })

  it('is half as much for a word that stands in another clause of both', () => {
    const alone = weightOf('牆面抓 5 天。', '牆面 8 天。') ?? 0
    expect(weightOf('牆面抓 5 天，陽台也做。', '牆面 8 天，陽台要問。')).toBe(alone + 0.5)
  })

  it('is one and a half for a long word that stands alone, and two where it says what something costs', () => {
    expect(weightOf('防水塗料抓 5 天。', '防水塗料 8 天。')).toBe(1.5)
    expect(weightOf('防水塗料抓 500 元。', '防水塗料 800 元。')).toBe(2)
  })

  it('is one for what one names in its heading and the other beside its figure, and two for more of them', () => {
    expect(weightOf('## 陽台防水\n大約 5 天。', '陽台防水抓 8 天。')).toBe(1)
    const of = '窗框的屋頂的陽台的牆面 8 天。'
    expect(weightOf('## 陽台\n窗框抓 5 天。', of)).toBe(1 + 1)
    expect(weightOf('## 陽台與屋頂\n窗框抓 5 天。', of)).toBe(1 + 2)
    expect(weightOf('## 陽台與屋頂與牆面\n窗框抓 5 天。', of)).toBe(1 + 2)
  })

  it('is one and a half for the same measure in other words, where something else is named as well', () => {
    expect(weightOf('陽台泡水，靜置 5 天。', '陽台漏，冷卻 8 天。')).toBe(1.5 + 0.5)
    expect(weightOf('泡水，靜置 5 天。', '漏，冷卻 8 天。')).toBe(0)
  })

  it('is half for another figure that both clauses have', () => {
    expect(weightOf('有四成在一年內。', '兩成在一年內。')).toBe(0.5)
  })

  it('is half for each single character that both name, of two at most', () => {
    const alone = weightOf('牆面抓 5 天。', '牆面 8 天。') ?? 0
    expect(weightOf('牆面抓 5 天陽。', '牆面 8 天陽。')).toBe(alone + 0.5)
    expect(weightOf('牆面抓 5 天陽屋。', '牆面 8 天屋陽。')).toBe(alone + 1)
    expect(weightOf('牆面抓 5 天陽屋頂。', '牆面 8 天頂屋陽。')).toBe(alone + 1)
  })

  it('names one heading for both only by two shared characters', () => {
    expect(weightOf('## 保固期\n陽抓 5 天。', '## 保固期\n陽要 8 天。')).toBe(0)
    expect(weightOf('## 保固期\n陽屋抓 5 天。', '## 保固期\n屋陽要 8 天。')).toBeGreaterThan(0)
  })
})

it('counts no word for who says something, or that something is added', () => {
  expect(weightOf('醫師說 5 天。', '醫師同意，8 天。')).toBe(0)
  expect(weightOf('開孔另收 500 元。', '安裝另收 800 元。')).toBe(0)
})

it('compares words in Simplified Chinese as Taiwan writes them', () => {
  expect(weightOf('屋頂的陽台 5 天。', '阳台的屋顶 8 天。')).toBe(
    weightOf('屋頂的陽台 5 天。', '陽台的屋頂 8 天。'),
  )
})

it('takes what a page says whose title names a model for that of the model’s row', () => {
  const row = '| 機型\t標準模式\t集塵\n| 拓路 T9 Max\t66 dB\t79 dB'
  expect(weightOf(row, 'title: T9 Max 掃拖機器人\n標準模式 58 dB。')).toBeGreaterThanOrEqual(2)
  expect(weightOf(row, 'title: T8 掃拖機器人\n標準模式 58 dB。')).toBeUndefined()
})

it('takes other figures that two conditions share for a sign that both are of one rule', () => {
  const together = weightOf('年滿 50 歲、片子二到三級，復健滿半年。', '須年滿 60 歲，吃藥半年仍痛。') ?? 0
  expect(together).toBeGreaterThan(0)
  expect(weightOf('年滿 50 歲、片子二到三級，復健滿三年。', '須年滿 60 歲，吃藥半年仍痛。')).toBe(0)
})

it('takes what begins like the name of a row for another thing, unless it has most of the name', () => {
  const row = '| 項目\t月費\n| 固定座位\t6,800 元'
  expect(weightOf(row, '## 之後的固定行程\n外包的月費 3,500 元。')).toBeUndefined()
  expect(weightOf(row, '## 共享座位\n座位的月費 3,500 元。')).toBeGreaterThan(0)
  const amount = '| 項目\t標準\n| 溶解固體量\t500 元'
  expect(weightOf(amount, '溶解固體的標準是 250 元。')).toBeGreaterThan(0)
})

it('takes from which one on a price is charged for each of them for no condition', () => {
  expect(weightOf('沒有電梯的老屋二樓起每層 400 元。', '沒有電梯每層 200 元。')).toBeGreaterThanOrEqual(2)
  expect(weightOf('沒有電梯的老屋未滿 20 坪 400 元。', '沒有電梯的老屋 200 元。')).toBeUndefined()
})
