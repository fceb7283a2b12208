import { expect, it } from 'vitest'
import { haveFocus } from './focus.ts'

const haveOf = (question: string, ...texts: readonly string[]) => haveFocus(question, texts, '小型風力發電機')

it('finds what a question asks beside the keyword and how it counts', () => {
  expect(haveOf('風力發電機幾座以下免環評？', '一般最多八座，海邊可以做到十五座，剩下的另外談。')).toBe(false)
  expect(haveOf('風力發電機幾座以下免環評？', '五座以內不必做環評。')).toBe(true)
  expect(haveOf('葉片更換一次多少錢？', '律師費每審八萬元起。')).toBe(false)
})

it('takes a character of it for the word, in the heading too', () => {
  expect(haveOf('鄰居投訴怎麼辦？', '左鄰右舍', '先量分貝，再談。')).toBe(true)
})

it('asks for nothing more where only the keyword and a count are asked', () => {
  expect(haveOf('小型風力發電機要買幾公升？', '單身的人，12 就夠。')).toBe(true)
})
