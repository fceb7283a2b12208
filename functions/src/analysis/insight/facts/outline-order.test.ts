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
