import { expect, it } from 'vitest'
import { beforeOwnHouse, isToOwnStudents, isToOwnUsers } from './to-own-users.ts'

it.each([
  '訂單成立三日內，請勾選「已開立發票」',
  '「帳務」頁可下載對帳單，供每月十日前核對',
  '到「附件」選照片，單檔 5 MB 以內',
  '車主可在 App 上辦理過戶',
  '把尺寸告訴客服，隔天報價',
])('takes what a seller tells its own users for no fact: %s', (text) => {
  expect(isToOwnUsers(text, true)).toBe(true)
  expect(isToOwnUsers(text, false)).toBe(false)
})

it('knows orders and deliveries of a seller, and leaves what an office says of them', () => {
  expect(isToOwnUsers('把照片傳來，相框七個工作天出貨', false)).toBe(true)
  expect(isToOwnUsers('消息傳來，已有 3 個縣市停課', false)).toBe(false)
  expect(isToOwnUsers('下單後，兩小時內不能改地址', true)).toBe(true)
  expect(isToOwnUsers('業者應於 5 日內出貨，否則可退款。', false)).toBe(false)
  expect(isToOwnUsers('預購商品通常 14 天內出貨。', false)).toBe(false)
})

it.each(['我們的茶包不適合冷泡', '配方添了橙花，香味比較久', '十個以上可客製刻字', '下雨的話我們改去茶園'])(
  'knows what a seller says of its own goods: %s',
  (text) => {
    expect(isToOwnUsers(text, true)).toBe(true)
    expect(isToOwnUsers(text, false)).toBe(false)
  },
)

it.each(['我們的建議是先量再買', '配方看成分表的前五項'])('and leaves what it advises: %s', (text) =>
  expect(isToOwnUsers(text, true)).toBe(false),
)

it.each(['沒帶浴巾可找櫃檯租', '鑰匙請向櫃台領'])(
  'knows who is sent to a seller’s own counter: %s',
  (text) => {
    expect(isToOwnUsers(text, true)).toBe(true)
    expect(isToOwnUsers(text, false)).toBe(false)
  },
)

it.each(['每包 40 公克的茶葉泡兩次', '在監理站旁邊的櫃台買', '維生素 A 區分兩種'])(
  'leaves what is of no house: %s',
  (text) => expect(isToOwnUsers(text, true)).toBe(false),
)

it.each([
  '租借滿 30 天，押金於歸還後七天退回',
  '不會。附約每月 49 元，容量低於 80% 時可更換',
  '補件由系統通知，期限為 15 天',
])('leaves what a seller says of the matter: %s', (text) => {
  expect(isToOwnUsers(text, true)).toBe(false)
})

it.each([
  '每格含鈣 30 毫克，建議配優格',
  '金額自動讀進來，再歸到三類',
  '高於訂戶的平均',
  '系統會與第一張照片比對',
])('knows a seller’s own boxes, users and program: %s', (text) => {
  expect(isToOwnUsers(text, true)).toBe(true)
  expect(isToOwnUsers(text, false)).toBe(false)
})

it('takes what a house hands out at its door, and its own app, for its guests only', () => {
  expect(isToOwnUsers('入場領一支手環，離場時剪斷', true)).toBe(true)
  expect(isToOwnUsers('App 票券在開場後十分鐘失效', true)).toBe(true)
  expect(isToOwnUsers('入場領一支手環，離場時剪斷', false)).toBe(false)
})

it("takes a seller's own discount, and what it promises not to charge, for its customers only", () => {
  expect(isToOwnUsers('兩間一起做，總價打九折', true)).toBe(true)
  expect(isToOwnUsers('七折，底盤貼著出租過幾次', true)).toBe(true)
  expect(isToOwnUsers('單子上沒寫的就不收', true)).toBe(true)
  expect(isToOwnUsers('平均再打八折就是底價', false)).toBe(false)
})

it('knows what a school has for its own people, and leaves what it tells of a matter', () => {
  expect(isToOwnStudents('語言教室每學期開放四週，憑學生證入內')).toBe(true)
  expect(isToOwnStudents('德語檢定 B1 需要三百五十小時')).toBe(false)
})

it('knows what those do who come to a seller’s lessons', () => {
  expect(isToOwnUsers('第 3 週到校做一次模擬考', true)).toBe(true)
  expect(isToOwnUsers('第 3 週到校做一次模擬考', false)).toBe(false)
})

it.each(['在「我的船班」輸入證號，即可改期', '您在後台能改的班次，以隔天為限'])(
  'takes what is typed on a seller’s screens for no fact: %s',
  (text) => {
    expect(isToOwnUsers(text, true)).toBe(true)
    expect(isToOwnUsers(text, false)).toBe(false)
  },
)

it.each(['第一週請餵我們交給您的同一包飼料', '水濁了請打電話給我們', '晚到的客人，我們會多開一班船'])(
  'knows what only a house can say, whoever it is: %s',
  (text) => expect(isToOwnUsers(text, false)).toBe(true),
)

it.each(['廠商交給我們的魚都先隔離兩週', '我們開船前都先看浪高', '通知乘客改搭下一班'])(
  'and what anybody can: %s',
  (text) => expect(isToOwnUsers(text, false)).toBe(false),
)

it('cuts a text before the clause that only a house can say', () => {
  expect(beforeOwnHouse('水清到看得見底石就算養好了；還是濁的請打電話給我們')).toBe(
    '水清到看得見底石就算養好了',
  )
  expect(beforeOwnHouse('請打電話給我們，水濁了要換')).toBe('請打電話給我們，水濁了要換')
})
