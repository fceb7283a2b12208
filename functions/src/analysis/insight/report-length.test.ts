import type { FullReport } from '@gaplens/contracts/analysis/report'
import { productBrand } from '@gaplens/report/brand/report-brand'
import { blocksAsText, toPlainText } from '@gaplens/report/document/plain-text'
import { reportDocument } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/server.ts'
import { readOwnCases } from '../../../../tests/cases/own-cases.ts'
import { plantedSource, readSandbox } from '../../../../tests/cases/sandbox-topics.ts'
import { judgedByStandIn, writtenByStandIn } from '../../../../tests/stand-in-model/judged-report.ts'
import type { Truth } from '../../../../tests/stand-in-model/stand-in.ts'
import { withFigures } from '../figures/report-figures.ts'
import { viewOf } from './facts/view.ts'
import { writeFromPages } from './from-pages.ts'
import { inputOf, reportOf } from './testing/sample.ts'

/** What a reader takes in; the annex is looked things up in. */
const LONGEST = 12_000
/** Shorter pieces are names, labels and figures, which have to recur. */
const SENTENCE_MIN = 16

let sandbox: Sandbox
interface Written {
  readonly keyword: string
  readonly report: FullReport
}
/** Each report with its text, the annex aside, and the annex. */
let reports: (Written & { readonly text: string; readonly annex: string })[]

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  const written: Written[] = (await readSandbox(sandbox)).flatMap(({ planted, serp, others }) =>
    [0, 1].map((from) => {
      const cut = planted.sections.filter((_, at) => at % 3 === from).map(({ id }) => id)
      const input = inputOf({
        keyword: planted.keyword,
        serp,
        sources: [plantedSource(planted, cut), ...others],
      })
      return { keyword: planted.keyword, report: reportOf(input, writeFromPages(viewOf(input))) }
    }),
  )
  for (const each of readOwnCases().filter((_, at) => at % 3 === 1)) written.push(...(await reportsOf(each)))
  reports = written.map((each) => {
    const whole = documentOf(each)
    return { ...each, text: toPlainText({ ...whole, annex: [] }), annex: blocksAsText(whole.annex) }
  })
})
afterAll(() => sandbox.close())

/** The reports of a case without a model and with one that judges and writes as the truth is. */
async function reportsOf({ truth, serp, sources }: ReturnType<typeof readOwnCases>[number]) {
  const { keyword } = truth
  const input = inputOf({ keyword, serp, sources })
  const figured = (coverage: typeof input.coverage) => ({ ...input, coverage: withFigures(coverage, input) })
  const { result } = await judgedByStandIn(input.coverage, input, truth as unknown as Truth, 0)
  const judged = figured(result)
  const alone = figured(input.coverage)
  return [
    { keyword, report: reportOf(alone, writeFromPages(viewOf(alone))) },
    { keyword, report: reportOf(judged, (await writtenByStandIn(judged)).result) },
  ]
}

function documentOf({ keyword, report }: Written) {
  return reportDocument({
    model: createReportModel(report, keyword),
    status: 'completed',
    pageUrl: report.coverage.pages[0]?.url ?? '',
    createdAt: report.timestamp,
    warnings: [],
    brand: productBrand({ fullName: 'GapLens', company: 'GapLens', supportEmail: 'help@gaplens.test' }),
  })
}

/** A value with its label: two pages of one site share a publisher, two actions an effort, two unread pages a reason. */
const LABELLED =
  /^(?:內容摘要：未能讀取|(?:經驗|專業|權威|可信|結構化資料|對 AI Overview 的貢獻|工作量)：)|^來源 \d+／\d+ 有/u

/** A cell that only names sources is no sentence: two rows may well rest on the same ones. */
const SOURCES_ONLY = /^｜(?:AIO、?)?(?:\[\d+\])*$/u

/** The sentences of a text. */
function sentencesOf(text: string): string[] {
  return text
    .split(/[。！？](?!」)|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => [...sentence].length >= SENTENCE_MIN && !LABELLED.test(sentence))
    .filter((sentence) => !SOURCES_ONLY.test(sentence))
}

describe('a whole report', () => {
  it('is read in under 12,000 characters, the annex aside', () => {
    for (const { keyword, text } of reports) expect([...text].length, keyword).toBeLessThan(LONGEST)
  })

  it('says no sentence twice', () => {
    for (const { text } of reports) {
      const told = sentencesOf(text)
      const again = told.filter((sentence, at) => told.indexOf(sentence) !== at)
      expect(again).toEqual([])
    }
  })

  it('marks each sentence that a model chose of a cited page, and no other', () => {
    for (const { report, text } of reports) {
      const chosen = report.evidence?.inferredFields.filter((field) =>
        field.startsWith('citedSourceAnalysis['),
      )
      const marked = text.match(/ AI 推論$/gmu) ?? []
      expect(marked).toHaveLength(chosen?.length ?? 0)
    }
  })

  it('quotes no passage twice', () => {
    for (const { annex } of reports) {
      const quotes = annex
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^「.{20,}」$/u.test(line))
      expect(quotes.filter((quote, at) => quotes.indexOf(quote) !== at)).toEqual([])
    }
  })

  it('shows each statement whole, and where its proof stands if that was quoted before', () => {
    let quotedBefore = 0
    for (const { report, annex } of reports) {
      for (const { text } of report.coverage.statements) expect(annex).toContain(text)
      const pointers = annex.split('\n').filter((line) => line.trim().startsWith('原文見'))
      for (const line of pointers)
        expect(line).toMatch(/原文見(?:缺口「.+」|自有內容「.+」|陳述 \d+|Google 指向的段落) \S/u)
      quotedBefore += pointers.length
    }
    expect(quotedBefore).toBeGreaterThan(0)
  })

  it('shows the nearest passage of the user’s page beside each gap that has one, or where it stands', () => {
    for (const { report, annex } of reports) {
      const near = report.coverage.gaps.filter(({ closestPassageId }) => closestPassageId !== null)
      const shown = annex.match(/^\s*您的網頁最接近的段落：\n\s*(?:「|原文見)/gmu) ?? []
      expect(shown).toHaveLength(near.length)
    }
  })

  it('calls no page’s words outdated beside a gap without showing them or saying where they stand', () => {
    const notes = reports.flatMap(({ annex }) =>
      annex.split(/^▸ /mu).flatMap((part) => {
        const [before, ...rest] = part.split(/((?:\[\d+\])+) 的原文可能已過時/u)
        return rest.length === 0 ? [] : [{ before: before ?? '', pages: rest[0]?.match(/\[\d+\]/gu) ?? [] }]
      }),
    )
    expect(notes.length).toBeGreaterThan(0)
    for (const { before, pages } of notes) for (const page of pages) expect(before).toContain(page)
  })

  it('says once for all gaps what it means that no passage of the user’s page stands beside one', () => {
    for (const { annex } of reports)
      expect(annex.match(/程式沒找到夠接近的/gu)?.length ?? 0).toBeLessThanOrEqual(1)
  })
})
