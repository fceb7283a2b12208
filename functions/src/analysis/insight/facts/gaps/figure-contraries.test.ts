import type { Statement } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { sampleInput, withStatement } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { contrariesTo } from './contraries.ts'
import { figureContrariesTo } from './figure-contraries.ts'

const sample = viewOf(sampleInput())
const [page, other] = sample.othersRead

/** A view in which one cited page differs from a statement, and what another cited page says. */
function viewWith(text: string, quote: string, elsewhere: string): View {
  const passage = {
    id: 'otherwise',
    pageId: page?.id ?? '',
    url: 'https://tent.test/',
    heading: '帳篷',
    quote,
    link: 'https://tent.test/#a',
  }
  const statement: Statement = {
    id: 's1',
    text,
    citedPageIds: [page?.id ?? '', other?.id ?? ''],
    support: [
      { pageId: page?.id ?? '', level: 'unverified', passageId: passage.id },
      { pageId: other?.id ?? '', level: 'unverified', passageId: null },
    ],
  }
  const input = withStatement(sample.input, statement, passage)
  const view = viewOf(input)
  const others = view.othersRead.map((each) =>
    each.id === other?.id ? { ...each, page: { ...each.page, text: elsewhere } } : each,
  )
  const sources = input.sources.map((each) =>
    each.id === other?.id && each.page !== null ? { ...each, page: { ...each.page, text: elsewhere } } : each,
  )
  return { ...view, input: { ...input, sources }, othersRead: others }
}

const STATEMENT = '外帳耐水壓至少 3,000 公釐才擋得住颱風雨。'
const OTHERWISE = '外帳耐水壓 1,500 公釐就擋得住颱風雨。'

it('tells a disagreement of sources where another cited page gives the AI Overview’s figure', () => {
  const view = viewWith(STATEMENT, OTHERWISE, '颱風雨要外帳耐水壓 3,000 公釐。')
  const { statements } = view.input.coverage.report
  expect(figureContrariesTo(view, statements)).toMatchObject([{ alike: [`[${other?.rank}]`] }])
  expect(contrariesTo(view, statements)).toEqual([])
})

it('tells that the AI Overview differs from its source where no cited page gives its figure', () => {
  const view = viewWith(STATEMENT, OTHERWISE, '外帳要收乾。')
  const { statements } = view.input.coverage.report
  expect(figureContrariesTo(view, statements)).toEqual([])
  expect(contrariesTo(view, statements)).toHaveLength(1)
})

it('tells neither of a page of years ago', () => {
  for (const elsewhere of ['颱風雨要外帳耐水壓 3,000 公釐。', '外帳要收乾。']) {
    const view = viewWith(STATEMENT, OTHERWISE, elsewhere)
    const sources = view.input.sources.map((each) =>
      each.id === page?.id && each.page !== null
        ? { ...each, page: { ...each.page, modifiedAt: '2012-05-11T00:00:00Z', publishedAt: null } }
        : each,
    )
    const old = { ...view, input: { ...view.input, sources } }
    const { statements } = view.input.coverage.report
    expect(figureContrariesTo(old, statements)).toEqual([])
    expect(contrariesTo(old, statements)).toEqual([])
  }
})

it('tells no disagreement with a figure of another measure, as its name says', () => {
  const view = viewWith(
    '布料的 HH 值落在 3,000 公釐。',
    '布料總厚度 1,500 公釐以上。',
    '布料的 HH 值是 3,000 公釐。',
  )
  expect(figureContrariesTo(view, view.input.coverage.report.statements)).toEqual([])
})

it('compares ranges by their ends, limits by the limit and the only number of a kind', () => {
  const tells = (statement: string, quote: string) => {
    const view = viewWith(statement, quote, statement)
    return figureContrariesTo(view, view.input.coverage.report.statements).length === 1
  }
  expect(tells('帳內濕度維持 45% 到 55%。', '帳內濕度維持 50% 到 65%。')).toBe(true)
  expect(tells('營地路寬須 3.5 公尺以上。', '營地路寬 4 公尺以上。')).toBe(true)
  expect(tells('營地路寬須 4 公尺以上。', '營地路寬 4 公尺以上。')).toBe(false)
  expect(tells('新帳第一年應防水四次。', '新帳第一年防水兩次。')).toBe(true)
  expect(tells('新帳第一年應防水四次。', '新帳第一年防水兩次，第二年三次。')).toBe(false)
})
