import type { Block } from '@gaplens/contracts/analysis/read-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBoundedBlocks } from './bounded-blocks.ts'

const block = (text: string, kind: Block['kind'] = 'paragraph', start = 0): Block => ({
  kind,
  level: kind === 'heading' ? 2 : 0,
  text,
  start,
  role: 'content',
})
const partsOf = (text: string, kind?: Block['kind']) =>
  withBoundedBlocks({ blocks: [block(text, kind)] }).blocks
const sentence = (chars: number) => `${'字'.repeat(chars - 1)}。`

describe('a page whose blocks are as long as people write them', () => {
  it('stays as it is', () => {
    const page = { blocks: [block(sentence(2_000)), block('標'.repeat(300), 'heading', 2_001)] }
    expect(withBoundedBlocks(page)).toBe(page)
  })
})

describe('a longer block', () => {
  it('is divided behind a sentence, and no part is short', () => {
    const lengths = partsOf(sentence(90).repeat(23)).map(({ text }) => text.length)
    expect(lengths).toEqual([1_530, 540])
  })

  it.each([
    ['a clause where no sentence ends', `${'字'.repeat(89)}，`, '，'],
    ['a word where there is neither', `${'a'.repeat(89)} `, ' '],
  ])('is divided behind %s', (_, piece, end) => {
    const parts = partsOf(piece.repeat(60))
    expect(parts.length).toBeGreaterThan(2)
    for (const { text } of parts) expect(text.endsWith(end)).toBe(true)
  })

  it('keeps every character at its place, and divides none', () => {
    const text = fc
      .array(fc.constantFrom('字', 'a', '。', '，', ' ', '\t', '👍', '」', '. ', '12'), { maxLength: 300 })
      .map((pieces) => pieces.join('').repeat(30))
    fc.assert(
      fc.property(text, (own) => {
        const parts = partsOf(own)
        expect(parts.map((part) => part.text).join('')).toBe(own)
        for (const part of parts) {
          expect(own.slice(part.start, part.start + part.text.length)).toBe(part.text)
          expect(part.text.length).toBeLessThanOrEqual(2_000)
          expect(part.text).not.toMatch(/^[\udc00-\udfff]/)
        }
        if (parts.length > 1) for (const part of parts) expect(part.text.length).toBeGreaterThanOrEqual(500)
      }),
    )
  })

  it('is text where a page sets it as a heading or a row, and one item of a list', () => {
    const kindsOf = (kind: Block['kind']) => partsOf(sentence(100).repeat(30), kind).map((part) => part.kind)
    expect(kindsOf('heading')).toEqual(['paragraph', 'paragraph'])
    expect(kindsOf('tableRow')).toEqual(['paragraph', 'paragraph'])
    expect(kindsOf('listItem')).toEqual(['listItem', 'paragraph'])
    expect(kindsOf('quote')).toEqual(['quote', 'quote'])
    expect(partsOf('題'.repeat(301), 'heading').map((part) => part.kind)).toEqual(['paragraph'])
  })
})
