import { readFileSync } from 'node:fs'
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { BRAND_NAMES } from '@gaplens/contracts/brand'
import { productBrand, type ReportBrand } from '@gaplens/report/brand/report-brand'
import type { DocumentInput } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import * as cheerio from 'cheerio'
import { reportFile } from '../html-file.ts'

const SAMPLE = new URL('../../../../hosting/src/site/sample/report.json', import.meta.url)
const sample = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { result: unknown; keyword: string }
/** A report that this product made from the sandbox's pages. */
export const RESULT: AnalysisResult = AnalysisResultSchema.parse(sample.result)

/** The input that a report document is built from. */
export function documentInput(
  result: AnalysisResult = RESULT,
  keyword = sample.keyword,
  pageUrl = 'https://own.test/page',
  brand: ReportBrand = productBrand({ ...BRAND_NAMES, supportEmail: 'help@gaplens.test' }),
): DocumentInput {
  return {
    model: createReportModel(result, keyword, brand.promptFooter),
    status: 'completed_with_errors',
    pageUrl,
    createdAt: '2026-11-20T18:00:00.000Z',
    warnings: [],
    brand,
  }
}

export function file(...input: Parameters<typeof documentInput>): string {
  return reportFile(documentInput(...input))
}

const ALLOWED = new Set(
  'html head meta title style body a br img div header h1 h2 h3 p nav ol ul li main section span strong small table caption thead tbody tr th td blockquote details summary pre code footer'.split(
    ' ',
  ),
)

/** Elements, attributes and styles that the file must never hold, whatever the report's texts are. */
export function faultsOf(html: string): string[] {
  const $ = cheerio.load(html)
  const faults: string[] = []
  for (const element of $('*')) {
    if (!('attribs' in element)) continue
    if (!ALLOWED.has(element.name)) faults.push(`<${element.name}>`)
    for (const [name, value] of Object.entries(element.attribs)) {
      if (name === 'src' && !/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/.test(value))
        faults.push(`src="${value}"`)
      if (name.startsWith('on') || name === 'srcset') faults.push(`${name}="${value}"`)
      if (name === 'href' && !/^(https?:\/\/|#)/.test(value)) faults.push(`href="${value}"`)
      if (name === 'style' && !/^--share:\d+%$/.test(value)) faults.push(`style="${value}"`)
    }
  }
  const style = $('style').text()
  if ($('style').length !== 1 || /url\(|@import|https?:/.test(style)) faults.push('a style that loads')
  return faults
}
