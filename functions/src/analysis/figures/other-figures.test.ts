import type { Statement } from '@gaplens/contracts/analysis/report'
import { buildCorpus } from '@gaplens/coverage/corpus/corpus'
import { OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { showFigure } from '@gaplens/coverage/figures/show-figure'
import { claimIn } from '@gaplens/coverage/figures/testing/claims'
import { expect, it } from 'vitest'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { withOtherFigures } from './other-figures.ts'

interface Reported {
  readonly level?: 'found' | 'unverified'
  readonly outdated?: boolean
  readonly disagree?: boolean
  readonly onlyOutdatedDiffers?: boolean
  /** What else the page says. */
  readonly elsewhere?: string
  /** What else it says of the group. */
  readonly also?: readonly string[]
  /** What other pages of the group say. */
  readonly others?: readonly string[]
}

/** The figures told beside a statement of the AI Overview for a page that gives another value. */
function told(text: string, given: string, reported: Reported = {}): readonly string[] | undefined {
  return supported(text, given, reported)[0]?.otherFigures
}

function supported(
  text: string,
  given: string,
  {
    level = 'unverified',
    outdated = false,
    disagree = true,
    onlyOutdatedDiffers = false,
    elsewhere = '',
    also = [],
    others = [],
  }: Reported,
): Statement['support'] {
  const statement: Statement = {
    id: 's1',
    text,
    citedPageIds: ['p2'],
    support: [{ pageId: 'p2', level, passageId: null }],
  }
  const claims = [
    { ...claimIn(text, 1), sourceId: OVERVIEW },
    claimIn(given, 2),
    ...also.map((other) => claimIn(other, 2)),
    ...others.map((other, at) => claimIn(other, 3 + at)),
  ]
  const figures = claims.map(({ sourceId, figure }) => ({
    giver: sourceId === OVERVIEW ? ('overview' as const) : ('page' as const),
    pageId: sourceId === OVERVIEW ? null : sourceId,
    passageId: null,
    value: figure.text,
    unit: '',
    shown: showFigure(figure),
    date: null,
    outdated,
  }))
  const group = { disagree, onlyOutdatedDiffers, figures }
  const { pages } = buildCorpus([markedSource(2, `## 說明\n${given}${elsewhere}`)])
  return withOtherFigures(statement, [{ claims, group }], pages).support
}

it('tells the figure that a page gives instead of a statement’s, in whatever numerals and units', () => {
  expect(told('鏡框保固 5 年。', '鏡框保固 2 年。')).toEqual(['2 年'])
  expect(told('鏡框兩週內取件。', '鏡框三個月內取件。')).toEqual(['三個月內'])
  expect(told('鏡片保固 15 年。', '鏡片保固五年。')).toEqual(['五年'])
  expect(told('每次 10 到 15 分鐘。', '每次 20 到 30 分鐘。')).toEqual(['20 到 30 分鐘'])
})

it('tells the figure of a page that differs from one which says the same as the statement', () => {
  const [text, given] = ['上漆 24 小時後再搬動。', '上漆 48 小時內不可搬動。']
  expect(told(text, given, { others: ['上漆 24 小時內不可搬動。'] })).toEqual(['48 小時內'])
  expect(told(text, given)).toBeUndefined()
})

it('calls an older figure so', () => {
  const older = { outdated: true, disagree: false, onlyOutdatedDiffers: true }
  expect(told('鏡框保固 5 年。', '鏡框保固 2 年。', older)).toEqual(['2 年（較舊）'])
})

it('tells none that the statement allows, or that is not known to differ', () => {
  expect(told('須滿 20 年以上。', '須 25 年。')).toBeUndefined()
  expect(told('5 天內寄達。', '3 天寄達。')).toBeUndefined()
  expect(told('鏡框保固 5 年。', '鏡框保固 2 年。', { disagree: false })).toBeUndefined()
})

it('calls a statement supported in part at most where the page gives only the other figure', () => {
  const [statement] = supported('鏡框保固 5 年。', '鏡框保固 2 年。', { level: 'found' })
  expect(statement).toMatchObject({ level: 'partly', otherFigures: ['2 年'] })
  const elsewhere = '鏡片與鏡框都保固 5 年。'
  const [kept] = supported('鏡框保固 5 年。', '鏡框保固 2 年。', { level: 'found', elsewhere })
  expect(kept).toEqual({ pageId: 'p2', level: 'found', passageId: null })
})

it('tells a value of a page once, with the limit that it sets', () => {
  const [text, given] = ['花盆高 30 公分以下才放得進花架。', '陶盆高 33 公分。']
  expect(told(text, given, { also: ['花架只收高 33 公分以下的。'] })).toEqual(['33 公分以下'])
  expect(told(text, given, { also: ['另一款高 35 公分。'] })).toEqual(['33 公分', '35 公分'])
})
