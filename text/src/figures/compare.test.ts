import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresDisagree, figuresMeet, goesBeyond, sameFigure, supportsFigure } from './compare.ts'
import type { Figure } from './figure.ts'
import { datingOf, isSet, outdatedBeside } from './outdated.ts'
import { readFigures } from './read-figures.ts'

function figure(text: string): Figure {
  const [first] = readFigures(text)
  if (!first) throw new Error(`no figure in ${text}`)
  return first
}

it.each([
  ['九成五', '95%'],
  ['5 萬 5', 'NT$55,000'],
  ['一到兩週', '7–14 天'],
  ['半小時', '30 分鐘'],
  ['30 天', '一個月'],
  ['百分之四', '4 percent'],
  ['1/2 茶匙', '2.5 ml'],
  ['7 個工作天', '七個營業日'],
  ['3 business days', '3 個工作日'],
  ['120 x 60 公分', '1.2 × 0.6 公尺'],
])('takes %s and %s for one value', (a, b) => {
  expect(sameFigure(figure(a), figure(b))).toBe(true)
  expect(figuresDisagree(figure(a), figure(b))).toBe(false)
})

it.each([
  ['15 分鐘', '20 分鐘'],
  ['10 到 15 年', '20 年以上'],
  ['98%', '不超過九成'],
  ['每週一次', '一到兩個月一次'],
  ['3 weeks', '6 to 12 months'],
  ['3:1', '30:1'],
  ['約 1.5 萬元', '3 萬元'],
  ['約 96%', '約 88%'],
  ['約 60%', '約 52%'],
  ['約 12,000 到 18,000 元', '20,000 到 30,000 元'],
  ['2024 年', '2023 年'],
  ['民國 112 年', '113 年底'],
])('says that %s and %s disagree', (a, b) => {
  expect(figuresDisagree(figure(a), figure(b))).toBe(true)
})

it.each([
  ['92 度', '88–94 度'],
  ['20 年以上', '25 年'],
  ['約 95%', '98%'],
  ['約六成', '64%'],
  ['約 30 到 40 坪', '41 坪'],
  ['160 度', '3 分鐘'],
  ['每月 300 元', '3,000 元'],
  ['3 顆', '4 家'],
  ['US$100', 'NT$3,000'],
  ['500 流明', '800 lux'],
  ['7 個工作天', '12 天'],
  ['120 x 60 公分', '60 公分'],
  ['120 x 60 公分', '140 x 70 公分'],
])('finds no disagreement between %s and %s', (a, b) => {
  expect(figuresDisagree(figure(a), figure(b))).toBe(false)
})

it('compares what one person takes a day with what is taken a day, but no price of a person with a total', () => {
  expect(figuresDisagree(figure('每人每日鹽 5 公克'), figure('每日鹽 6 公克'))).toBe(true)
  expect(figuresDisagree(figure('每人每日 500 元'), figure('每日 600 元'))).toBe(false)
})

it('takes a limit for its own value, and for no other limit to the other side', () => {
  expect(sameFigure(figure('600 公里以上'), figure('600 公里'))).toBe(true)
  expect(sameFigure(figure('600 公里以上'), figure('不到 300 公里'))).toBe(false)
  expect(sameFigure(figure('未滿三個月'), figure('滿三個月'))).toBe(true)
  expect(sameFigure(figure('不到 300 公里'), figure('100 到 300 公里'))).toBe(false)
})

it.each([
  ['500 流明', '500 lux'],
  ['7 個工作天', '7 天'],
  ['7 個工作天', '一週'],
  ['3 business days', '3 days'],
  ['120 x 60 公分', '60 公分'],
  ['120 x 60 公分', '60 x 120 公分'],
])('does not take %s and %s, which have unlike units, for one value', (a, b) => {
  expect(sameFigure(figure(a), figure(b))).toBe(false)
  expect(figuresMeet(figure(a), figure(b))).toBe(false)
})

it('widens what is 「約」 by a tenth to both sides, and takes values within 2 % for equal', () => {
  for (const [other, meets] of [
    ['87 元', false],
    ['90 元', true],
    ['110 元', true],
    ['113 元', false],
  ] as const)
    expect(figuresMeet(figure('約 100 元'), figure(other)), other).toBe(meets)
})

it.each([
  ['83 到 88 度', '83–88 度', true, false],
  ['83 到 88 度', '83 到 121 度', false, true],
  ['83 到 88 度', '62 到 88 度', false, true],
  ['83 到 88 度', '84 到 86 度', false, false],
  ['83 到 88 度', '85 度', true, false],
  ['85 度', '83 到 88 度', false, false],
  ['約 80 到 90 度', '78 到 92 度', true, false],
  ['20 年以上', '25 年', true, false],
  ['83 到 88 度', '83 到 88 公分', false, false],
])(
  'of a source with %s and a claim of %s: supported %s, beyond it %s',
  (source, claim, isSupported, beyond) => {
    expect(supportsFigure(figure(source), figure(claim))).toBe(isSupported)
    expect(goesBeyond(figure(claim), figure(source))).toBe(beyond)
  },
)

describe('for any two figures', () => {
  const texts = fc
    .tuple(
      fc.constantFrom('', '約 ', '至少 ', '最多 '),
      fc.integer({ min: 1, max: 5_000 }),
      fc.constantFrom('元', '分鐘', '%', '度', '公斤', '家'),
    )
    .map((parts) => figure(parts.join('')))

  it('agreement and disagreement are symmetric and exclude each other', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(sameFigure(a, b)).toBe(sameFigure(b, a))
        expect(figuresDisagree(a, b)).toBe(figuresDisagree(b, a))
        expect(figuresMeet(a, b) && figuresDisagree(a, b)).toBe(false)
        expect(sameFigure(a, a)).toBe(true)
        expect(figuresDisagree(a, a)).toBe(false)
      }),
    )
  })
})

describe('what is out of date', () => {
  const statement = (text: string, pageYear: number | null = null) => {
    const figures = readFigures(text)
    return { ...datingOf(text), figures, pageYear, set: isSet(text) }
  }

  it('is a statement that names an earlier year than another', () => {
    const old = statement('依 106 年的標準，補助 3 萬元')
    const current = statement('民國 115 年起最高補助 4 萬元')
    expect(outdatedBeside(old, current)).toBe(true)
    expect(outdatedBeside(current, old)).toBe(false)
  })

  it('is a different figure on a page that is two years older', () => {
    const old = statement('最低利率為 1.31%', 2024)
    const current = statement('最低利率為 2.18%', 2026)
    expect(outdatedBeside(old, current)).toBe(true)
    expect(outdatedBeside(current, old)).toBe(false)
  })

  it('is not an older page with the same figure, nor a page without a date', () => {
    expect(outdatedBeside(statement('約 20 分鐘', 2022), statement('20 分鐘', 2026))).toBe(false)
    expect(outdatedBeside(statement('15 分鐘'), statement('20 分鐘', 2026))).toBe(false)
  })

  it('is nothing on a newer page that names the year of a birth, of a building or since which a rule holds', () => {
    for (const text of [
      '民國 51 年次以後出生者，請領年齡為 65 歲',
      '2010 年以前興建的房屋，請領年齡為 65 歲',
      '2018 年後購買的保單，請領年齡為 65 歲',
      '自 2016 年起，請領年齡為 65 歲',
      '民國 105 年修法後，請領年齡為 65 歲',
      '2016 年 1 月 1 日起，請領年齡為 65 歲',
    ]) {
      expect(outdatedBeside(statement(text, 2026), statement('請領年齡為 60 歲', 2019)), text).toBe(false)
      expect(outdatedBeside(statement('請領年齡為 60 歲', 2019), statement(text, 2026)), text).toBe(true)
    }
    const ofYear = statement('2018 年的請領年齡為 65 歲', 2026)
    expect(outdatedBeside(ofYear, statement('請領年齡為 60 歲', 2024))).toBe(true)
  })

  it('is the earlier of two rules, each since a year, but no rule of which nothing else is said', () => {
    const old = statement('2018 年起，補助 3 萬元')
    expect(outdatedBeside(old, statement('2026 年起補助 4 萬元'))).toBe(true)
    expect(outdatedBeside(old, statement('2026 年起可線上申請'))).toBe(false)
    expect(outdatedBeside(old, statement('補助 4 萬元', 2026))).toBe(false)
  })

  it('is a different figure on a page for an earlier year', () => {
    const ofYear = (text: string, year: number | null, pageYear: number) => ({
      ...statement(text, pageYear),
      ofYear: year,
    })
    const old = ofYear('扣除額 13 萬 1 千元', 2024, 2025)
    expect(outdatedBeside(old, ofYear('扣除額 13 萬 5 千元', 2025, 2026))).toBe(true)
    expect(outdatedBeside(old, statement('114 年度的扣除額 13 萬 5 千元'))).toBe(true)
    expect(outdatedBeside(old, statement('扣除額 13 萬 5 千元', 2026))).toBe(true)
    expect(outdatedBeside(old, statement('扣除額 13 萬 5 千元', 2025))).toBe(false)
    expect(outdatedBeside(old, ofYear('扣除額 13 萬 1 千元', 2025, 2026))).toBe(false)
  })

  it('is by the age of its page a price, a share or a time that somebody set, and no constant', () => {
    const beside = (old: string, current: string) =>
      outdatedBeside(statement(old, 2021), statement(current, 2026))
    expect(beside('雞胸肉設 65 度', '雞胸肉設 60 度')).toBe(false)
    expect(beside('煮 12 分鐘', '煮 8 分鐘')).toBe(false)
    expect(beside('貸款最長 30 年', '貸款最長 40 年')).toBe(true)
    expect(beside('一份 80 元', '一份 100 元')).toBe(true)
    expect(beside('2021 年的蛋煮 12 分鐘', '煮 8 分鐘')).toBe(true)
  })
})

it('widens 「約」 by two decibels, whatever the value: a tenth of it would be a multiple of the sound', () => {
  expect(figuresMeet(figure('約 61 到 66 分貝'), figure('58 dB'))).toBe(false)
  expect(figuresMeet(figure('約 60 分貝'), figure('58 dB'))).toBe(true)
  expect(figuresMeet(figure('約 60 公斤'), figure('55 公斤'))).toBe(true)
})
