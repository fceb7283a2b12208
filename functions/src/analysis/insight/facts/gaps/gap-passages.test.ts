import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { isOutdated } from './gap-passages.ts'

const sources = ['2018-01-20', '2026-02-01'].map((date, at) =>
  markedSource(at + 1, `date: ${date}\n## 校正\n剛換好的前三次，請接著充滿 12 小時。`),
)
const view = viewOf(inputOf({ keyword: '手機換電池', serp: emptySerp(), sources }))
const [old, recent] = view.othersRead.map(({ id }) => id)

/** Whether a passage of a page is outdated for a gap that does not say so, where another gap says so of one of that page. */
function isOld(pageId: string | undefined, elsewhere: string | undefined): boolean {
  const outdated = elsewhere === undefined ? [] : [{ outdatedPassageIds: ['price'] } as unknown as Gap]
  const seen = {
    ...view,
    gaps: outdated,
    passage: (id: string) => ({ id, pageId: elsewhere }),
  } as unknown as View
  return isOutdated(seen, {} as Gap, { id: 'tip', pageId } as Passage)
}

it('takes every passage of a page of years ago for outdated where one is', () => {
  expect(isOld(old, old)).toBe(true)
  expect(isOld(old, undefined)).toBe(false)
  expect(isOld(old, recent)).toBe(false)
  expect(isOld(recent, recent)).toBe(false)
})

it('and where one of its figures is', () => {
  const isOldBeside = (pageId: string | undefined, outdated: boolean) => {
    const { coverage } = view.input
    const report = { ...coverage.report, figures: [{ figures: [{ pageId: old, outdated }] }] }
    const seen = { ...view, gaps: [], input: { ...view.input, coverage: { ...coverage, report } } }
    return isOutdated(seen as unknown as View, {} as Gap, { id: 'tip', pageId } as Passage)
  }
  expect(isOldBeside(old, true)).toBe(true)
  expect(isOldBeside(old, false)).toBe(false)
  expect(isOldBeside(recent, true)).toBe(false)
})
