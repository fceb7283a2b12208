import type { ReportBrand } from '@gaplens/report/brand/report-brand'
import { shadesOf } from '@gaplens/report/brand/shades'
import type { ReportDocument } from '@gaplens/report/document/report-document'
import { Document, Footer, HeadingLevel, ImageRun, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import { childrenOf, MUTED } from './docx-blocks.ts'
import { run, runsOf } from './docx-line.ts'

/** The product's own colour, for headings. */
const BRAND_COLOUR = '#136a63'
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft JhengHei' }

/** A report's document as a Word file, which Google Docs and LibreOffice open as well. */
export async function docxFile(report: ReportDocument, brand: ReportBrand): Promise<Blob> {
  return await Packer.toBlob(wordDocument(report, brand))
}

/** The document before it is packed as a file. */
export function wordDocument(report: ReportDocument, brand: ReportBrand): Document {
  const { fullName, logo, colour, signature } = brand
  const { title, lead, blocks, annex, footer } = report
  const ink = shadesOf(colour ?? BRAND_COLOUR).light.ink.slice(1)
  const headed = (size: number) => ({
    run: { size, bold: true, color: ink },
    paragraph: { spacing: { before: size * 10, after: 120 }, keepNext: true },
  })
  const image =
    logo === null
      ? []
      : [
          new ImageRun({
            type: 'png',
            data: Uint8Array.from(atob(logo.png), (character) => character.charCodeAt(0)),
            transformation: { width: logo.width / 2, height: logo.height / 2 },
            altText: { name: fullName, description: fullName, title: fullName },
          }),
          run('　'),
        ]
  return new Document({
    title,
    creator: fullName,
    lastModifiedBy: fullName,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, language: { value: 'en-US', eastAsia: 'zh-TW' } },
          paragraph: { spacing: { after: 120, line: 312 } },
        },
        title: headed(44),
        heading1: headed(32),
        heading2: headed(26),
        heading3: headed(23),
      },
    },
    sections: [
      {
        footers: { default: new Footer({ children: [pageFooter(signature)] }) },
        children: [
          new Paragraph({ children: [...image, run(fullName, { bold: true, color: ink })] }),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [run(title)] }),
          ...lead.map((line) => new Paragraph({ children: runsOf(line) })),
          ...childrenOf([...blocks, ...annex]),
          // The signature stands below each page.
          ...footer
            .filter((text) => text !== signature)
            .map((text) => new Paragraph({ children: [run(text, { color: MUTED })] })),
        ],
      },
    ],
  })
}

/** One line, because it takes its height from every page. */
function pageFooter(signature: string): Paragraph {
  const page = new TextRun({
    color: MUTED,
    children: ['　第 ', PageNumber.CURRENT, ' 頁，共 ', PageNumber.TOTAL_PAGES, ' 頁'],
  })
  return new Paragraph({ children: [run(signature, { color: MUTED }), page] })
}
