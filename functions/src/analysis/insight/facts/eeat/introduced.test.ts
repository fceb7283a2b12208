import { expect, it } from 'vitest'
import { beforeIntroduced, isOfIntroduced } from './introduced.ts'

const page =
  '家裡兩隻：黑色的芝麻、愛叫的年年。飼料每袋 600 元。去年又撿到一隻叫豆花的三花。女兒叫小禾，今年五歲。'

it('knows the animals and children that a page calls by name', () => {
  for (const text of ['芝麻一口也不吃。', '年年三天吃完一包。', '豆花只喝流動的水。', '小禾說不好吃。'])
    expect(isOfIntroduced(text, page)).toBe(true)
  expect(isOfIntroduced('飼料每袋 600 元。', page)).toBe(false)
})

it('takes the name of a kind for none', () => {
  expect(isOfIntroduced('熱泵省電。', '有一種叫熱泵的機器，家裡三台：熱泵、冷氣。')).toBe(false)
})

it('cuts a text before the clause about such a one', () => {
  expect(beforeIntroduced('乾糧放得久。但顆粒很大，芝麻一口也不吃', page)).toBe('乾糧放得久。但顆粒很大')
  expect(beforeIntroduced('芝麻一口也不吃，乾糧放得久', page)).toBe('芝麻一口也不吃，乾糧放得久')
})
