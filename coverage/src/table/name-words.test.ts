import { describe, expect, it } from 'vitest'
import type { TableTopic } from './coverage-table.ts'
import { isPossibleName } from './judged-names.ts'
import { isMadeOfPageWords, withoutSpaces, wordsOf } from './name-words.ts'

const text = withoutSpaces('押金上限\n退還的時間\n押金不得超過兩個月的租金總額，租約結束後退還。\n清潔費')
const words = { titles: new Set(['不適合租屋的人', '押金上限'].map(withoutSpaces)), text }
const isSaid = (piece: string) => text.includes(piece)
const stands = (name: string) => isMadeOfPageWords(name, words, isSaid)

describe('a name that a judge gives', () => {
  it.each(['押金上限', '退還時間', '押金與清潔費', '清潔費的計算方式', '不適合租屋的人'])(
    'stands where it is made of the pages’ words: %s',
    (name) => {
      expect(stands(name)).toBe(true)
    },
  )

  it.each([
    ['denies', '押金不退'],
    ['says what ought to be', '清潔費必扣'],
    ['counts', '押金三個月'],
    ['says so of all', '押金全額退還'],
    ['ranks', '最貴的清潔費'],
    ['blames', '黑心清潔費'],
    ['promises', '保證退還'],
    ['is of other things', '公證無效'],
    ['is of other words', '律師訴訟'],
  ])('falls where it %s: %s', (_, name) => {
    expect(stands(name)).toBe(false)
  })
})

it('a name has at most 14 Chinese characters; two letters count as one', () => {
  expect(isPossibleName('押'.repeat(14))).toBe(true)
  expect(isPossibleName('押'.repeat(15))).toBe(false)
  expect(isPossibleName('d'.repeat(28))).toBe(true)
  expect(isPossibleName('d'.repeat(29))).toBe(false)
})

it('a name of aspects only shares a quarter of its characters with the text', () => {
  const isName = (name: string, said: string) =>
    isMadeOfPageWords(name, { titles: new Set(), text: said }, () => false)
  expect(isName('計算方式', '式樣')).toBe(true)
  expect(isName('優缺點比較', '較勁')).toBe(false)
})

it('a page’s heading may name a subject that it covers with a likelihood of one half or more', () => {
  const titlesAt = (likelihood: number) => {
    const verdicts = [{ likelihood, quotes: [{ heading: '押金上限' }] }]
    const topic = { name: '押金', aliases: [], statements: [], questions: [], seeds: [], verdicts }
    return [...wordsOf(topic as unknown as TableTopic).titles]
  }
  expect(titlesAt(0.5)).toContain('押金上限')
  expect(titlesAt(0.49)).not.toContain('押金上限')
})

describe('the words of a judge’s name', () => {
  it('are the subject’s own by half', () => {
    const own = (name: string) => isMadeOfPageWords(name, { titles: new Set(), text: '押金上限' }, () => true)
    expect(own('押金契約')).toBe(true)
    expect(own('押金契約書')).toBe(false)
  })

  it('may end otherwise than on the page, from the fourth letter on', () => {
    const own = (name: string) =>
      isMadeOfPageWords(name, { titles: new Set(), text: 'aplumberdoesit' }, () => true)
    expect(own('plumbing')).toBe(true)
    expect(own('plumcake')).toBe(true)
    expect(own('plucking')).toBe(false)
  })
})
