import { expect, it } from 'vitest'
import { serviceNameOf } from './service-name.ts'

it.each([
  ['房貸轉貸服務｜幫您找到更好的利率', '房貸轉貸服務'],
  ['影印機出租價格表｜免押金、含碳粉維修', '影印機出租'],
  ['外籍看護收費與流程一覽｜大榕國際人力', '外籍看護'],
  ['搬家費用與服務說明', '搬家'],
  ['家庭搬家服務與價目', '家庭搬家服務'],
  ['冷氣滴水到府檢修｜沐風空調維修', '冷氣滴水到府檢修'],
  ['請人顧爸媽，我們陪您辦到好｜外籍看護申請代辦｜小樟樹人力', '外籍看護申請代辦'],
  ['股權轉讓登記代辦', '股權轉讓登記代辦'],
  ['House cleaning pricing', 'House cleaning'],
])('a service is called by what its title says is done: %s', (title, name) => {
  expect(serviceNameOf({ title, siteName: '小樟樹人力搬家工作室' })).toBe(name)
})

it.each([
  ['請人顧爸媽，我們陪您辦到好｜小樟樹人力', '小樟樹人力'],
  ['讓搬家變輕鬆', '小象'],
  ['溪畔聽力小舖的機器和價錢 | 溪畔聽力小舖', '溪畔聽力小舖'],
  ['價格與方案｜里木系統家具', '里木系統家具'],
  ['服務項目與收費', '小象'],
  ['Services and pricing', 'Small Elephant'],
  ['助聽器價格表與購買須知', '靈山助聽器'],
  ['車種與費用｜旅輪租車中文官網', '旅輪租車'],
  ['請人顧爸媽，我們陪您辦到好｜小樟樹看護代辦', '小樟樹看護代辦'],
  ['Moving your agency to a new project tool', 'Switch Guide'],
])('a slogan, a list of prices or the name of the site names no service: %s', (title, siteName) => {
  expect(serviceNameOf({ title, siteName })).toBeNull()
})
