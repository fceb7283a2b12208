import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { officialWordNote } from './official-word.ts'

const view = viewOf(sampleInput())
const [office, paper] = view.othersRead

/** The note where the office's page is of March and another one has a value in these words. */
function noteOn(quote: string, date: string, outdated = false): string {
  const figure = { giver: 'page' as const, value: '30', unit: '元', shown: '30 元', outdated: false }
  const own = { ...figure, pageId: office?.id ?? '', passageId: null, date: '2026-03-01' }
  const other = { ...figure, pageId: paper?.id ?? '', passageId: 'said', date, outdated }
  const figures: FigureGroup['figures'] = [own, other]
  const said = { ...view, passage: () => ({ id: 'said', pageId: '', url: '', heading: '', quote, link: '' }) }
  return officialWordNote(said, [own], figures)
}

it('tells that a later page quotes an official with another value than the office’s page', () => {
  const note = `；但 [${paper?.rank}] 較新，引的是公務人員的話，採用前請向該機關查證`
  expect(noteOn('工務局副局長受訪時說，違者可罰 60 元。', '2026-06-01')).toBe(note)
  expect(noteOn('消防局火災預防科股長岑家豪表示，罰 60 元。', '2026-06-01')).toBe(note)
})

it('does not where it is older, outdated, or tells it by itself or by a doctor', () => {
  expect(noteOn('工務局副局長受訪時說，違者可罰 60 元。', '2026-01-01')).toBe('')
  expect(noteOn('工務局副局長受訪時說，違者可罰 60 元。', '2026-06-01', true)).toBe('')
  expect(noteOn('違者可罰 60 元。', '2026-06-01')).toBe('')
  expect(noteOn('附設醫院外科主任說，罰 60 元。', '2026-06-01')).toBe('')
})
