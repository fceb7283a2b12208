import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { pagesInAnotherScript } from './page-script.ts'

const chinese = (rank: number) => markedSource(rank, '## 水溫\n水溫建議在 92 度，悶蒸 30 秒，RO 水也可以。')
const english = (rank: number) => markedSource(rank, '## Water\nUse water at 92 degrees and let it bloom.')

it('names the cited pages in another script than most', () => {
  const sources = [chinese(0), chinese(1), chinese(2), english(3)]
  expect([...pagesInAnotherScript(sources)]).toEqual(['p3'])
  expect([...pagesInAnotherScript([english(0), english(1), english(2), chinese(3)])]).toEqual(['p3'])
})

it('names none where all are in one script, nor the user’s own page', () => {
  expect([...pagesInAnotherScript([chinese(0), chinese(1)])]).toEqual([])
  expect([...pagesInAnotherScript([english(0), chinese(1), chinese(2)])]).toEqual([])
  expect([...pagesInAnotherScript([chinese(0), chinese(1), english(2)])]).toEqual([])
})
