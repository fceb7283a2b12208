import type { ComparedPage, CoverageReport, Topic } from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { passagesOf, type ReportModel, scoredPages } from '../model/report-model.ts'
import { citedName } from '../text/reference.ts'
import {
  AI_VIEW_TEXT,
  LEVEL_MARK,
  LEVEL_TEXT,
  MATRIX_TEXT,
  REPORT_TEXT,
  WEBSITE_TEXT as TEXT,
} from '../text/report-text.ts'
import { type Block, muted } from './blocks.ts'
import type { QuoteIndex } from './quote-index.ts'

/** The coverage matrix, and below it the quotes that no earlier part contains. */
export function matrixBlocks(model: ReportModel, coverage: CoverageReport, quoteIndex: QuoteIndex): Block[] {
  const pages = scoredPages(model)
  const sources = pages.filter((page) => page.role !== 'user').length
  const found = (topic: Topic) =>
    pages.flatMap((page) => passagesOf(model, [cellOf(topic, page)?.passageId ?? null]))
  return [
    muted(`${TEXT.matrixDocumentIntro}${MATRIX_TEXT.importanceNote}`),
    ...matrixTable(
      model,
      coverage.topics,
      (topic, page) => {
        const [passage] = passagesOf(model, [cellOf(topic, page)?.passageId ?? null])
        return passage === undefined ? null : quoteIndex.placeOf(passage)
      },
      ({ name, weight, coveredBy, coveredByExact }) =>
        `${name}（${MATRIX_TEXT.importance(weight, coveredBy, sources, coveredByExact)}）`,
    ),
    ...coverage.topics.flatMap((topic): Block[] => {
      const blocks = quoteIndex.quote(found(topic))
      if (blocks.length === 0) return []
      const summary = [`${MATRIX_TEXT.dialogTitle(topic.name)}・${AI_VIEW_TEXT.evidence(blocks.length)}`]
      return [{ kind: 'disclosure', summary, fileOnly: true, blocks }]
    }),
  ]
}

/**
 * The matrix of topics by pages, with the legend above and the names of the columns below.
 * @param targetOf id of the quote of a cell's passage in the document; null if there is none
 */
export function matrixTable(
  model: ReportModel,
  topics: readonly Topic[],
  targetOf: (topic: Topic, page: ComparedPage) => string | null = () => null,
  nameOf: (topic: Topic) => string = ({ name }) => name,
): Block[] {
  const pages = scoredPages(model)
  return [
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
          : { mark: String(page.rank), name: hostOf(page.url) ?? page.url, own: false },
      ),
      rows: topics.map((topic) => ({
        name: nameOf(topic),
        cells: pages.map((page) => ({
          level: cellOf(topic, page)?.level ?? null,
          target: targetOf(topic, page),
        })),
      })),
    },
    muted(
      `${MATRIX_TEXT.columns}：`,
      pages
        .filter((page) => page.role !== 'user')
        .map((page) => citedName(page))
        .join('　'),
    ),
  ]
}

function cellOf(topic: Topic, page: ComparedPage) {
  return topic.cells.find(({ pageId }) => pageId === page.id)
}
