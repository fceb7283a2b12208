import { expect, it } from 'vitest'
import { cleanHeading, isGenericHeading } from './headings.ts'

it.each([
  ['貳、最低資本', '最低資本'],
  ['丙、防水層', '防水層'],
  ['（丁）收邊', '收邊'],
  ['甲、乙雙方的責任', '甲、乙雙方的責任'],
  ['甲板清潔', '甲板清潔'],
  ['一、申請資格', '申請資格'],
  ['第三關 錢要放對地方', '錢要放對地方'],
  ['第 10 到 20 天：準備開立發票', '準備開立發票'],
  ['Q3：多久清洗一次？', '多久清洗一次？'],
  ['7.4 職務代理', '職務代理'],
  ['1.1 公證流程', '公證流程'],
  ['3.5 噸貨車', '3.5 噸貨車'],
  ['5.1 聲道喇叭怎麼擺', '5.1 聲道喇叭怎麼擺'],
  ['2.5 匹冷氣適合幾坪', '2.5 匹冷氣適合幾坪'],
  ['第三方支付', '第三方支付'],
  ['10 公斤以上的狗', '10 公斤以上的狗'],
])('takes the numbering off the heading %s', (heading, clean) => {
  expect(cleanHeading(heading)).toBe(clean)
})

it('knows headings that name a part of a page and no subject', () => {
  expect(['結語', '常見問題', '常見疑義', '陸、延伸閱讀'].every(isGenericHeading)).toBe(true)
  expect(isGenericHeading('最低資本')).toBe(false)
})
