import { expect, it } from 'vitest'
import type { View } from '../view.ts'
import type { SupportedWords } from './overview-words.ts'
import { isToldIn, withUnquotedClauses } from './unquoted-clauses.ts'

const unquotedBy = (quote: string, text: string, unquoted: string[] = []) => {
  const passage = (id: string) => (id === 'a' ? { heading: '', quote } : undefined)
  const view = { passage } as unknown as View
  const words: SupportedWords = { text, level: 'found', passageIds: ['a'], unquoted }
  return withUnquotedClauses(view, words)?.unquoted
}

it('counts a clause of which no quote says anything among what the quotes lack', () => {
  const said = '弓毛每三個月換一次，松香不可沾到琴身'
  expect(unquotedBy('弓毛三個月就該換。', said)).toEqual(['松香不可沾到琴身'])
  expect(unquotedBy('弓毛三個月就該換，琴身別碰到松香。', said)).toEqual([])
  expect(unquotedBy('弓毛三個月就該換。', said, ['松香'])).toEqual(['松香'])
  expect(unquotedBy('弓毛\t三個月', said)).toEqual([])
  expect(unquotedBy('弓毛三個月就該換。', '松香不可沾到琴身')).toBeUndefined()
})

it('takes what is told in other words for told', () => {
  expect(isToldIn('松香不可沾到琴身', '琴身別碰到松香')).toBe(true)
  expect(isToldIn('松香不可沾到琴身', '弓毛三個月就該換')).toBe(false)
  expect(isToldIn('每 3 個月換弓毛', '弓毛要常換')).toBe(false)
})

it('looks for a clause in the wider quote, too, and hands that out', () => {
  const quotes = new Map([
    ['a', '弓毛三個月就該換。'],
    ['aw', '弓毛三個月就該換。琴身別碰到松香。'],
  ])
  const passage = (id: string) => (quotes.has(id) ? { heading: '', quote: quotes.get(id) } : undefined)
  const words: SupportedWords = { text: '弓毛三個月換，松香不可沾到琴身', level: 'found', passageIds: ['a'] }
  const found = withUnquotedClauses({ passage } as unknown as View, words)
  expect(found).toMatchObject({ passageIds: ['a', 'aw'], unquoted: [] })
})
