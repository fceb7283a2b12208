import { expect, it } from 'vitest'
import { firstHandMaterial } from './first-hand-material.ts'

const of = (...texts: string[]) => firstHandMaterial(texts.map((text) => ({ text })))

it('names a maker only where pages speak of goods, and an organiser where they speak of what is held', () => {
  expect(of('依原廠說明書清洗。', '型號印在底部。')).toBe('第一手的資料（原廠或原始研究）')
  expect(of('路跑簡章寫了起跑時間。', '請問主辦單位。')).toBe('第一手的資料（主辦單位或原始研究）')
})

it('names an authority only where pages speak of rules, and else what the writer tried', () => {
  expect(of('依遺產稅辦法規定。', '請問國稅局。')).toBe('第一手的資料（主管機關或原始研究）')
  expect(of('麵團鬆弛多久。', '請問國稅局。')).toBe('第一手的資料（原始研究或您自己的實測）')
})
