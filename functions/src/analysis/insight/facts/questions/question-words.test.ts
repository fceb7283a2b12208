import { expect, it } from 'vitest'
import { mentionsQuestion, sharesCharacter } from './question-words.ts'

it('holds what a text says against what a question asks about, not against how it asks', () => {
  const speaks = (question: string, text: string) => mentionsQuestion(question, [text], '特休假計算')
  expect(speaks('離職特休怎麼算？', '派遣的怎麼算：派遣工的特休由派遣公司給。')).toBe(false)
  expect(speaks('離職特休怎麼算？', '離職那天一起結清。')).toBe(true)
  expect(speaks('打工有特休嗎？', '病假、事假都不影響年資，也不能拿特休去抵。')).toBe(false)
  const tooSour = (text: string) => mentionsQuestion('手沖咖啡太酸怎麼辦？', [text], '手沖咖啡教學')
  expect([tooSour('酸味來自萃取不足。'), tooSour('水溫太低。')]).toEqual([true, false])
  // What asks for nothing but the keyword is spoken of by every text.
  expect(speaks('特休假怎麼計算？', '滿半年三天。')).toBe(true)
})

it('does not hold that something happens for what a question asks about, unless it asks for nothing else', () => {
  const speaks = (question: string, text: string) => mentionsQuestion(question, [text], '除白蟻費用')
  expect(speaks('除完白蟻多久會再出現？', '飛蟻出現：四月至七月雨後黃昏最多。')).toBe(false)
  expect(speaks('白蟻出現？', '飛蟻出現：四月至七月雨後黃昏最多。')).toBe(true)
})

it('finds the question’s subject in a name by a character that carries meaning', () => {
  const keyword = '阿里山日出攻略'
  expect(sharesCharacter('阿里山看日出要穿什麼？', ['穿著與保暖'], keyword)).toBe(true)
  expect(sharesCharacter('阿里山看日出要穿什麼？', ['日出時間', '要不要訂房'], keyword)).toBe(false)
})
