// @vitest-environment jsdom
import { type AnalysisResult, AnalysisResultSchema } from '@gaplens/contracts/analysis/report'
import { productBrand } from '@gaplens/report/brand/report-brand'
import { toMarkdown } from '@gaplens/report/document/markdown'
import { reportDocument } from '@gaplens/report/document/report-document'
import { createReportModel } from '@gaplens/report/model/report-model'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, it, vi } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { withTexts } from '../../../tests/support/report-texts.ts'
import AnswerMarkdown from '../chat/answer-markdown.tsx'
import sample from '../site/sample/report.json'
import { Prose } from '../ui/text/prose.tsx'
import { BRAND } from '../ui/theme/brand.ts'

// Hundreds of documents are rendered: patience on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const TEXTS = HOSTILE_STRINGS.map(({ text }) => text).filter((text) => text.trim() !== '')

/** What no text may turn into: elements that run or load something, event handlers, and links outside the web. */
function faultsOf(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const faults: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (
      /^(script|img|svg|math|iframe|object|embed|form|style|link|meta|base|video|audio)$/i.test(
        element.tagName,
      )
    )
      faults.push(`<${element.tagName}>`)
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(`${name}="${value}"`)
      if (name === 'href' && !/^(https?:|mailto:|[#/]|$|[^:]*$)/i.test(value)) faults.push(`href="${value}"`)
    }
  }
  return faults
}

describe('each hostile string', () => {
  it('is text where the report sets prose', () => {
    for (const text of TEXTS) {
      const html = renderToStaticMarkup(<Prose text={text} />)
      expect(faultsOf(html), text).toEqual([])
      expect(html, text).not.toMatch(/<a\b/)
    }
  })

  it('as the chatbot’s answer runs and loads nothing', () => {
    for (const text of TEXTS)
      expect(faultsOf(renderToStaticMarkup(<AnswerMarkdown text={text} />)), text).toEqual([])
  })
})

describe('a report full of hostile strings', () => {
  const RESULT = AnalysisResultSchema.parse(sample.result)
  let at = 0
  const nextText = () => TEXTS[at++ % TEXTS.length] ?? ''
  const markdownOf = (result: AnalysisResult) =>
    toMarkdown(
      reportDocument({
        model: createReportModel(result, sample.keyword),
        status: 'completed',
        pageUrl: 'https://own.test/page',
        createdAt: '2026-11-20T18:00:00.000Z',
        warnings: [],
        brand: productBrand(BRAND),
      }),
    )
  const render = (text: string) =>
    renderToStaticMarkup(<Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>)

  it('saved as Markdown has the headings of the report and no others, and runs and loads nothing', () => {
    const clean = render(markdownOf(RESULT))
    for (let round = 0; round < 2; round += 1) {
      at = round * 101
      const html = render(markdownOf(AnalysisResultSchema.parse(withTexts(RESULT, nextText))))
      expect(faultsOf(html)).toEqual([])
      for (const heading of ['<h1', '<h2'])
        expect(html.split(heading).length).toBe(clean.split(heading).length)
    }
  })
})
