import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../tests/cases/marked-page.ts'
import { completedQuote } from './completed-quote.ts'

it('quotes a short paragraph whole, and of a long one what was chosen', () => {
  const { page } = parseMarkedPage(`初診 450 元，含問診。複診 300 元。\n${'到府要先約時間。'.repeat(9)}`)
  expect(completedQuote('複診 300 元。', page)).toBe('初診 450 元，含問診。複診 300 元。')
  expect(completedQuote('到府要先約時間。', page)).toBe('到府要先約時間。')
})

it('quotes a bare item of a list with the others, and no row of a table otherwise than it is', () => {
  const { page } = parseMarkedPage('- 拆洗\n- 烘乾\n- 修邊\n| 拆洗\t900 元')
  expect(completedQuote('烘乾', page)).toBe('拆洗；烘乾；修邊')
  expect(completedQuote('拆洗\t900 元', page)).toBe('拆洗\t900 元')
})
