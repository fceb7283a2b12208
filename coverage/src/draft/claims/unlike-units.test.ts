import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'
import { ClaimChecker } from './check-claims.ts'

/** Returns a function that checks a draft of one sentence against sources about a keyword. */
function verdictsFor(keyword: string, ...texts: readonly string[]) {
  const sources = texts.map((text, at) => markedSource(at + 1, text))
  const checker = new ClaimChecker(sourceStatements(basisOf(keyword, sources)), keyword)
  return (draft: string) => checker.check(readDraft(draft)).claims.at(-1)?.verdict
}

describe('light', () => {
  const verdictOf = verdictsFor('投影機', '## 亮度\n這台投影機的亮度是 500 流明。')

  it('in lumens says nothing of light in lux', () => {
    expect(verdictOf('這台投影機的亮度達到 500 流明。')).toBe('supported')
    expect(verdictOf('這台投影機的亮度達到 500 lux。')).toBe('unproven')
  })
})

describe('working days', () => {
  it('are no calendar days', () => {
    const verdictOf = verdictsFor('公司登記', '## 時間\n公司登記審核需要 7 個工作天。')
    expect(verdictOf('公司登記的審核約需 7 個工作日。')).toBe('supported')
    expect(verdictOf('公司登記的審核約需 7 天。')).toBe('unproven')
    expect(verdictOf('公司登記的審核約需一週。')).toBe('unproven')
    expect(verdictOf('公司登記的審核約需 12 天。')).toBe('unproven')
    expect(verdictOf('公司登記的審核約需 9 個工作天。')).toBe('contradicted')
  })

  it('may stand beside calendar days of another source', () => {
    const verdictOf = verdictsFor(
      '多益',
      '## 成績\n測驗後 12 個工作天可查成績。',
      '## 成績\n測驗後大約 19 天可查成績。',
    )
    expect(verdictOf('測驗後查成績，有的寫 12 個工作天，有的寫 19 天左右。')).toBe('supported')
    expect(verdictOf('測驗後查成績，有的寫 12 天，有的寫 19 天左右。')).not.toBe('supported')
  })

  it('are not added to calendar days', () => {
    const days = verdictsFor('公司登記', '## 代辦\n代辦的預查要 3 天，登記審核要 4 天。')
    expect(days('代辦的預查和登記審核加起來要 7 天。')).toBe('supported')
    const mixed = verdictsFor('公司登記', '## 代辦\n代辦的預查要 3 個工作天，登記審核要 4 天。')
    expect(mixed('代辦的預查和登記審核加起來要 7 天。')).not.toBe('supported')
    expect(mixed('代辦的預查和登記審核加起來要 7 個工作天。')).not.toBe('supported')
  })

  it('count no instalments', () => {
    const verdictOf = verdictsFor('代辦', '## 規費\n代辦的規費分 15 期繳清。')
    expect(verdictOf('代辦的規費分 15 個月繳清。')).toBe('supported')
    expect(verdictOf('代辦的規費分 15 個工作天繳清。')).toBe('unproven')
  })
})

describe('a size', () => {
  const verdictOf = verdictsFor('電腦桌', '## 尺寸\n這張電腦桌的桌面是 120 x 60 公分。')

  it('is supported as a whole only', () => {
    expect(verdictOf('這張電腦桌的桌面做成 120 × 60 公分。')).toBe('supported')
    expect(verdictOf('這張電腦桌的桌面做成 1.2 x 0.6 公尺。')).toBe('supported')
    expect(verdictOf('這張電腦桌的桌面做成 140 x 60 公分。')).not.toBe('supported')
    expect(verdictOf('這張電腦桌的桌面高度是 60 公分。')).toBe('unproven')
    expect(verdictOf('這張電腦桌的桌面 60 公分。')).toBe('unproven')
  })

  it('is no multiple', () => {
    expect(verdictOf('這張電腦桌的桌面是一般的 120 倍。')).toBe('unproven')
  })
})

describe('a speed', () => {
  const verdictOf = verdictsFor('電動機車', '## 性能\n這台電動機車的最高時速 60 公里。')

  it('is no distance', () => {
    expect(verdictOf('這台電動機車的最高時速是 60 公里。')).toBe('supported')
    expect(verdictOf('這台電動機車的最高速度是 60 km/h。')).toBe('supported')
    expect(verdictOf('這台電動機車的最高時速是 80 公里。')).toBe('contradicted')
    expect(verdictOf('這台電動機車的最遠距離是 60 公里。')).toBe('unproven')
  })
})

it.each([
  [
    'sound',
    '這台掃地機的噪音約 55 分貝。',
    '這台掃地機的噪音大約是 55 dB。',
    '這台掃地機的噪音大約是 70 dB。',
  ],
  [
    'pressure',
    '這台掃地機的吸力有 8,000 Pa。',
    '這台掃地機的吸力是 8000 帕。',
    '這台掃地機的吸力是 5,000 Pa。',
  ],
])('a figure of %s is supported by its value and contradicted by another', (_, source, same, other) => {
  const verdictOf = verdictsFor('掃地機', `## 規格\n${source}`)
  expect(verdictOf(same)).toBe('supported')
  expect(verdictOf(other)).toBe('contradicted')
})
