import { expect, it } from 'vitest'
import { firstHandMaterial } from './first-hand-material.ts'

it('names a maker only where pages speak of goods, and an organiser where they speak of what is held', () => {
  const of = (...texts: string[]) => firstHandMaterial(texts.map((text) => ({ text })))
  expect(of('依原廠說明書清洗。', '型號印在底部。')).toBe('第一手的資料（主管機關、原廠或原始研究）')
  expect(of('路跑簡章寫了起跑時間。', '請問主辦單位。')).toBe('第一手的資料（主管機關、主辦單位或原始研究）')
  expect(of('依原廠說明書清洗。', '遺產稅怎麼算。')).toBe('第一手的資料（主管機關或原始研究）')
})

it('does not send to the maker whose own value is disputed', () => {
  const pages = ['依原廠說明書清洗。', '型號印在底部。'].map((text) => ({ text }))
  expect(firstHandMaterial(pages, true)).toBe('第一手的資料（主管機關或原始研究）')
})
