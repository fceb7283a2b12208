import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { toHtml } from '@gaplens/report/document/html'
import { toPlainText } from '@gaplens/report/document/plain-text'
import { reportDocument } from '@gaplens/report/document/report-document'
import { exportFileName } from '@gaplens/report/text/file-name'
import * as cheerio from 'cheerio'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { withTexts } from '../../../tests/support/report-texts.ts'
import { jsonLdBlock } from '../analysis/insight/markup/nodes.ts'
import { documentInput, faultsOf, file, RESULT } from './testing/sample-file.ts'

const TEXTS = HOSTILE_STRINGS.map(({ text }) => text).filter((text) => text.trim() !== '')
/** In each round every string is placed in other fields of the report. */
const ROUNDS = 5

/** A report in which hostile strings replace all texts, one after another. */
function hostileReport(round: number): AnalysisResult {
  let at = round * 37
  return AnalysisResultSchema.parse(
    withTexts(RESULT, () => {
      at += 1
      return TEXTS[at % TEXTS.length] ?? ''
    }),
  )
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

describe('hundreds of hostile strings in every text of a report', () => {
  it('are several hundred, of every class', () => {
    expect(TEXTS.length).toBeGreaterThan(300)
  })

  it.each(rounds)('neither run nor load anything in the exported file (round %i)', (round) => {
    const html = file(hostileReport(round), TEXTS[round], TEXTS[round + 1])
    expect(faultsOf(html)).toEqual([])
    // No string may close or open an element of the document.
    const $ = cheerio.load(html)
    expect($('main').length).toBe(1)
    expect($('body > .page > main > section').length).toBe(
      cheerio.load(file())('body > .page > main > section').length,
    )
  })

  it.each(rounds)('become text and web links only on the clipboard (round %i)', (round) => {
    const { blocks } = reportDocument(documentInput(hostileReport(round), TEXTS[round]))
    const $ = cheerio.load(toHtml(blocks, 'clipboard'))
    const faults: string[] = []
    for (const element of $('body *')) {
      if (!('attribs' in element)) continue
      if (/^(script|img|svg|math|iframe|object|embed|form|input|style|link|meta|base)$/.test(element.name))
        faults.push(`<${element.name}>`)
      for (const [name, value] of Object.entries(element.attribs)) {
        if (name.startsWith('on')) faults.push(`${name}="${value}"`)
        if (name === 'href' && !/^https?:\/\//.test(value)) faults.push(`href="${value}"`)
      }
    }
    expect(faults).toEqual([])
  })

  it('stay unchanged in plain text', () => {
    const text = toPlainText(reportDocument(documentInput(RESULT, '<b>粗體</b> & "引號"')))
    expect(text).toContain('<b>粗體</b> & "引號"')
  })
})

describe('each hostile string', () => {
  it('stays unchanged within a single script element as JSON-LD', () => {
    for (const text of TEXTS) {
      const block = jsonLdBlock({ '@type': 'Article', headline: text, [text]: [text] })
      const $ = cheerio.load(block)
      expect($('script').length, text).toBe(1)
      expect($('body').children().length, text).toBe(0)
      const parsed = JSON.parse($('script').text()) as Record<string, unknown>
      expect(parsed.headline).toBe(text)
    }
  })

  it('never gets into a file name, which holds an id and a day only', () => {
    for (const text of TEXTS) {
      const id = text.replaceAll(/[^A-Za-z0-9_-]/g, '')
      expect(exportFileName(id, new Date(0), 'html')).toMatch(
        /^seo-analysis-[\w-]{0,8}-\d{4}-\d\d-\d\d\.html$/,
      )
    }
  })
})
