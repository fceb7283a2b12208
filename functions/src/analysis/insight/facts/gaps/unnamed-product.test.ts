import { expect, it } from 'vitest'
import { unnamedProduct } from './unnamed-product.ts'

const page = { url: 'https://maker.test/products/t9-max', title: 'T9 Max 滾筒掃拖機器人｜拓路' }

it('names the product of a page where a fact of it does not', () => {
  expect(unnamedProduct(page, '3.2 公升塵袋，自動集塵')).toBe('T9 Max 滾筒掃拖機器人')
  expect(unnamedProduct(page, 'T9 Max 的塵袋是 3.2 公升')).toBeNull()
})

it('names nothing on other pages', () => {
  expect(unnamedProduct({ ...page, url: 'https://maker.test/guide/bags' }, '3.2 公升塵袋')).toBeNull()
  expect(unnamedProduct({ ...page, url: 'https://maker.test/products' }, '3.2 公升塵袋')).toBeNull()
})

it('names the model that a title of a maker’s help begins with', () => {
  const help = { url: 'https://help.maker.test/articles/safety', title: 'R7 除草機：刀片與安全' }
  expect(unnamedProduct(help, '刀寬 32 公分')).toBe('R7 除草機')
  expect(unnamedProduct({ ...help, title: '除草機：刀片與安全' }, '刀寬 32 公分')).toBeNull()
  expect(unnamedProduct({ ...help, url: 'https://garden.test/articles/safety' }, '刀寬 32 公分')).toBeNull()
})
