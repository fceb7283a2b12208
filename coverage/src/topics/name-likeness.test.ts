import { describe, expect, it } from 'vitest'
import { likenessFeatures, nameLikeness } from './name-likeness.ts'

describe('how much a text reads like a name', () => {
  it('is greater for names of subjects than for pieces of sentences', () => {
    const names = ['使用壽命', '維修費用', '申請資格', '術後照護', '濾心更換', '適合對象']
    const pieces = ['用得很久', '要花多少', '我們可以幫', '回家以後還', '它自己會', '不怕你問']
    const least = Math.min(...names.map(nameLikeness))
    for (const piece of pieces) expect(nameLikeness(piece), piece).toBeLessThan(least)
  })

  it('counts how a text begins and ends, and what is in it', () => {
    expect(likenessFeatures('水溫')).toEqual(
      expect.arrayContaining(['^水', '^水溫', '$溫', '$水溫', '=水', '=水溫', '=溫']),
    )
  })

  it('does not depend on width, case or white space', () => {
    expect(nameLikeness('ＲＯ 膜')).toBe(nameLikeness('ro膜'))
  })
})
