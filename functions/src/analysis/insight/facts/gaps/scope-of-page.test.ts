import { expect, it } from 'vitest'
import { schemeTitle, scopeMark } from './scope-of-page.ts'

const mark = (text: string) => scopeMark({ text }, '外牆清洗')

it('marks a page that says once for which kind all of it holds', () => {
  expect(mark('本須知適用於陶板、石板及木板。磚牆依其規定。')).toBe('適用於陶板等的')
  expect(mark('本規定僅適用石板。')).toBe('適用於石板的')
  expect(mark('本要點適用於 PVC、PU。')).toBe('適用於 PVC 等的')
  expect(mark('本說明適用於 PVC 板。')).toBeNull()
})

it('has no mark for a house’s own people, a year, or what people search for itself', () => {
  expect(mark('本須知適用於本縣領有標章之業者。')).toBeNull()
  expect(mark('本須知適用於 115 年度之清洗。')).toBeNull()
  expect(mark('本須知適用於外牆。')).toBeNull()
  expect(mark('本須知適用於在國內設有戶籍並且已滿二十歲之國民。')).toBeNull()
})

it('names an office’s payment whose rule would read as one for everybody', () => {
  const page = { title: '老屋外牆拉皮補助及施作須知', siteName: '南灣市政府', url: 'https://a.test/' }
  const said = ['鷹架', '鷹架應由技師簽證，未簽證者不予核銷']
  expect(schemeTitle(page, '外牆清洗', said)).toBe('老屋外牆拉皮補助及施作須知')
  expect(schemeTitle(page, '外牆補助', said)).toBeNull()
  expect(schemeTitle(page, '外牆清洗', ['補助', ...said])).toBeNull()
  expect(schemeTitle(page, '外牆清洗', ['鷹架', '鷹架一天搭好'])).toBeNull()
  expect(schemeTitle({ ...page, title: '外牆清洗須知暨補助說明' }, '外牆清洗', said)).toBeNull()
  expect(schemeTitle({ ...page, siteName: '拉皮達人' }, '外牆清洗', said)).toBeNull()
})
