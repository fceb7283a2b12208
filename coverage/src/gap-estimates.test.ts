import { describe, expect, it } from 'vitest'
import type { Corpus } from './corpus/corpus.ts'
import { difficultyOf, impactOf } from './gap-estimates.ts'
import type { Row } from './rows.ts'

interface Shape {
  readonly stated?: boolean
  readonly covering?: number
  readonly lengths?: readonly number[]
}

/** As much of a row as the two formulas read. Each covering page quotes one claim, by its number. */
function row({ stated = false, covering = 0, lengths = [] }: Shape): Row {
  return {
    topic: { statements: stated ? [{}] : [], lengths },
    covering: Array.from({ length: covering }, (_, id) => ({ verdict: { quotes: [{ id }] } })),
  } as unknown as Row
}

function corpus(...claims: readonly { kind: string; text: string }[]): Corpus {
  return {
    claims: claims.map((claim, id) => ({ claim: { pageId: `p${id}`, ...claim, id } })),
  } as unknown as Corpus
}

describe('impact', () => {
  it.each([
    ['40 for the AI Overview, 60 for all other pages', { stated: true, covering: 8 }, 0, 8, 100],
    ['its share of the other pages', { covering: 2 }, 0, 8, 15],
    ['up to a half less as the own page likely treats it', { stated: true, covering: 8 }, 1, 8, 50],
    ['no share where no other page was read', { stated: true, covering: 2 }, 0, 0, 40],
    ['never more than 100', { stated: true, covering: 9 }, 0, 8, 100],
  ])('is %s', (_, shape, likelihood, othersRead, impact) => {
    expect(impactOf(row(shape), likelihood, othersRead)).toBe(impact)
  })
})

describe('difficulty', () => {
  const prose = { kind: 'sentence', text: '水溫約九十度。' }

  it.each([
    [
      '50 for a typical length of 1,200 characters',
      corpus(prose),
      { covering: 1, lengths: [600, 1_200, 9_000] },
      true,
      50,
    ],
    [
      'the same in whatever order the pages come',
      corpus(prose),
      { covering: 1, lengths: [1_200, 100, 9_000] },
      true,
      50,
    ],
    ['half of it for half of the length', corpus(prose), { covering: 1, lengths: [600] }, true, 25],
    ['15 for a table or list', corpus({ ...prose, kind: 'tableRow' }), { covering: 1 }, true, 15],
    ['20 for tests of their own', corpus({ ...prose, text: '我們實測了三次。' }), { covering: 1 }, true, 20],
    [
      'no more for those of one page of two',
      corpus({ ...prose, text: '我們實測了三次。' }, prose),
      { covering: 2 },
      true,
      0,
    ],
    ['15 where the own page says nothing of it', corpus(prose), { covering: 1 }, false, 15],
    [
      'not raised by claims that are not quoted',
      corpus(prose, { kind: 'listItem', text: '實測' }),
      { covering: 1 },
      true,
      0,
    ],
  ])('is %s', (_, claims, shape, touched, difficulty) => {
    expect(difficultyOf(claims, row(shape), touched)).toBe(difficulty)
  })
})
