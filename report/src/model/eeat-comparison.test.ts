import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { comparisonSummary } from './eeat-comparison.ts'

type Evidence = NonNullable<AnalysisResult['evidence']>
const signal = (name: string, found: boolean, expected?: false) =>
  ({
    dimension: 'trustworthiness',
    name,
    found,
    detail: '',
    ...(expected === false ? { expected } : {}),
  }) as const

type Signals = Evidence['sources'][number]['signals']

/** A comparison of the user's page with two others, which show the signs where it does not. */
function summaryOf(...own: Signals): string[] {
  const other = own.map(({ name, found }) => signal(name, !found))
  return summaryBeside(own, [other, other])
}

function summaryBeside(own: Signals, others: readonly Signals[]): string[] {
  const sources = [own, ...others].map((signals, at) => ({
    pageId: `p${at}`,
    url: `https://p${at}.test/`,
    signals,
  }))
  return comparisonSummary({ evidence: { sources } as unknown as Evidence })
}

describe('the summary of signs', () => {
  it('says what most sources show and the page does not', () => {
    expect(summaryOf(signal('作者署名', false), signal('參考資料區', true))).toEqual([
      '讀到的 2 個來源都有作者署名，在您的網頁上沒有找到。',
      '您的網頁有參考資料區，2 個來源中沒有看到。',
    ])
  })

  it('takes half of the sources for most of them, and less for few', () => {
    const showing = (count: number, own: boolean) =>
      summaryBeside(
        [signal('作者署名', own)],
        Array.from({ length: 10 }, (_, at) => [signal('作者署名', at < count)]),
      )
    expect(showing(5, false)).toHaveLength(1)
    expect(showing(4, false)).toEqual([])
    expect(showing(5, true)).toEqual([])
    expect(showing(4, true)).toHaveLength(1)
  })

  it('says five at most', () => {
    const lacking = (count: number) => Array.from({ length: count }, (_, at) => signal(`標記 ${at}`, false))
    expect(summaryOf(...lacking(5))).toHaveLength(5)
    expect(summaryOf(...lacking(6))).toHaveLength(5)
  })

  it('counts no links of a page’s template as a sign', () => {
    expect(summaryOf(signal('關於頁', true), signal('服務條款', true))).toEqual([])
  })

  it('lists no sign as missing that pages of this kind need not show', () => {
    expect(summaryOf(signal('作者署名', false, false))).toEqual([])
  })
})
