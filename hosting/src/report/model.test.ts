import { contentsOf, flatten } from '@gaplens/report/model/contents'
import { qualityBand, showsDebug, showsWarnings } from '@gaplens/report/model/quality'
import { passagesOf, provenanceOf } from '@gaplens/report/model/report-model'
import { standingOf } from '@gaplens/report/model/standing'
import { fillPrompt } from '@gaplens/report/text/prompt'
import { describeReference, stripAddresses } from '@gaplens/report/text/reference'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT_MODEL, reportModel } from '../../dev/fixtures/model.ts'
import { REPORT } from '../../dev/fixtures/report.ts'
import { markdownReport, richReport } from './export-content.ts'

describe('how a reference is shown', () => {
  const short = 'https://brewlab.test/articles/water'
  it('shows a short address as it is', () => {
    expect(describeReference(short)).toEqual({ kind: 'address', url: short, host: 'brewlab.test' })
  })
  it('shows the domain of one over 80 characters, and not of one of 80', () => {
    const at = (length: number) => `https://a.test/${'x'.repeat(length - 15)}`
    expect(at(80)).toHaveLength(80)
    expect(describeReference(at(80)).kind).toBe('address')
    expect(describeReference(at(81)).kind).toBe('domain')
  })
  it('shows the domain of one with more than ten encoded characters', () => {
    const with_ = (count: number) => `https://a.test/${'%C3%A9'.repeat(count)}`
    expect(describeReference(with_(10)).kind).toBe('address')
    expect(describeReference(with_(11)).kind).toBe('domain')
  })
  it('shows the domain of one that points at a passage', () => {
    expect(describeReference(`${short}#:~:text=abc`).kind).toBe('domain')
  })
  it.each(['', '不是網址', 'javascript:alert(1)', 'ftp://a.test/x', 'https://'])(
    'calls %j invalid',
    (text) => {
      expect(describeReference(text)).toEqual({ kind: 'invalid' })
    },
  )
  it('never fails, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Boolean(describeReference(text).kind)))
    fc.assert(
      fc.property(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        (url) => describeReference(url).kind !== 'invalid',
      ),
    )
  })
})

describe('addresses inside a summary', () => {
  it.each([
    ['水溫（https://a.test/x）要準', '水溫要準'],
    ['見 https://a.test/x 與 http://b.test。', '見 與 。'],
    ['沒有網址', '沒有網址'],
  ])('%s → %s', (text, expected) => {
    expect(stripAddresses(text)).toBe(expected)
  })
  it('are removed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.webUrl(), fc.constantFrom('水溫', '，', '（', '）', '\n'))),
        (parts) => {
          return !/https?:\/\//.test(stripAddresses(parts.join(' ')))
        },
      ),
    )
  })
})

describe('a prompt', () => {
  it('carries the keyword wherever it names it', () => {
    expect(fillPrompt('寫「目標關鍵字」，重點是目標關鍵字。', '手沖')).toBe('寫「手沖」，重點是手沖。')
  })
  it('names pages, and no passages of them by lines of percent signs', () => {
    const link = 'https://a.test/tips#:~:text=%E6%B0%B4,%E6%BA%AB'
    expect(fillPrompt(`1. 「水溫」（a.test） ${link}\n2. ${link}`, '手沖')).toBe(
      '1. 「水溫」（a.test） https://a.test/tips\n2. https://a.test/tips',
    )
  })
  it('inserts a keyword with dollar signs literally', () => {
    fc.assert(fc.property(fc.string(), (keyword) => fillPrompt('目標關鍵字', keyword) === keyword))
    expect(fillPrompt('目標關鍵字', "$& $1 $'")).toBe("$& $1 $'")
  })
})

describe('quality', () => {
  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'fair'],
    [60, 'fair'],
    [59, 'poor'],
    [0, 'poor'],
  ])('%s is %s', (score, band) => {
    expect(qualityBand(score)).toBe(band)
  })
  const failed = {
    ...REPORT,
    processingSteps: { ...REPORT.processingSteps, userPageStatus: 'failed' as const },
  }
  const low = (score: number) => ({ ...REPORT, qualityAssessment: { ...REPORT.qualityAssessment, score } })
  it('opens the warnings for errors, a failed step or a score under 70, and only then', () => {
    expect(showsWarnings('completed', REPORT)).toBe(false)
    expect(showsWarnings('completed_with_errors', REPORT)).toBe(true)
    expect(showsWarnings('completed', failed)).toBe(true)
    expect(showsWarnings('completed', low(69))).toBe(true)
    expect(showsWarnings('completed', low(70))).toBe(false)
  })
  it('shows the debug panel for partial analyses', () => {
    expect(showsDebug('completed', REPORT)).toBe(false)
    expect(showsDebug('completed_with_errors', REPORT)).toBe(true)
    expect(showsDebug('completed', failed)).toBe(true)
  })
})

describe('where the page stands', () => {
  it('ranks the read pages, names the others, and takes the median of the rest', () => {
    const standing = standingOf(REPORT_MODEL)
    expect(standing.places).toEqual([7, 10])
    expect(standing.ranked).toHaveLength(10)
    expect(standing.unscored.map(({ id }) => id)).toEqual(['p10', 'p11'])
    expect(standing.median).toBe(68)
  })
  it('has no place for a page that could not be read', () => {
    const pages = [...REPORT_MODEL.pages.values()].map((page) =>
      page.role === 'user' ? { ...page, coverageScore: null } : page,
    )
    expect(
      standingOf(reportModel({ coverage: REPORT.coverage && { ...REPORT.coverage, pages } })).places,
    ).toBeNull()
  })
})

describe('the table of contents', () => {
  it('numbers the six sections in their order', () => {
    expect(contentsOf(REPORT_MODEL).flatMap(({ number }) => number ?? [])).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('leaves out what has nothing in it', () => {
    const bare = reportModel({
      coverage: undefined,
      evidence: undefined,
      strengths: undefined,
      strategyAndPlan: undefined,
      citedSourceAnalysis: [],
      structuredDataRecommendations: [],
      keywordIntent: { coreIntent: '', latentIntents: [] },
      websiteAssessment: { contentSummary: '', contentGaps: [], pageExperience: '' },
    })
    expect(contentsOf(bare).flatMap(({ number }) => number ?? [])).toEqual([3])
  })
  it('has an address of its own for each entry', () => {
    const ids = flatten(contentsOf(REPORT_MODEL)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the report outside the screen', () => {
  const input = {
    model: REPORT_MODEL,
    status: 'completed' as const,
    pageUrl: 'https://beans.cedarroast.test/',
    createdAt: '2026-11-20T02:13:58.000Z',
    warnings: [],
  }
  const { html, text } = richReport(input, 'full')

  it('holds the six sections as text, the prompts with the keyword, and the company in the footer', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) expect(text).toMatch(new RegExp(`^${number}\\. `, 'm'))
    expect(text).toContain('【P1 立即執行】')
    expect(text).not.toContain('目標關鍵字')
    expect(text).toContain('support@gaplens.example')
  })

  it('consists of headings, lists, tables and links for document editors, without collapsed parts', () => {
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html.match(/<h2>/g)?.length).toBe(11)
    expect(html).toContain('<table class="matrix">')
    expect(html).toContain('<th scope="row">深焙豆的建議水溫（權重 ')
    expect(html).toMatch(/<a href="https:\/\/[^"]+#:~:text=/)
    expect(html).not.toMatch(/<details|<script|<style|class="hidden"| id=/)
  })

  it('shows markup in a keyword as text', () => {
    const model = { ...REPORT_MODEL, keyword: '<img src=x onerror=alert(1)>' }
    expect(richReport({ ...input, model }, 'full').html).not.toContain('<img')
    expect(markdownReport({ ...input, model }, 'full')).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('is Markdown with the same sections, its tables whole', () => {
    const markdown = markdownReport(input, 'full')
    for (const number of [1, 2, 3, 4, 5, 6]) expect(markdown).toMatch(new RegExp(`^## ${number}\\. `, 'm'))
    const rows = markdown.split('\n').filter((line) => line.startsWith('| '))
    expect(new Set(rows.map((row) => row.split(/(?<!\\)\|/).length))).toEqual(new Set([5, 13]))
    expect(markdown).toContain('```json\n{\n  "@context"')
    // What tells a quote's source, its heading and its time apart.
    expect(markdown).toMatch(/\*\*　標題：[^\n]+　\d{4}\/\d{1,2}\/\d{1,2} /u)
  })

  it('says once what applies to all gaps without a note of their own', () => {
    const markdown = markdownReport(input, 'full')
    expect(markdown.split('除了另外註明的，您的網頁可能未談')).toHaveLength(2)
  })
})

describe('provenance', () => {
  it('follows the fields the report calls inferred', () => {
    expect(provenanceOf(REPORT, 'websiteAssessment.contentSummary')).toBe('inferred')
    expect(provenanceOf(REPORT, 'structuredDataRecommendations')).toBe('observed')
    expect(provenanceOf({ ...REPORT, evidence: undefined }, 'keywordIntent')).toBeNull()
  })
  it('leaves out passages that are not there', () => {
    expect(passagesOf(REPORT_MODEL, ['nowhere', null])).toEqual([])
  })
})
