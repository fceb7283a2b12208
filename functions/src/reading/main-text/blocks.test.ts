import { describe, expect, it } from 'vitest'
import { toBlocks } from './blocks.ts'

const pieces = (...lengths: readonly number[]) =>
  lengths.map(
    (length) => ({ kind: 'paragraph', level: 0, text: '水'.repeat(length), role: 'content' }) as const,
  )

/** How many characters are kept, and whether any were left out. */
const kept = (...lengths: readonly number[]) => {
  const { text, truncated } = toBlocks(pieces(...lengths))
  return [text.length, truncated]
}

describe('the text of a page', () => {
  it('is kept up to 60,000 characters, and cut at the end of a block', () => {
    expect(kept(30_000, 29_999)).toEqual([60_000, false])
    expect(kept(30_000, 30_000)).toEqual([30_000, true])
  })

  it('is cut inside a block only if that is longer by itself', () => {
    expect(kept(70_000)).toEqual([60_000, true])
  })
})

it('counts the words of content, and not of what was kept around it', () => {
  const { words, contentWords } = toBlocks([
    { kind: 'paragraph', level: 0, role: 'content', text: '濾網兩週洗一次' },
    { kind: 'listItem', level: 1, role: 'related', text: '冷氣怎麼選' },
    { kind: 'listItem', level: 1, role: 'navigation', text: '開箱文 (22)' },
  ])
  expect(words).toBe(7 + 5 + 4)
  expect(contentWords).toBe(7)
})
