import { expect, it } from 'vitest'
import { absentWord, isAnotherName } from './keyword-in-text.ts'

const plain = (title: string, text = '') => ({ title, text, headings: '' })
const sources = [
  plain('實支實付怎麼選'),
  plain('實支實付與日額的差別', '醫療險'),
  plain('醫療險指南，含實支實付'),
  plain('實支實付理賠'),
  plain('住院', '日額'),
]

it('names the longest word of the keyword that most sources use and the own page never does', () => {
  const keyword = '實支實付醫療險推薦'
  expect(absentWord(keyword, plain('醫療險怎麼挑'), sources)).toEqual({ word: '實支實付', count: 4 })
  expect(absentWord(keyword, plain('醫療險怎麼挑', '我們也賣實支實付'), sources)).toBeNull()
})

it('names no asking word, no number and no piece of a word', () => {
  const some = ['怎麼選 2026', '怎麼選 2026 版', '2026 怎麼選', '怎麼選'].map((title) => plain(title))
  expect(absentWord('2026 咖啡機怎麼選 推薦', plain('咖啡機'), some)).toBeNull()
  const sand = ['豆腐砂怎麼用', '水晶砂怎麼換', '礦砂怎麼倒', '木屑砂怎麼挑'].map((title) => plain(title))
  expect(absentWord('貓砂怎麼選', plain('貓砂'), sand)).toBeNull()
})

it('writes it as the keyword does', () => {
  const some = ['ih 爐安裝', 'IH 爐的電源', '換 IH 爐', 'IH 爐'].map((title) => plain(title))
  expect(absentWord('IH 爐', plain('感應爐'), some)).toEqual({ word: 'IH', count: 4 })
})

it('names none that few sources have in their title or headings', () => {
  expect(absentWord('長照險推薦', plain('保險'), sources)).toBeNull()
  expect(
    absentWord('日額', plain('保險'), [plain('甲', '日額'), plain('乙', '日額'), plain('丙', '日額')]),
  ).toBeNull()
})

it('knows by a source that the page writes of the same under another name', () => {
  const text = '過敏性鼻炎（俗稱鼻子過敏）常在換季發作。'
  expect(isAnotherName('過敏性鼻炎', text, '鼻子過敏的人，棉被要常洗。')).toBe(true)
  expect(isAnotherName('過敏性鼻炎', '過敏性鼻炎（俗稱鼻敏感）很常見。', '鼻敏感的人，棉被要常洗。')).toBe(
    true,
  )
  expect(isAnotherName('過敏性鼻炎', '過敏性鼻炎與鼻敏感不同。', '鼻敏感的人，棉被要常洗。')).toBe(false)
})

it('takes no other name of a longer name for that of the word at its end', () => {
  expect(isAnotherName('貸款', '信用貸款（簡稱信貸）免擔保。', '信貸利率怎麼比')).toBe(false)
  expect(isAnotherName('保險', '汽車強制責任保險（簡稱強制險）', '強制險怎麼保')).toBe(false)
  expect(isAnotherName('手術', '近視雷射手術（又稱雷射近視）', '雷射近視前先檢查')).toBe(false)
  expect(isAnotherName('雷射', 'IPL 雷射（俗稱脈衝光）', '脈衝光多久打一次')).toBe(false)
  expect(isAnotherName('居留證', '永久 居留證（又稱綠卡）', '綠卡怎麼申請')).toBe(false)
  expect(isAnotherName('信用貸款', '什麼是信用貸款？信用貸款（簡稱信貸）免擔保。', '信貸利率怎麼比')).toBe(
    true,
  )
})

it('names no word without the character that ends it, since that is another thing', () => {
  const others = ['海洋館門票', '海洋館交通', '海洋館時間', '海洋館餐廳'].map((title) => ({
    title,
    text: title,
    headings: title,
  }))
  const own = { title: '水族館一日', text: '海底隧道', headings: '' }
  expect(absentWord('海洋館', own, others)?.word).toBe('海洋館')
  const ofSea = others.map(({ title }) => ({ title: title.replace('館', ''), text: '', headings: '' }))
  expect(absentWord('海洋館', own, ofSea)).toBeNull()
})
