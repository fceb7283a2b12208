import { expect, it } from 'vitest'
import { markHeadings, toBlocks } from './prose.ts'

it('takes a line of at most 24 characters before other text for a heading', () => {
  const kindOf = (line: string) => markHeadings(toBlocks(`${line}\n濾紙先用熱水沖過。`))[0]?.kind
  expect(kindOf('沖'.repeat(24))).toBe('heading')
  expect(kindOf('沖'.repeat(25))).toBe('paragraph')
})
