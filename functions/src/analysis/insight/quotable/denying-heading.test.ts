import { expect, it } from 'vitest'
import { isDenied } from './denying-heading.ts'

const SENTENCE = '先付全部車款再看車，賣家會比較安心，也會先把車留給你，不會轉賣給別人。'

it.each(['NG 示範', '是非題', '一則流傳的簡訊', '問 AI 的結果', '原文', '常見的迷思'])(
  'what stands under 「%s」 is not the page’s own word',
  (heading) => {
    expect(isDenied(heading, SENTENCE)).toBe(true)
  },
)

it.each(['選擇題怎麼作答', 'Brewing', '付款方式'])('what stands under 「%s」 is', (heading) => {
  expect(isDenied(heading, 'Use 92 °C.')).toBe(false)
  expect(isDenied(heading, SENTENCE)).toBe(false)
})
