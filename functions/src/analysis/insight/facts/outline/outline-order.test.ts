import { expect, it } from 'vitest'
import { endOfBody, isClosingHeading } from './outline-order.ts'

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
  expect(isClosingHeading('施工時間')).toBe(false)
})

it('puts nothing after those that introduce who writes or sells', () => {
  expect(endOfBody(parts('', '損害範圍', '訴訟', '主持律師', '委任前請先準備'))).toBe(3)
  expect(endOfBody(parts('', '怎麼挑', '店長最常包貨的兩台'))).toBe(2)
  expect(endOfBody(parts('', '作者簡介'))).toBe(1)
})
