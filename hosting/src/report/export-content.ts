import { escapeHtml } from '@gaplens/contracts/escape-html'
import type { Branding } from '@gaplens/contracts/shares/branding'
import { ownBrand, productBrand, type ReportBrand } from '@gaplens/report/brand/report-brand'
import { editionOf } from '@gaplens/report/document/editions'
import { toHtml } from '@gaplens/report/document/html'
import { toMarkdown } from '@gaplens/report/document/markdown'
import { blocksAsText, toPlainText } from '@gaplens/report/document/plain-text'
import {
  type DocumentInput,
  type ReportDocument,
  reportDocument,
} from '@gaplens/report/document/report-document'
import type { ReportModel } from '@gaplens/report/model/report-model'
import type { Edition } from '@gaplens/report/text/report-text'
import type { RichText } from '../ui/text/copy-text.ts'
import { BRAND } from '../ui/theme/brand.ts'

/** Loaded only when something is copied, saved or printed. */

type Input = Omit<DocumentInput, 'brand'> & {
  /** The user's own brand; the product's if missing. */
  branding?: Branding | undefined
}

/** The brand of the document. */
export function brandOf(branding: Branding | undefined): ReportBrand {
  return branding === undefined ? productBrand(BRAND) : ownBrand(branding)
}

export function documentOf({ branding, ...input }: Input, edition: Edition): ReportDocument {
  return editionOf({ ...input, brand: brandOf(branding) }, edition)
}

/** The report for document editors: as HTML with headings, lists, tables and links, and as plain text. */
export function richReport(input: Input, edition: Edition): RichText {
  const document = documentOf(input, edition)

  const { title, lead, blocks, annex, footer } = document
  const paragraphs = (lines: typeof lead) =>
    toHtml(
      lines.map((line) => ({ kind: 'paragraph', line })),
      'clipboard',
    )
  const heading = `<h1>${escapeHtml(title)}</h1>`
  return {
    html: [
      heading,
      paragraphs(lead),
      toHtml([...blocks, ...annex], 'clipboard'),
      paragraphs(footer.map((text) => [text])),
    ].join('\n'),
    text: toPlainText(document),
  }
}

/** One section for document editors. @param id the section's id, as in its address */
export function richSection(model: ReportModel, id: string): RichText {
  // The content of a section depends only on the report.
  const { blocks } = reportDocument({
    model,
    status: 'completed',
    pageUrl: '',
    createdAt: EPOCH,
    warnings: [],
    brand: productBrand(BRAND),
  })
  const section = blocks.filter((block) => block.kind === 'section' && block.id === id)
  return { html: toHtml(section, 'clipboard'), text: blocksAsText(section) }
}
const EPOCH = new Date(0).toISOString()

export function markdownReport(input: Input, edition: Edition): string {
  return toMarkdown(documentOf(input, edition))
}
