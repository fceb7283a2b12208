import { expect, it } from 'vitest'
import { traditionalOf } from './simplified.ts'

it.each([
  ['八天等不到，于是提前了三天', '八天等不到，於是提前了三天'],
  ['放在后面的柜子里', '放在後面的櫃子裡'],
  ['离车站三公里，王后的面包', '離車站三公里，王后的麵包'],
  ['干燥的地方晾干', '乾燥的地方晾乾'],
  ['请准备标准证件', '請準備標準證件'],
  ['云端制作，自制的', '雲端製作，自製的'],
  ['养了两只猫，只喂一次', '養了兩隻貓，只喂一次'],
  ['宽松的关系，剩余的联系', '寬鬆的關係，剩餘的聯繫'],
  ['每周去旅游几天', '每週去旅遊幾天'],
  ['公制单位，表面的面积', '公制單位，表面的面積'],
])('is written as in Taiwan, by the words around a character: %s', (text, written) => {
  expect(traditionalOf(text)).toBe(written)
})
