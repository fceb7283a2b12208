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

it('quotes what points back from the sentence on that tells of whom or what', () => {
  const filler = '碼頭的風向旗每個整點由值班的人換一次，換下的要晾乾收好。'.repeat(2)
  const { page } = parseMarkedPage(
    [
      `渡輪船長陳柏文說，浪高兩公尺就停航。改搭巴士要兩小時。他建議前一天打電話問。${filler}`,
      `浮台有兩種。一種綁繩子，另一種打樁。後者要先申請。${filler}`,
      `開航前 30 分鐘驗票。其後登船口關閉，不再放行。${filler}`,
      `候船室有三十個座位。他建議早點到。${filler}`,
    ].join('\n'),
  )
  expect(completedQuote('他建議前一天打電話問。', page)).toBe(
    '渡輪船長陳柏文說，浪高兩公尺就停航。改搭巴士要兩小時。他建議前一天打電話問。',
  )
  expect(completedQuote('後者要先申請。', page)).toBe('一種綁繩子，另一種打樁。後者要先申請。')
  expect(completedQuote('其後登船口關閉，不再放行。', page)).toBe(
    '開航前 30 分鐘驗票。其後登船口關閉，不再放行。',
  )
  expect(completedQuote('他建議早點到。', page)).toBe('他建議早點到。')
})

it('quotes what begins within a sentence from its beginning on', () => {
  const filler = '碼頭的風向旗每個整點由值班的人換一次，換下的要晾乾收好。'.repeat(2)
  const { page } = parseMarkedPage(
    `票當天有效。船票改期第一次免費；再改每次 50 元，到窗口辦。${filler}\n${'上船要排隊，'.repeat(30)}下船也要。`,
  )
  expect(completedQuote('再改每次 50 元，到窗口辦。', page)).toBe(
    '船票改期第一次免費；再改每次 50 元，到窗口辦。',
  )
  expect(completedQuote('下船也要。', page)).toBe('下船也要。')
})
