import { describe, expect, it } from 'vitest'
import { markedSource } from '../../tests/cases/marked-page.ts'
import { buildCorpus } from './corpus/corpus.ts'
import { rowsOf } from './rows.ts'
import { sharedWordingWith } from './shared-wording.ts'
import { type CoverageTable, quoteOf } from './table/coverage-table.ts'

const SOURCES = [
  markedSource(0, '## 等日子的時候\n要租冷凍櫃，一天算一天。\n## 火化\n在本市兩千塊。'),
  markedSource(1, '## 遺體冰存\n冷凍櫃每日計費，未滿一日以一日計。\n## 訃聞\n紙本印製完成前請家屬校對。'),
  markedSource(2, '## Obituary\nPrinted on request within two weeks.'),
]
const corpus = buildCorpus(SOURCES)
const [own = '', first = ''] = SOURCES.map(({ id }) => id)
const passages = corpus.claims.map(quoteOf)
const passageUnder = (heading: string) => passages.filter((passage) => passage.heading === heading)
const share = (heading: string, keyword = '喪葬') =>
  sharedWordingWith(corpus, own, keyword)(passageUnder(heading))

describe('the wording that the user’s page shares with sources', () => {
  it('is large where one of its sections says the same with other words made of the same characters', () => {
    expect(share('遺體冰存')).toBeGreaterThan(0.2)
    expect(share('訃聞')).toBeLessThan(0.05)
    expect(share('Obituary')).toBe(0)
  })

  it('does not count the keyword', () => {
    expect(share('遺體冰存', '冷凍櫃')).toBeLessThan(share('遺體冰存'))
  })

  it('is the mean over passages, and 0 without any', () => {
    const both = [...passageUnder('遺體冰存'), ...passageUnder('訃聞')]
    const mean = (share('遺體冰存') + share('訃聞')) / 2
    expect(sharedWordingWith(corpus, own, '喪葬')(both)).toBeCloseTo(mean)
    expect(sharedWordingWith(corpus, own, '喪葬')([])).toBe(0)
  })

  it('keeps a report from saying outright that the page lacks a topic', () => {
    const certaintyOf = (heading: string) => {
      const verdict = { judgeIsCertain: false, cited: 0 }
      const verdicts = [
        { ...verdict, pageId: own, likelihood: 0.05, byWords: 0.05, quotes: [] },
        { ...verdict, pageId: first, likelihood: 0.95, byWords: 0.95, quotes: passageUnder(heading) },
      ]
      const topic = {
        id: 't1',
        name: heading,
        aliases: [],
        seeds: [],
        statements: [],
        questions: [],
        verdicts,
      }
      const table = { keyword: '喪葬', corpus, topics: [topic] } as unknown as CoverageTable
      return rowsOf(table, own)[0]?.cells[0]?.certainty
    }
    expect(certaintyOf('訃聞')).toBe('sure')
    expect(certaintyOf('遺體冰存')).toBe('possible')
  })
})
