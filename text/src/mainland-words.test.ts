import { expect, it } from 'vitest'
import { normalise, termsOf } from './terms.ts'

it('compares a text of mainland China by the words of Taiwan', () => {
  expect(normalise('删除的文件能从硬盘恢复吗')).toBe('刪除的檔案能從硬碟恢复嗎')
  expect(termsOf('网络软件的质量')).toEqual(termsOf('網路軟體的品質'))
})

it('leaves the words of a text of Taiwan', () => {
  expect(normalise('申請程序與證明文件')).toBe('申請程序與證明文件')
})

it('keeps every character in its place', () => {
  const text = '把空调的默认温度调到二十六度，体检数据就出来了'
  expect(normalise(text)).toHaveLength(text.length)
})
