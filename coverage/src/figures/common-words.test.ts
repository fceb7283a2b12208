import { describe, expect, it } from 'vitest'
import { commonIn } from './common-words.ts'
import { claimIn } from './testing/claims.ts'

describe('a word that most sources use', () => {
  const using = (times: number, of: number) =>
    commonIn(
      Array.from({ length: of }, (_, at) => claimIn(at < times ? '陽台抓 5 天。' : '屋頂抓 5 天。', at + 1)),
    )('陽台')

  it('is one of more than seven sources in ten', () => {
    expect(using(7, 10)).toBe(false)
    expect(using(8, 10)).toBe(true)
  })

  it('and of more than three, however few there are', () => {
    expect(using(3, 3)).toBe(false)
    expect(using(4, 4)).toBe(true)
  })
})
