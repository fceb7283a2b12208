import { expect, it } from 'vitest'
import { sectionsHeaded as page } from '../../testing/page-sections.ts'
import { isOtherMoney, moneyPlace, priceSection } from './price-section.ts'

it('puts a gap about prices under the page’s own heading on what it costs', () => {
  const own = page('我們怎麼做', '要花多少', '水要先止住')
  expect(priceSection('收費', own)?.heading).toBe('要花多少')
  expect(priceSection('補骨費用', page('植牙收費', '醫師團隊'))?.heading).toBe('植牙收費')
})

it('chooses no heading for other gaps, nor where the page has none or several on prices', () => {
  expect(priceSection('保固', page('要花多少'))).toBeNull()
  expect(priceSection('回饋金行情', page('我們的價錢'))).toBeNull()
  expect(priceSection('收費', page('我們怎麼做'))).toBeNull()
  expect(priceSection('收費', page('單顆價格', '全口要多少錢'))).toBeNull()
})

it('puts it under a table of amounts where no heading tells of prices', () => {
  const table = '房型\t一晚\n朝南單人房\t6,400\n角落雙人房\t7,900 元'
  const filled = (text: string, ...headings: string[]) =>
    page(...headings).map((section, at) => (at === 1 ? { ...section, text } : section))
  expect(priceSection('收費', filled(table, '環境', '攤開來看', '交通'))?.heading).toBe('攤開來看')
  expect(priceSection('收費', filled(table, '要花多少', '攤開來看'))?.heading).toBe('要花多少')
  expect(
    priceSection('收費', filled('房型\t坪數\n單人房\t8 坪\n雙人房\t12 坪', '環境', '攤開來看')),
  ).toBeNull()
})

it('keeps what an insurance pays apart from the ways to pay', () => {
  expect(isOtherMoney('健保有給付嗎', '分期付款')).toBe(true)
  expect(isOtherMoney('健保有給付嗎', '健保與自費')).toBe(false)
  expect(isOtherMoney('零利率', '分期付款')).toBe(false)
})

it('chooses no heading on the price of something beside the subject, unless the gap is on that', () => {
  expect(priceSection('自費行情', page('怎麼選鏡框', '諮詢要收費嗎'))).toBeNull()
  expect(priceSection('諮詢費用', page('怎麼選鏡框', '諮詢要收費嗎'))?.heading).toBe('諮詢要收費嗎')
  expect(priceSection('收費', page('要花多少', '運費價格'))?.heading).toBe('要花多少')
})

it('knows the last section on what one pays as the place of other money, and of nothing else', () => {
  const own = page('一副多少錢', '怎麼選鏡框', '鏡片的價差', '怎麼保養')
  expect(moneyPlace('補助', own)).toBe(2)
  expect(moneyPlace('報稅', own)).toBe(2)
  expect(moneyPlace('保固', own)).toBeUndefined()
  expect(moneyPlace('補助', page('鏡片的價值', '我們賺的是手工錢'))).toBeUndefined()
})
