import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { operandsOf, shareOf } from './derived-value.ts'
import { perThingOperands } from './unit-price.ts'

const claimsIn = (text: string) => claimsOfPage(markedSource(1, text), () => true)

/** The first figure of a sentence. */
function figureIn(text: string): FigureClaim {
  const [claim] = claimsIn(text)
  if (claim === undefined) throw new Error('no figure')
  return claim
}

describe('a computed value', () => {
  const follows = (sentence: string, source: string) => {
    const own = figureIn(sentence)
    const passage = claimsIn(source)
    const figures = passage.map(({ figure }) => figure)
    return (operandsOf(own, [own], figures) ?? perThingOperands(own, passage)) !== null
  }

  it.each([
    ['a difference', '一台差 1,000 元。', '內爐 1,905 元，表面 900 元。', '內爐 1,906 元，表面 900 元。'],
    [
      'a price times a count',
      '光紙箱就要 1,000 元。',
      '一個 100.5 元，用掉十個。',
      '一個 100.6 元，用掉十個。',
    ],
  ])('is exact to half a percent: %s', (_, sentence, within, beyond) => {
    expect(follows(sentence, within)).toBe(true)
    expect(follows(sentence, beyond)).toBe(false)
  })

  it.each([
    ['a difference', '一台大約差 1,000 元。', '內爐 1,950 元，表面 900 元。', '內爐 1,951 元，表面 900 元。'],
    [
      'a price times a count',
      '光紙箱就要大約 1,000 元。',
      '一個 105 元，用掉十個。',
      '一個 105.1 元，用掉十個。',
    ],
  ])('is rounded by five percent with 「約」: %s', (_, sentence, within, beyond) => {
    expect(follows(sentence, within)).toBe(true)
    expect(follows(sentence, beyond)).toBe(false)
  })

  it('is not looked for among more than twelve values, two of which give nearly any other', () => {
    const prices = (count: number) =>
      Array.from({ length: count }, (_, at) => `${1_000 + 100 * at} 元`).join('、')
    expect(follows('一台差 300 元。', prices(12))).toBe(true)
    expect(follows('一台差 300 元。', prices(13))).toBe(false)
  })
})

describe('a share of two quantities', () => {
  const isShare = (share: string, source: string) =>
    shareOf(
      figureIn(share),
      claimsIn(source).map(({ figure }) => figure),
    ) !== null

  it('is rounded to whole percents', () => {
    expect(isShare('只剩 30%。', '原本 10,000 毫克，剩 3,049 毫克。')).toBe(true)
    expect(isShare('只剩 30%。', '原本 10,000 毫克，剩 3,050 毫克。')).toBe(false)
  })

  it('is not looked for among more than twelve values', () => {
    const doses = (count: number) =>
      Array.from({ length: count }, (_, at) => `${300 + 100 * at} 毫克`).join('、')
    expect(isShare('只剩 30%。', doses(12))).toBe(true)
    expect(isShare('只剩 30%。', doses(13))).toBe(false)
  })
})
