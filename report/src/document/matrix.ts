import type { CoverageReport } from '../../../contracts/src/report.ts'
import { hostOf } from '../../../contracts/src/web-address.ts'
import { passagesOf, type ReportModel } from '../model/report-model.ts'
import {
  AI_VIEW_TEXT,
  LEVEL_MARK,
  LEVEL_TEXT,
  MATRIX_TEXT,
  REPORT_TEXT,
  WEBSITE_TEXT as TEXT,
} from '../text/report-text.ts'
import { type Block, muted } from './blocks.ts'
import type { QuoteBook } from './quote-book.ts'

/** Who covers what, and below it the words that no other part has quoted. */
export function matrixBlocks(model: ReportModel, coverage: CoverageReport, book: QuoteBook): Block[] {
  const pages = [...(model.ownPage ? [model.ownPage] : []), ...model.sources].filter(
    (page) => page.state === 'read',
  )
  const sources = pages.filter((page) => page.role !== 'user').length
  const rows = coverage.topics.map((topic) => ({
    topic,
    found: pages.map((page) => {
      const cell = topic.cells.find(({ pageId }) => pageId === page.id)
      const passage = passagesOf(model, [cell?.passageId ?? null])[0]
      return { level: cell?.level ?? null, passage }
    }),
  }))
  return [
    muted(`${TEXT.matrixDocumentIntro}${MATRIX_TEXT.importanceNote}`),
    muted(
      (['covered', 'touched', 'absent'] as const)
        .map((level) => `${LEVEL_MARK[level]} ${LEVEL_TEXT[level]}`)
        .join('　'),
    ),
    {
      kind: 'matrix',
      caption: MATRIX_TEXT.caption,
      corner: MATRIX_TEXT.topic,
      columns: pages.map((page) =>
        page.role === 'user'
          ? { mark: MATRIX_TEXT.you, name: REPORT_TEXT.ownPage, own: true }
          : { mark: String(page.rank), name: page.title || page.url, own: false },
      ),
      rows: rows.map(({ topic, found }) => ({
        name: `${topic.name}（${MATRIX_TEXT.importance(topic.weight, topic.coveredBy, sources, topic.coveredByExact)}）`,
        cells: found.map(({ level, passage }) => ({
          level,
          target: passage === undefined ? null : book.placeOf(passage),
        })),
      })),
    },
    muted(
      `${MATRIX_TEXT.columns}：`,
      pages
        .map((page) =>
          page.role === 'user'
            ? `${MATRIX_TEXT.you} ${REPORT_TEXT.ownPage}`
            : `${page.rank} ${hostOf(page.url) ?? page.url}`,
        )
        .join('　'),
    ),
    ...rows.flatMap(({ topic, found }): Block[] => {
      const blocks = book.quote(found.flatMap(({ passage }) => passage ?? []))
      if (blocks.length === 0) return []
      const summary = [`${MATRIX_TEXT.dialogTitle(topic.name)}・${AI_VIEW_TEXT.evidence(blocks.length)}`]
      return [{ kind: 'disclosure', summary, fileOnly: true, blocks }]
    }),
  ]
}
