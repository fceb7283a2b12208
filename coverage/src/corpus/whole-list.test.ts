import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../tests/cases/marked-page.ts'
import { withItsList } from './whole-list.ts'

const RULE = '攤車屬於營業場所，應先領許可。但下列情形不適用：'
const ITEMS = ['廟會期間設攤未逾三日者', '農民自產自銷者']

function quoted(paragraph: string, part: string, items: readonly string[] = ITEMS): string {
  const { page } = parseMarkedPage([paragraph, ...items.map((item) => `- ${item}`), '其他規定。'].join('\n'))
  const start = page.text.indexOf(part)
  const range = withItsList(page.blocks, { start, end: start + part.length })
  return page.text.slice(range.start, range.end)
}

it('quotes what a list is an exception to with all of the list', () => {
  expect(quoted(RULE, '攤車屬於營業場所，應先領許可。')).toBe([RULE, ...ITEMS].join('\n'))
})

it('quotes an item with the others and with the sentence that denies something of all', () => {
  expect(quoted(RULE, '農民自產自銷者')).toBe([RULE, ...ITEMS].join('\n'))
  expect(quoted('攤位有限。下列之人不得申請：', '農民自產自銷者')).toBe(
    ['下列之人不得申請：', ...ITEMS].join('\n'),
  )
})

it('quotes a sentence that announces a list with that', () => {
  expect(quoted('請自備：', '請自備：')).toBe(['請自備：', ...ITEMS].join('\n'))
})

it('quotes the caption of a table with its rows, and a row of it alone', () => {
  const { page } = parseMarkedPage(
    ['寬 3 公尺、未稅：', '| 手動\t12,800 元', '| 電動\t15,200 元', '其他面議。'].join('\n'),
  )
  const withAll = (part: string) => {
    const start = page.text.indexOf(part)
    const range = withItsList(page.blocks, { start, end: start + part.length })
    return page.text.slice(range.start, range.end)
  }
  expect(withAll('寬 3 公尺、未稅：')).toBe('寬 3 公尺、未稅：\n手動\t12,800 元\n電動\t15,200 元')
  expect(withAll('電動\t15,200 元')).toBe('電動\t15,200 元')
})

it('leaves an item alone that is only announced, and what stands before an announcement', () => {
  expect(quoted('請自備：', '農民自產自銷者')).toBe('農民自產自銷者')
  expect(quoted('攤位有限。請自備：', '攤位有限。')).toBe('攤位有限。')
})

it('leaves a quote alone that would be too long with its list', () => {
  const long = ITEMS.map((item) => item.repeat(12))
  expect(quoted(RULE, '攤車屬於營業場所，應先領許可。', long)).toBe('攤車屬於營業場所，應先領許可。')
})
