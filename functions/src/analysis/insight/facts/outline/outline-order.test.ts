import { expect, it } from 'vitest'
import { endOfBody, isClosingHeading, ownersName } from './outline-order.ts'

const parts = (...headings: string[]) => headings.map((heading) => ({ heading }))

it('puts new parts before those that praise the owner, sell or close the page', () => {
  expect(endOfBody(parts('', '看坪數', '看外觀', '大樹的三大保證', '顧客真心推薦', '怎麼購買'))).toBe(3)
  expect(endOfBody(parts('', '服務費用', '我們的服務團隊', '客戶好評', '立即預約'))).toBe(2)
})

it('keeps at least the first part before them', () => {
  expect(endOfBody(parts('常見問題', '聯絡我們'))).toBe(1)
  expect(isClosingHeading('')).toBe(false)
})

it('puts nothing after opening hours, guarantees and a verdict', () => {
  expect(endOfBody(parts('', '我們怎麼找原因', '回家之後', '看診時間'))).toBe(3)
  expect(endOfBody(parts('', '下雨天', '花多少錢', '售後'))).toBe(3)
  expect(endOfBody(parts('', 'At a glance', 'Our advice'))).toBe(2)
  expect(endOfBody(parts('', 'At a glance', 'Good to know', 'Shipping & returns', 'Need more help?'))).toBe(2)
  expect(endOfBody(parts('', 'Sizes', 'What the warranty covers', 'How shipping works'))).toBe(4)
  expect(isClosingHeading('要不要找像我這樣的人')).toBe(true)
  expect(isClosingHeading('施工時間')).toBe(false)
})

it('puts nothing after gossip of the house, and extends none of it', () => {
  for (const last of [
    '店裡的小事',
    '拍攝花絮',
    '老闆的閒話',
    '順便一提',
    '店貓的近況',
    '家裡的事',
    '順口一提',
    '廠裡的人',
    '老闆娘說這段可以刪',
  ]) {
    expect(endOfBody(parts('', '價目', '怎麼寄', last)), last).toBe(3)
    expect(isClosingHeading(last), last).toBe(true)
  }
  expect(isClosingHeading('收尾的幾件小事')).toBe(false)
  expect(isClosingHeading('鍋裡的人參雞')).toBe(false)
})

it('puts nothing after those that introduce who writes or sells', () => {
  expect(endOfBody(parts('', '損害範圍', '訴訟', '主持律師', '委任前請先準備'))).toBe(3)
  expect(endOfBody(parts('', '怎麼挑', '店長最常包貨的兩台'))).toBe(2)
  expect(endOfBody(parts('', '作者簡介'))).toBe(1)
})

it('puts nothing after who the owner is, what else they do, and a last word', () => {
  expect(endOfBody(parts('價目', '難搬的也接', '我們是誰'))).toBe(2)
  expect(endOfBody(parts('', '價目', '來敲門'))).toBe(2)
  expect(endOfBody(parts('', '請客吃飯的錢', '留一包不能拆的錢', '其他'))).toBe(3)
  expect(endOfBody(parts('', '工錢', '壞了找誰', '為什麼選我們'))).toBe(2)
  expect(endOfBody(parts('', '為什麼選變頻', '其他廠牌怎麼選'))).toBe(3)
})

it('puts nothing after what is left for another time, how it ended and a word to those who still doubt', () => {
  for (const last of [
    '下次',
    '下一次再來',
    '還有一句',
    '一些沒說完的話',
    '還有幾句話',
    '臨別前',
    '結果',
    '還是不放心？',
    '我們三個人',
    '寄送與退換',
    '怎麼來、怎麼回去',
  ])
    expect(endOfBody(parts('', '路線', '住宿', last)), last).toBe(3)
  expect(endOfBody(parts('', '路線', '住宿', '下次繳費的日期怎麼算'))).toBe(4)
})

it('puts nothing after a last part that names the owner, whose name is no word of the subject', () => {
  const page = parts('', '工錢', '為什麼是松岡')
  expect(endOfBody(page, ownersName('松岡電器行', ['IH 爐 安裝', '電線']))).toBe(2)
  expect(endOfBody(page, ownersName('', []))).toBe(3)
  expect(ownersName('報稅小幫手', ['報稅扶養父母條件'])).toBe('')
})

it('puts nothing into or after the questions and answers at the end of a page', () => {
  const asked = ['你們也洗冷氣嗎？', '有怪味怎麼處理？'].map((heading) => ({ heading, under: '大家常問' }))
  expect(endOfBody([...parts('', '價目公開', '我們敢負責'), ...asked])).toBe(3)
  expect(endOfBody([...parts('', '價目公開'), ...asked, ...parts('我們跑哪裡')])).toBe(2)
  expect(endOfBody(parts('', '價目', '施工', '要多久？', '可以退嗎？', '壞了怎麼辦？'))).toBe(3)
})

it('takes a page of questions only for no list of questions at its end', () => {
  expect(endOfBody(parts('爸媽幾歲可以放？', '可以減掉多少？', '要寄什麼給公司？', '在哪裡操作？'))).toBe(4)
  expect(endOfBody(parts('', '行李怎麼運？', '躺下去試過了嗎？', '預算抓多少'))).toBe(4)
})

it('puts nothing after how to get there, what the owner charges and what customers often ask', () => {
  expect(endOfBody(parts('', '毛孩怕水', '我們收多少', '客人常常問的', '怎麼過來'))).toBe(2)
  expect(endOfBody(parts('', '泡澡水溫', '吹風機怎麼吹', '地圖'))).toBe(3)
  expect(endOfBody(parts('', '收多少才合理', '地圖怎麼看'))).toBe(3)
})

it('puts nothing after whom to turn to, what to do before one comes, and the works that the owner has done', () => {
  for (const last of ['有事就找我們', '動工之前', '出發前', '做過的案子'])
    expect(endOfBody(parts('', '木料', '工期', last)), last).toBe(3)
  for (const last of ['雨季來之前', '不必找我們修的情形', '做過的案子怎麼保養'])
    expect(endOfBody(parts('', '木料', '工期', last)), last).toBe(4)
})
