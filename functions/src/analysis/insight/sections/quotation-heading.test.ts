import { expect, it } from 'vitest'
import { withHeading } from './quotation-heading.ts'

it('puts the heading before what has brackets of its own, and in the brackets of a note', () => {
  expect(withHeading({ text: '吉他課（時段：週三晚上）', under: '秋季課表' })).toBe(
    '在「秋季課表」下寫：吉他課（時段：週三晚上）',
  )
  expect(withHeading({ text: '「每週調音一次。」', under: '保養' })).toBe('「每週調音一次。」（標題：保養）')
  expect(withHeading({ text: '「學費三千元。」（資料較舊，請先查證）', under: '收費' })).toBe(
    '「學費三千元。」（標題：收費；資料較舊，請先查證）',
  )
  expect(withHeading({ text: '「每週調音一次。」', under: undefined })).toBe('「每週調音一次。」')
})
