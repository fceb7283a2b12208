import { expect, it } from 'vitest'
import { holdsQuestion, mentionsQuestion, sharesCharacter } from './question-words.ts'

it('holds what a text says against what a question asks about, not against how it asks', () => {
  const speaks = (question: string, text: string) => mentionsQuestion(question, [text], '特休假計算')
  expect(speaks('離職特休怎麼算？', '派遣的怎麼算：派遣工的特休由派遣公司給。')).toBe(false)
  expect(speaks('離職特休怎麼算？', '離職那天一起結清。')).toBe(true)
  expect(speaks('打工有特休嗎？', '病假、事假都不影響年資，也不能拿特休去抵。')).toBe(false)
  const tooSour = (text: string) => mentionsQuestion('手沖咖啡太酸怎麼辦？', [text], '手沖咖啡教學')
  expect([tooSour('酸味來自萃取不足。'), tooSour('水溫太低。')]).toEqual([true, false])
  const patched = (text: string) => mentionsQuestion('腳踏車內胎可以補幾次？', [text], '腳踏車 補胎')
  expect([patched('內胎最多補三片。'), patched('補：等膠乾了再貼。')]).toEqual([true, false])
  const sunny = (text: string) => mentionsQuestion('要曬多久太陽？', [text], '陽台種菜')
  expect([sunny('先看太陽從哪邊來。'), sunny('陽台很窄。')]).toEqual([true, false])
  const wife = (text: string) => mentionsQuestion('太太要帶什麼？', [text], '房屋貸款 共同借款')
  expect([wife('太太帶印章。'), wife('先生帶印章。')]).toEqual([true, false])
  const city = (text: string) => mentionsQuestion('太平怎麼去？', [text], '登山步道')
  expect([city('太平有公車。'), city('步道很平。')]).toEqual([true, false])
  // What asks for nothing but the keyword is spoken of by every text.
  expect(speaks('特休假怎麼計算？', '滿半年三天。')).toBe(true)
})

it('does not hold that something happens for what a question asks about, unless it asks for nothing else', () => {
  const speaks = (question: string, text: string) => mentionsQuestion(question, [text], '除白蟻費用')
  expect(speaks('除完白蟻多久會再出現？', '飛蟻出現：四月至七月雨後黃昏最多。')).toBe(false)
  expect(speaks('白蟻出現？', '飛蟻出現：四月至七月雨後黃昏最多。')).toBe(true)
})

it('does not hold that one does something oneself for what a question asks about', () => {
  const speaks = (text: string) => mentionsQuestion('真空胎破了可以自己補嗎？', [text], '腳踏車 補胎')
  expect([speaks('小洞會自己封住。'), speaks('真空胎要用塞條。')]).toEqual([false, true])
})

it('does not hold the limit of a case for what a question asks about, unless it asks for nothing else', () => {
  const speaks = (question: string, text: string) => mentionsQuestion(question, [text], '健身房推薦')
  expect(speaks('未滿十八歲可以簽約嗎？', '十八歲以下半價')).toBe(false)
  expect(speaks('未滿十八歲可以簽約嗎？', '簽約要帶證件')).toBe(true)
  expect(speaks('未滿十八歲呢？', '十八歲以下半價')).toBe(true)
})

it('finds a question in a heading with nearly all of its words, and one of each of its parts', () => {
  const holds = (question: string, heading: string) => holdsQuestion(question, heading, '手工皂製作')
  expect(holds('熱水器為什麼會忽冷忽熱？', '洗澡忽冷忽熱，要換熱水器嗎')).toBe(true)
  expect(holds('氫氧化鈉可以用什麼代替？', '材料：油品、氫氧化鈉、模具')).toBe(false)
  expect(holds('氫氧化鈉可以用什麼代替？', '代替氫氧化鈉的東西')).toBe(true)
  expect(holds('可以用幾年？', '費用說明（115 年度）')).toBe(false)
})

it('finds the question’s subject in a name by a character that carries meaning', () => {
  const keyword = '阿里山日出攻略'
  expect(sharesCharacter('阿里山看日出要穿什麼？', ['穿著與保暖'], keyword)).toBe(true)
  expect(sharesCharacter('阿里山看日出要穿什麼？', ['日出時間', '要不要訂房'], keyword)).toBe(false)
})
