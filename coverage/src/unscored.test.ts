import { expect, it } from 'vitest'
import { markedSource } from '../../tests/cases/marked-page.ts'
import type { Row } from './rows.ts'
import { unscoredPages } from './unscored.ts'

const SOURCES = ['## 換水\n每週換三分之一。', '## 換水\n一週一次。', '我的魚又死了。'].map((text, rank) =>
  markedSource(rank, text),
)

/** A row that the page before the last covers and the last touches. @param isHeaded whether a heading of the last page found it */
const row = (isHeaded: boolean): Row => {
  const cells = SOURCES.slice(1).map(({ id: pageId }, at) => ({
    verdict: { pageId },
    level: at === 0 ? 'covered' : 'touched',
  }))
  const seeds = [{ pageId: isHeaded ? SOURCES[2]?.id : SOURCES[1]?.id }]
  return { topic: { seeds }, cells, covering: cells.slice(0, 1) } as unknown as Row
}
const unscored = (rows: readonly Row[]) => [...unscoredPages([], SOURCES, rows)]

it('has no score where a page covers nothing for sure and its headings found at most one topic', () => {
  expect(unscored([row(false), row(false)])).toEqual([SOURCES[2]?.id])
  expect(unscored([row(true), row(false)])).toEqual([SOURCES[2]?.id])
})

it('has a score where two topics that it touches were found by its headings', () => {
  expect(unscored([row(true), row(true)])).toEqual([])
})
