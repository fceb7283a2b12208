import type { FigureMatter } from '@gaplens/contracts/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { mostSaidNote, notOlderNote, ownNote, valuesWithSources } from './figure-notes.ts'

const view = viewOf(sampleInput())
const [first, second] = view.othersRead
const rank = (at: typeof first) => `[${view.compared(at?.id ?? '')?.rank}]`

/** A matter of which each gives a value as written. */
function matter(...given: [pageId: string | null, value: string, shown: string][]): FigureMatter {
  return {
    id: 'f1',
    topicId: null,
    about: ['保存'],
    disagree: true,
    userDiffers: false,
    figures: given.map(([pageId, value, shown]) => ({
      giver: pageId === null ? 'overview' : 'page',
      pageId,
      passageId: null,
      value,
      unit: '個月',
      shown,
      date: null,
      outdated: false,
    })),
  }
}

it('tells one value once, however it is written, and says which most give', () => {
  const one = first?.id ?? ''
  const other = second?.id ?? ''
  const told = matter([one, '1', '一個月'], [other, '3', '三個月'], [null, '1', '1 個月'])
  expect(valuesWithSources(view, told)).toEqual([
    `一個月（${rank(first)}、AI Overview）`,
    `三個月（${rank(second)}）`,
  ])
  expect(mostSaidNote(view, told)).toBe('說「一個月」的較多。')
})

it('keeps a bound apart from the figure, and names no majority where there is none', () => {
  const told = matter([first?.id ?? '', '1', '1 個月'], [null, '1', '1 個月以上'])
  expect(valuesWithSources(view, told)).toHaveLength(2)
  expect(mostSaidNote(view, told)).toBe('')
})

it('says that the user’s figure differs from all, or that a later one took its place', () => {
  const own = view.user?.id ?? ''
  const told = matter([own, '6', '6 個月'], [first?.id ?? '', '1', '1 個月'])
  expect(ownNote(view, { ...told, userDiffers: true })).toBe(
    '您的網頁寫「6 個月」，與這些說法都不同，請核對。',
  )
  const figures = told.figures.map((figure) => ({ ...figure, outdated: figure.pageId === own }))
  expect(ownNote(view, { ...told, figures })).toBe('您的網頁寫的「6 個月」是較舊的數字，請核對後更新。')
  expect(ownNote(view, told)).toBe('')
})

it('names no majority for what is out of date', () => {
  const told = matter(
    [first?.id ?? '', '1', '1 個月'],
    [second?.id ?? '', '1', '1 個月'],
    [null, '3', '3 個月'],
  )
  const figures = told.figures.map((figure) => ({ ...figure, outdated: figure.value === '1' }))
  expect(mostSaidNote(view, { ...told, figures })).toBe('')
})

it('names the one value that is not older than the others', () => {
  const told = matter([first?.id ?? '', '1', '1 個月'], [null, '3', '3 個月'])
  expect(notOlderNote(view, told)).toBe('')
  const figures = told.figures.map((figure) => ({ ...figure, outdated: figure.value === '1' }))
  expect(notOlderNote(view, { ...told, figures })).toBe('除「3 個月」外都是較舊的數字，請查證後採用較新的。')
})
