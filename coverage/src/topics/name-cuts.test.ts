import { expect, it } from 'vitest'
import { isCutOff, isFragment, isPointing } from './name-cuts.ts'

it('refuses a name whose denial stands before it', () => {
  expect(isCutOff('收到單子', ['沒收到單子也要報'])).toBe(true)
  expect(isCutOff('鏽鋼', ['不鏽鋼水槽'])).toBe(true)
  expect(isCutOff('烤箱', ['沒有烤箱可以嗎'])).toBe(true)
  expect(isCutOff('單子', ['沒收到單子也要報', '單子怎麼看'])).toBe(false)
})

it('refuses a name that begins with the measure word of a number', () => {
  expect(isCutOff('期零利率', ['6 期零利率', '最多 12 期零利率'])).toBe(true)
  expect(isCutOff('張估價單', ['三張估價單'])).toBe(true)
  expect(isCutOff('期限', ['統一期限為三年', '期限怎麼算'])).toBe(false)
})

it('lets every other name pass, also one that no text has word for word', () => {
  expect(isCutOff('個別費用', ['費用要分開算'])).toBe(false)
  expect(isCutOff('費用', ['個別費用', '2026 費用'])).toBe(false)
})

it('takes no pronoun for a name, nor what only sounds like one', () => {
  for (const text of ['兇手多半是它', '院子那一棵', '他說的', '哪里']) expect(isPointing(text)).toBe(true)
  for (const text of ['其他費用', '吉他', '那須高原', '我國規定']) expect(isPointing(text)).toBe(false)
})

it('takes a drug for no pronoun', () => {
  expect(isPointing('他莫昔芬的副作用')).toBe(false)
  expect(isPointing('其他費用')).toBe(false)
  expect(isPointing('問題多半在他')).toBe(true)
})

it('takes no name for one by which a writer calls what is the writer’s own, or that leaves its thing unnamed', () => {
  for (const text of ['本市補助', '委託本所', '本公司退換貨', '塗東西']) expect(isPointing(text)).toBe(true)
  for (const text of ['資本額', '最低成本', '回本年限', '基本行情', '要帶的東西'])
    expect(isPointing(text)).toBe(false)
})

it('takes no half of a sentence for a name', () => {
  for (const text of ['已經裂', '保全多半', '用電量達', '明年三月起', '每筆轉出', '鐘頭'])
    expect(isFragment(text), text).toBe(true)
  for (const text of ['起跳', '發起人', '馬達', '達標獎金', '交易總額上限', '緣起', '多半徑', '今昔對照'])
    expect(isFragment(text), text).toBe(false)
})

it('takes no name for one with what a writer calls the writer, nor the turn of a story', () => {
  for (const text of ['小編碎念', '樓主心得', '筆者提醒']) expect(isPointing(text), text).toBe(true)
  expect(isPointing('主題樓層')).toBe(false)
  for (const text of ['視為', '風箏後來', '竟然是']) expect(isFragment(text), text).toBe(true)
  for (const text of ['視為放棄的情形', '後來居上']) expect(isFragment(text), text).toBe(false)
})

it('takes no name for one that ends before a 「的」 for things that are not named', () => {
  expect(isCutOff('學步兒用成人', ['學步兒用成人的可以嗎'])).toBe(true)
  expect(isCutOff('學步兒用成人', ['學步兒用成人的可以嗎', '學步兒用成人救生衣'])).toBe(false)
  expect(isCutOff('約聘', ['約聘的可以嗎'])).toBe(false)
  expect(isCutOff('水管老化', ['水管老化的徵兆'])).toBe(false)
})

it('takes no thing for a name where the texts only say what has its form', () => {
  expect(isCutOff('葫蘆', ['葫蘆形的泳池', '葫蘆形比較難蓋帆布'])).toBe(true)
  expect(isCutOff('葫蘆', ['葫蘆形的泳池', '葫蘆怎麼曬乾'])).toBe(false)
  expect(isCutOff('泳池長', ['泳池長這樣'])).toBe(true)
})
