import { EEAT_DIMENSIONS, type Statement, type Support } from '../../report.ts'
import { hostOf } from '../../web-address.ts'
import { SECTION } from '../contents.ts'
import { POINTED_TEXT, pointedPassages } from '../pointed.ts'
import { passagesOf, type ReportModel } from '../report-model.ts'
import { relevantSupport } from '../support.ts'
import {
  AI_VIEW_TEXT,
  CITED_TEXT,
  EEAT_TEXT,
  INTENT_TEXT,
  OWN_SUPPORT_TEXT,
  REPORT_TEXT,
  SUPPORT_TEXT,
} from '../text.ts'
import { type Block, type Inline, type Line, muted, strong, subsection, type Tone, tag } from './blocks.ts'
import { bullets, evidence, prose, provenance, quotes, reference } from './parts.ts'

/** Section 2: what searchers want. */
export function intentBlocks({ result }: ReportModel): Block[] {
  const { coreIntent, latentIntents } = result.keywordIntent
  return [
    ...subsection(INTENT_TEXT.core, prose(coreIntent), provenance(result, 'keywordIntent.coreIntent')),
    ...subsection(
      INTENT_TEXT.latent,
      bullets(latentIntents),
      provenance(result, 'keywordIntent.latentIntents'),
    ),
  ]
}

/** Section 3: how the AI Overview reads the topic, and whether its sources bear it out. */
export function aiViewBlocks(model: ReportModel): Block[] {
  const { aiOverviewAnalysis: view, coverage } = model.result
  const at = (field: string) => provenance(model.result, `aiOverviewAnalysis.${field}`)
  return [
    ...subsection(AI_VIEW_TEXT.summary, prose(view.summary), at('summary')),
    ...subsection(AI_VIEW_TEXT.presentation, prose(view.presentationAnalysis), at('presentationAnalysis')),
    ...(coverage && coverage.statements.length > 0
      ? subsection(AI_VIEW_TEXT.statements, statements(model, coverage.statements, coverage.supportedShare), {
          id: SECTION.statements,
        })
      : []),
    ...subsection(POINTED_TEXT.title, pointed(model)),
  ]
}

function pointed(model: ReportModel): Block[] {
  const all = pointedPassages(model)
  if (all.length === 0) return []
  return [
    muted(POINTED_TEXT.intro),
    ...all.flatMap(({ kind, passage, closest }) =>
      evidence(kind, [
        ...quotes(model, [passage]),
        ...(closest === null ? [muted(POINTED_TEXT.noneNear)] : quotes(model, [closest])),
      ]),
    ),
  ]
}

const TONES: Record<Support['level'], Tone> = {
  found: 'good',
  partly: 'fair',
  unverified: 'calm',
  absent: 'calm',
}

function statements(model: ReportModel, all: readonly Statement[], share: number | null): Block[] {
  const ownId = model.ownPage?.id
  return [
    muted(
      AI_VIEW_TEXT.statementsIntro,
      ...(share === null ? [] : [strong(AI_VIEW_TEXT.supported(Math.round(share * 100)))]),
    ),
    ...all.map((statement, index): Block => {
      const support = relevantSupport(statement, ownId)
      const passages = passagesOf(
        model,
        support.map(({ passageId }) => passageId),
      )
      const items = support.map(({ pageId, level }): Line => {
        const page = model.pages.get(pageId)
        if (pageId === ownId || !page)
          return [`${REPORT_TEXT.ownPage}　`, tag(OWN_SUPPORT_TEXT[level], TONES[level])]
        return [`[${page.rank}] ${hostOf(page.url) ?? ''}　`, tag(SUPPORT_TEXT[level], TONES[level])]
      })
      const none: Line[] = statement.citedPageIds.length === 0 ? [[AI_VIEW_TEXT.noCitation]] : []
      return {
        kind: 'item',
        mark: `${index + 1}.`,
        blocks: [
          { kind: 'paragraph', line: [statement.text] },
          { kind: 'list', items: [...items, ...none], muted: true },
          ...evidence(AI_VIEW_TEXT.evidence(passages.length), quotes(model, passages)),
        ],
      }
    }),
  ]
}

/** Section 4: each cited page, what it says, what it gives the overview, and why it may be trusted. */
export function citedBlocks({ result, sources }: ReportModel): Block[] {
  return result.citedSourceAnalysis.map((source, index): Block => {
    const page = sources.find(({ url }) => url === source.url)
    const path = `citedSourceAnalysis.${index}`
    const titled = (title: string, field: string, blocks: readonly Block[]): Block[] => {
      if (blocks.length === 0) return []
      const { aside = [] } = provenance(result, `${path}.${field}`)
      return [{ kind: 'label', line: [title, ' ', ...aside] }, ...blocks]
    }
    const notes = EEAT_DIMENSIONS.filter((dimension) => source.eeatAnalysis[dimension] !== '')
    return {
      kind: 'disclosure',
      heading: 3,
      open: index < 2,
      summary: [
        `[${page?.rank ?? index + 1}] ${source.title || page?.title || hostOf(source.url) || source.url}`,
      ],
      blocks: [
        { kind: 'paragraph', line: reference(source.url) },
        ...titled(CITED_TEXT.summary, 'contentSummary', prose(source.contentSummary)),
        ...titled(CITED_TEXT.contribution, 'contribution', prose(source.contribution)),
        ...titled(
          CITED_TEXT.notes,
          'eeatAnalysis',
          notes.length === 0
            ? []
            : [
                {
                  kind: 'facts',
                  items: notes.map((dimension) => [EEAT_TEXT[dimension], [source.eeatAnalysis[dimension]]]),
                },
              ],
        ),
        ...signals(result, source.url),
      ],
    }
  })
}

function signals(result: ReportModel['result'], url: string): Block[] {
  const found = result.evidence?.sources.find((source) => source.url === url)?.signals ?? []
  const markup = result.evidence?.structuredData.find((data) => data.url === url)
  if (found.length === 0) return []
  const items = found.map((signal): Line => {
    const mark: Inline = signal.found ? tag(CITED_TEXT.found, 'good') : tag(CITED_TEXT.missing)
    return [mark, ` ${signal.name}${signal.detail === '' ? '' : `：${signal.detail}`}`]
  })
  const blocks: Block[] = [{ kind: 'list', items }]
  if (markup) {
    const types = markup.types.join('、') || CITED_TEXT.noStructuredData
    const problems = markup.problems.length > 0 ? `（${markup.problems.join('；')}）` : ''
    blocks.push({ kind: 'paragraph', line: [`${CITED_TEXT.structuredData}：${types}${problems}`] })
  }
  const count = found.filter((signal) => signal.found).length
  return evidence(`${CITED_TEXT.signals}（${count} / ${found.length}）`, blocks)
}
