import { describe, expect, it } from 'vitest'
import { parseHtml } from '../html/parse.ts'
import { TextSize } from './text-size.ts'

/** A page with so many characters of text. */
const sizeOf = (characters: number) =>
  new TextSize(parseHtml(`<body><p>${'水'.repeat(characters)}</p></body>`).root, new Set())

describe('hidden parts of a page', () => {
  it('are its content if they have three tenths of the text, which no page hides from its readers', () => {
    expect(sizeOf(10_000).isMost(3_000)).toBe(true)
    expect(sizeOf(10_000).isMost(2_999)).toBe(false)
  })

  it('are more than all else from half of the text on', () => {
    expect(sizeOf(10_000).isMoreThanAllElse(5_000)).toBe(true)
    expect(sizeOf(10_000).isMoreThanAllElse(4_999)).toBe(false)
  })

  it('are so only from 500 characters on, however short the page is', () => {
    expect(sizeOf(600).isMost(500)).toBe(true)
    expect(sizeOf(600).isMost(499)).toBe(false)
    expect(sizeOf(400).isMoreThanShown(499)).toBe(false)
    expect(sizeOf(400).isMoreThanShown(500)).toBe(true)
  })
})
