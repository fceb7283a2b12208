import { expect, it } from 'vitest'
import { withoutParts } from './quotation-repeats.ts'

const kept = (...texts: string[]) =>
  withoutParts(texts.map((text) => ({ text, pageId: 'p1' }))).map(({ text }) => text)

it('leaves out what another quote of the page says, with or without the number of an item', () => {
  expect(kept('先關水，再拆龍頭。', '第一步是先關水。')).toEqual(['先關水，再拆龍頭。'])
})

it('leaves out the same quote, though an ordinal is a word of it', () => {
  const text = '70 歲以上，罹患第二期以上癌症者。'
  expect(kept(text, text)).toEqual([text])
})
