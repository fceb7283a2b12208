import { Vocabulary } from '@gaplens/text/bags'
import { describe, expect, it } from 'vitest'
import type { Corpus } from '../corpus/corpus.ts'
import type { TableTopic } from './coverage-table.ts'
import { isPossibleName } from './judged-names.ts'
import { areWordsKnown, saidIn, sharesWords, statesNothing, withoutSpaces, wordsOf } from './name-words.ts'

const pieces = [
  '押金上限',
  '退還的時間',
  '押金可以不退嗎？',
  '押金不得超過兩個月的租金總額，租約結束後退還。',
]
const words = { titles: new Set(['不適合租屋的人'].map(withoutSpaces)), ...saidIn(pieces) }

describe('a name that a judge gives states nothing', () => {
  it('where it is a heading of the subject', () => {
    expect(statesNothing('不適合租屋的人', words)).toBe(true)
  })

  it('unless it denies what the pages only ask', () => {
    expect(statesNothing('退還時間', words)).toBe(true)
    expect(statesNothing('押金可以不退', words)).toBe(false)
  })
})

describe('the words of a name are known', () => {
  const known = (name: string, isSaid = false) =>
    areWordsKnown(name, words, { vocabulary: new Vocabulary() } as unknown as Corpus, () => isSaid)

  it.each([
    ['are the subject’s', '押金上限'],
    ['are words for aspects', '押金計算方式'],
    ['are usual in names', '押金申請資格'],
    ['are like the subject’s', '房租'],
  ])('where they %s: %s', (_, name) => {
    expect(known(name)).toBe(true)
  })

  it('where a page says them', () => {
    expect(known('蝸牛', true)).toBe(true)
  })

  it('and otherwise not', () => {
    expect(known('押金與蝸牛')).toBe(false)
  })

  it('by the beginning of words of other scripts, from the fourth letter on', () => {
    const of = (name: string) =>
      areWordsKnown(
        name,
        saidIn(['a plumber does it']),
        { vocabulary: new Vocabulary() } as unknown as Corpus,
        () => false,
      )
    expect(of('plumbing')).toBe(true)
    expect(of('plucking')).toBe(false)
  })
})

it('a name has at most 14 Chinese characters; two letters count as one', () => {
  expect(isPossibleName('押'.repeat(14))).toBe(true)
  expect(isPossibleName('押'.repeat(15))).toBe(false)
  expect(isPossibleName('d'.repeat(28))).toBe(true)
  expect(isPossibleName('d'.repeat(29))).toBe(false)
})

it('a proposed subject shares half of its words with its passages, and one that is no aspect', () => {
  expect(sharesWords('押金清潔', '押金上限')).toBe(true)
  expect(sharesWords('押金契約租屋律師', '押金上限')).toBe(false)
  expect(sharesWords('計算方式', '清潔費')).toBe(false)
})

it('a page’s heading may name a subject that it covers with a likelihood of one half or more', () => {
  const titlesAt = (likelihood: number) => {
    const verdicts = [{ likelihood, quotes: [{ heading: '押金上限' }], cited: 0 }]
    const topic = { name: '押金', aliases: [], statements: [], questions: [], seeds: [], verdicts }
    return [...wordsOf(topic as unknown as TableTopic, () => '').titles]
  }
  expect(titlesAt(0.5)).toContain('押金上限')
  expect(titlesAt(0.49)).not.toContain('押金上限')
})

it('what a judge cites for a subject is its text', () => {
  const verdicts = [
    {
      likelihood: 1,
      quotes: [
        { id: 'a', heading: '' },
        { id: 'b', heading: '' },
      ],
      cited: 1,
    },
  ]
  const topic = { name: '押金', aliases: [], statements: [], questions: [], seeds: [], verdicts }
  const { text } = wordsOf(topic as unknown as TableTopic, (id) => (id === 'a' ? '兩個月' : '清潔費'))
  expect(text).toContain('兩個月')
  expect(text).not.toContain('清潔費')
})
