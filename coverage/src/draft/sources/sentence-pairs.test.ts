import { expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sentencePairs } from './sentence-pairs.ts'

/** The sentences of a paragraph that are read together with the one before them. */
const pairsOf = (paragraph: string) =>
  basisOf('除濕機', [markedSource(1, paragraph)])
    .pages.flatMap(sentencePairs)
    .flatMap(({ text, blocks }) => blocks.map(({ start, length }) => text.slice(start, start + length)))

it('reads a figure with the sentence before it if its own names it with at most ten different characters', () => {
  const first = '濾網分成兩種材質。'
  const ten = '紙質便宜耐用清洗簡單 300 元。'
  const eleven = '紙質便宜耐用清洗簡單快 300 元。'
  expect(pairsOf(first + ten)).toEqual([`濾網分成兩種材質，${ten}`])
  expect(pairsOf(first + eleven)).toEqual([])
})
