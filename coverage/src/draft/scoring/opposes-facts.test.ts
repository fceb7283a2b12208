import { describe, expect, it } from 'vitest'
import { opposesFacts, readFacts } from './opposes-facts.ts'

const FACTS = readFacts(
  ['水溫'],
  [
    '沖煮水溫建議 92 °C，太低會萃取不足。',
    '深焙豆的水溫降到 83 到 88 度，減少焦苦。',
    '水溫不要超過 96 度。',
    '悶蒸 30 秒，讓咖啡粉排氣。',
  ],
)
const opposes = (sentence: string, isSupported = false) => opposesFacts(sentence, FACTS, isSupported)

describe('a sentence says otherwise than the facts of a topic', () => {
  it.each([
    ['with a bound that none of them gives', '水溫不可以低於 20 度。'],
    ['with another value than all of them', '水溫建議 20 度。'],
    ['with another range', '水溫控制在 40 到 50 度。'],
    ['where it denies a value before it', '水溫不能是 92 度。'],
    ['where it denies a value after it', '水溫 92 度是錯的。'],
    ['where it says that the topic does not matter', '其實水溫不重要。'],
  ])('%s', (_what, sentence) => {
    expect(opposes(sentence)).toBe(true)
  })

  it('though the sources give the value that it denies', () => {
    expect(opposes('水溫不應該是 92 度。', true)).toBe(true)
  })
})

describe('a sentence does not say otherwise', () => {
  it.each([
    ['with a value of one of them', '水溫用 92 度。'],
    ['with a value in the range of one', '深焙的水溫用 85 度。'],
    ['with a bound at a value of one', '水溫不要低於 92 度。'],
    ['with the bound of one', '水溫別超過 96 度。'],
    ['with one value of theirs beside another', '水溫 92 度，冰鎮後的水溫是 5 度。'],
    ['with a time of something else', '水溫計放著 60 秒後再看。'],
    ['without a figure', '水溫會影響萃取。'],
    ['of another unit', '水溫計要價 500 元。'],
  ])('%s', (_what, sentence) => {
    expect(opposes(sentence)).toBe(false)
  })

  it('where the sources support it, as a figure may be computed from theirs', () => {
    expect(opposes('水溫差了 9 度。', true)).toBe(false)
  })

  it('where a fact denies the same', () => {
    const facts = readFacts(['水溫'], ['水溫不是 100 度。', '控制水溫不重要。'])
    expect(opposesFacts('水溫不是 100 度。', facts, false)).toBe(false)
    expect(opposesFacts('水溫不重要。', facts, false)).toBe(false)
  })
})
