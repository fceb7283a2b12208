import { expect, it } from 'vitest'
import type { Subject } from '../mention.ts'
import type { View } from '../view.ts'
import { formOf as formIn } from './gap-form.ts'
import type { GapQuote } from './gap-quote.ts'

const ROWS = ['自學\t2,000 元\t有紀律的人', '補習\t18,000 元\t需要人盯', '家教\t32,000 元\t趕時間的人']

/** A view of one source whose table has these rows. */
const view = {
  passage: (id: string) => ({ id, pageId: 'a', quote: ROWS[Number(id)] }),
  othersRead: [{ id: 'a', page: { blocks: ROWS.map((text) => ({ kind: 'tableRow', text })) } }],
} as unknown as View
const gap = { name: '費用', passageIds: [] } as unknown as Parameters<typeof formIn>[1]
const fact = (text: string, rows: number, passage = 0) => ({
  fact: { text, pageId: 'a', passageId: String(passage) },
  rows,
  isList: false,
})

const subject: Subject = {
  names: ['做頭七', '頭七'],
  terms: new Set(),
  nameTerms: new Set(['頭七']),
  shown: new Set(['頭七']),
  questions: [],
  stated: { statements: [], terms: new Set(), figures: [] },
  wanted: null,
}
const formOf = (
  of: View,
  about: typeof gap,
  facts: Parameters<typeof formIn>[2],
  quote: GapQuote | null = null,
) => formIn(of, about, facts, { subject, quote })

it('takes 「之後再」 for one word of an order', () => {
  const advice = '若月付太重，可以先拉長年限，之後再提前還本金'
  expect(formOf(view, gap, [fact(advice, 0)])).not.toBe('steps')
  expect(formOf(view, gap, [fact('先拉長年限，再調整月付，最後提前還本金', 0)])).toBe('steps')
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

it('asks for steps or a list only where the sources have more than one sentence, or several steps in it', () => {
  expect(formOf(view, gap, [fact('老屋建議先做防水再裝', 0)])).toBe('prose')
  expect(formOf(view, gap, [fact('先在家走、再去平路走，第三次才背東西', 0)])).toBe('steps')
  expect(formOf(view, gap, [fact('先拆舊的再清乾淨', 0), fact('先對位再鎖緊', 0, 1)])).toBe('steps')
  const item = { blocks: [{ kind: 'listItem', text: ROWS[0] }] }
  const listed = { ...view, othersRead: [{ id: 'a', page: item }] } as unknown as View
  expect(formOf(listed, gap, [fact('自學的人多半有紀律', 0)])).toBe('prose')
})

it('asks for no definition where a reason is asked for', () => {
  const text = 'An ammonia smell means too many greens'
  expect(formOf(view, { ...gap, name: 'Ammonia' }, [fact(text, 0)])).toBe('definition')
  expect(formOf(view, { ...gap, name: 'Why does my compost smell' }, [fact(text, 0)])).toBe('prose')
})

it('asks for the client’s own experience where the quotes tell a story, in whatever person', () => {
  const told = { ...gap, passageIds: ['0'] }
  const saying = (quote: string) =>
    ({ ...view, passage: () => ({ id: '0', pageId: 'a', quote }) }) as unknown as View
  const page = { blocks: [], title: '', text: '' }
  const of = (quote: string) =>
    formOf({ ...saying(quote), othersRead: [{ id: 'a', page }] } as unknown as View, told, [], {
      ...{ text: quote, pageId: 'a', passageId: '0', under: '', old: false, foreign: false },
    })
  expect(of('媽媽說爸爸怕吵，最後只做頭七')).toBe('experience')
  expect(of('頭七由家屬自行決定')).toBe('prose')
  // A story of something else is nobody's experience with the subject.
  expect(of('媽媽說房間空了，我只找到鑰匙')).toBe('prose')
})
