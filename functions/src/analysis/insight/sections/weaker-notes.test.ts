import type { FigureGroup, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { moreSaidNote, oldPagesNote } from './weaker-notes.ts'

const input = sampleInput()
const view = viewOf(input)
const ids = view.othersRead.map(({ id }) => id)

function groupOf(...given: [pageId: string | null, shown: string][]): FigureGroup {
  return {
    id: 'f1',
    topicId: null,
    about: ['澆水'],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed: true,
    userDiffers: false,
    figures: given.map(([pageId, shown]) => ({
      giver: pageId === null ? 'overview' : 'page',
      pageId,
      passageId: null,
      value: shown,
      unit: '天',
      shown,
      date: null,
      outdated: false,
    })),
  }
}

it('tells which value more pages give, and does not count the AI Overview', () => {
  const [a = '', b = '', c = ''] = ids
  expect(moreSaidNote(view, groupOf([a, '3 天'], [b, '3 天'], [c, '7 天']))).toBe(
    '寫「3 天」的來源較多（2 個對 1 個），請對照原文。',
  )
  expect(moreSaidNote(view, groupOf([a, '3 天'], [null, '3 天'], [c, '7 天']))).toBe('')
})

it('counts no page for a value that it gives for a kind of its own', () => {
  const [a = '', b = '', c = ''] = ids
  const quotes = new Map([
    [a, '一般燈泡平均用 4 年'],
    [b, '一般燈泡只有兩年；LED 是 4 年'],
    [c, '燈泡大約 2 年'],
  ])
  const group = groupOf([a, '4 年'], [b, '4 年'], [c, '2 年'])
  const figures = group.figures.map((each) => ({ ...each, passageId: each.pageId }))
  const quoted = {
    ...view,
    passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage,
  }
  expect(moreSaidNote(quoted, { ...group, figures })).toBe('')
  expect(moreSaidNote(view, group)).not.toBe('')
})

it('names a value as its newest page writes it', () => {
  const [a = '', b = '', c = ''] = ids
  const sources = input.sources.map((source) =>
    source.page === null
      ? source
      : { ...source, page: { ...source.page, modifiedAt: source.id === a ? '2012-03-01' : '2026-03-01' } },
  )
  const told = { ...view, input: { ...view.input, sources } }
  expect(moreSaidNote(told, groupOf([a, '一週'], [b, '7 天'], [c, '3 天']))).toContain('寫「7 天」')
})

it('prefers newer pages to those of ten years ago, unless the AI Overview gives their value too', () => {
  const [a = '', b = ''] = ids
  const sources = input.sources.map((source) =>
    source.page === null
      ? source
      : {
          ...source,
          page: { ...source.page, modifiedAt: source.id === b ? '2012-03-01' : '2026-03-01' },
        },
  )
  const told = { ...view, input: { ...view.input, sources } }
  expect(oldPagesNote(told, groupOf([a, '3 天'], [b, '7 天']))).toBe(
    '只有 2012 年的網頁寫「7 天」，以較新的來源為先。',
  )
  expect(oldPagesNote(told, groupOf([a, '3 天'], [b, '7 天'], [null, '7 天']))).toBe('')
  expect(oldPagesNote(told, groupOf([a, '3 天'], [b, '7 天'], [null, '7 到 10 天']))).toBe('')
  expect(oldPagesNote(told, groupOf([a, '滿 3 天'], [b, '滿 7 天'], [null, '滿 7 到 10 天']))).toBe('')
  expect(oldPagesNote(told, groupOf([a, '3 天'], [b, '7 天'], [null, '8 到 10 天']))).not.toBe('')
})
