import { expect, it } from 'vitest'
import { formOf } from './gap-form.ts'
import type { View } from './view.ts'

const ROWS = ['自學\t2,000 元\t有紀律的人', '補習\t18,000 元\t需要人盯', '家教\t32,000 元\t趕時間的人']

/** A view of one source whose table has these rows. */
const view = {
  passage: (id: string) => ({ id, pageId: 'a', quote: ROWS[Number(id)] }),
  othersRead: [{ id: 'a', page: { blocks: ROWS.map((text) => ({ kind: 'tableRow', text })) } }],
} as unknown as View
const gap = { name: '費用', passageIds: [] } as unknown as Parameters<typeof formOf>[1]
const fact = (text: string, rows: number, passage = 0) => ({
  fact: { text, pageId: 'a', passageId: String(passage) },
  rows,
  isList: false,
})

it('asks for a table where the facts have several rows', () => {
  expect(formOf(view, gap, [fact('自學：2,000 元；補習：18,000 元', 2)])).toBe('table')
  expect(formOf(view, gap, [fact('自學：2,000 元', 1), fact('補習：18,000 元', 1, 1)])).toBe('table')
})

it('asks for no table for a single row, whatever its cells contain', () => {
  expect(formOf(view, gap, [fact('自學：2,000 元', 1)])).not.toBe('table')
  expect(formOf(view, gap, [fact('自學：教材 2,000 元；不含考試', 1)])).not.toBe('table')
})

it('asks for a list where a fact is a whole list, and for steps where its name says that they have an order', () => {
  const list = [{ ...fact('鋪防塵布；鑽孔、灌注；交付報告書', 0), isList: true }]
  expect(formOf(view, { ...gap, name: '服務內容' }, list)).toBe('list')
  expect(formOf(view, { ...gap, name: '施工當天流程' }, list)).toBe('steps')
})
