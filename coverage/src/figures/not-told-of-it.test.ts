import { describe, expect, it } from 'vitest'
import { cannotBothBeRight } from './cannot-both-be-right.ts'
import { claimsIn } from './testing/claims.ts'

/** Whether the last figures of two pages contradict each other. */
function contradict(one: string, other: string): boolean {
  const [first, second] = [claimsIn(one, 1), claimsIn(other, 2)]
  const [a, b] = [first.at(-1), second.at(-1)]
  if (a === undefined || b === undefined) throw new Error('no figures')
  return cannotBothBeRight(a, b, [...first, ...second], [a, b])
}

describe('a figure contradicts nobody', () => {
  it('where its words are only quoted for what they mean', () => {
    expect(contradict('盒上的「最大 900 瓦」是兩格加起來。', '烤箱上限 600 瓦。')).toBe(false)
    expect(contradict('盒上寫「最大 900 瓦」，以此為準。', '烤箱上限 600 瓦。')).toBe(true)
  })

  it('where it holds for listed things only, of which the other says nothing', () => {
    const own = '## 保固\n自交車日起 18 個月。營業車、租賃車為 6 個月。'
    expect(contradict(own, '## 保固\n保固 12 個月。')).toBe(false)
    expect(contradict(own, '## 保固\n租賃車保固 12 個月。')).toBe(true)
    expect(contradict('## 保固\n營業車、租賃車為 6 個月。', '## 保固\n保固 12 個月。')).toBe(true)
  })

  it('where one page tells of its city and the other of its county', () => {
    expect(contradict('本市的托育補助 5,000 元。', '本縣的托育補助 3,000 元。')).toBe(false)
    expect(contradict('本市居民適用。托育補助 5,000 元。', '本縣的托育補助 3,000 元。')).toBe(false)
    expect(contradict('托育補助 5,000 元。', '本縣的托育補助 3,000 元。')).toBe(true)
    expect(contradict('本縣的托育補助 5,000 元。', '本縣的托育補助 3,000 元。')).toBe(true)
  })
})
