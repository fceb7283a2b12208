import { HIGHLIGHT_TEXT } from '../model/highlighted-passages.ts'
import { passagesOf, type ReportModel } from '../model/report-model.ts'
import { annexTitle, SECTION, sectionOf } from '../model/sections.ts'
import { subQuestionsOf } from '../model/sub-questions.ts'
import { fillPrompt } from '../text/prompt.ts'
import {
  CITED_TEXT,
  GAP_TEXT,
  STRATEGY_TEXT,
  STRUCTURED_TEXT,
  SUB_QUESTION_TEXT,
  ANNEX_TEXT as TEXT,
  WEBSITE_TEXT,
} from '../text/report-text.ts'
import { comparisonBlocks, pointedBlocks, signalBlocks, statementBlocks } from './analysis.ts'
import { type Block, muted, paragraph, strong, subsection } from './blocks.ts'
import { actionsOf, labelOf } from './brief.ts'
import { matrixBlocks } from './matrix.ts'
import { createQuoteBook, type QuoteBook } from './quote-book.ts'
import { standingBlocks } from './website.ts'

/** The evidence: every quote once, then what is used at the desk (prompts, code). */
export function annexBlocks(model: ReportModel): Block[] {
  const book = createQuoteBook(model)
  const annex = sectionOf('annex')
  const { coverage, strengths = [] } = model.result
  const blocks: Block[] = [
    ...subsection(annexTitle(SECTION.standing), model.sources.length > 0 ? standingBlocks(model) : [], {
      id: SECTION.standing,
    }),
    ...subsection(annexTitle(SECTION.gaps), coverage === undefined ? [] : gapBlocks(model, book), {
      id: SECTION.gaps,
    }),
    ...subsection(
      annexTitle(SECTION.strengths),
      strengths.flatMap(({ name, passageIds }) => [
        { kind: 'label', line: [name] } as const,
        ...book.quote(passagesOf(model, passageIds)),
      ]),
      { id: SECTION.strengths },
    ),
    ...subsection(HIGHLIGHT_TEXT.title, pointedBlocks(model, book)),
    ...(coverage && coverage.statements.length > 0
      ? subsection(
          annexTitle(SECTION.statements),
          statementBlocks(model, coverage.statements, coverage.supportedShare, book),
          {
            id: SECTION.statements,
          },
        )
      : []),
    ...(coverage && coverage.topics.length > 0
      ? subsection(annexTitle(SECTION.matrix), matrixBlocks(model, coverage, book), { id: SECTION.matrix })
      : []),
    ...ORIGINS.flatMap((origin) =>
      subsection(SUB_QUESTION_TEXT.titles[origin], questionBlocks(model, origin, book)),
    ),
    ...subsection(CITED_TEXT.comparison, comparisonBlocks(model.result)),
    ...subsection(CITED_TEXT.signals, signalBlocks(model)),
    ...subsection(TEXT.prompts, promptBlocks(model)),
    ...subsection(TEXT.code, codeBlocks(model)),
  ]
  return blocks.length === 0 ? [] : [{ kind: 'section', id: annex.id, title: annex.title, blocks }]
}

const ORIGINS = ['related', 'aiMode'] as const

function questionBlocks(model: ReportModel, origin: (typeof ORIGINS)[number], book: QuoteBook): Block[] {
  return subQuestionsOf(model.result, origin).flatMap(({ text, standing, answer, passages }) => [
    { kind: 'label', line: [`${text}　${standing}`] } as const,
    ...(answer === '' ? [] : [muted(SUB_QUESTION_TEXT.answer(answer.replaceAll('\n', ' ')))]),
    ...book.quote(passages),
  ])
}

function gapBlocks(model: ReportModel, book: QuoteBook): Block[] {
  const gaps = model.result.coverage?.gaps ?? []
  if (gaps.length === 0) return []
  return [
    muted(WEBSITE_TEXT.gapsIntro),
    ...gaps.flatMap((gap): Block[] => {
      const others = book.quote(passagesOf(model, gap.passageIds))
      const own = passagesOf(model, [gap.closestPassageId])
      const closest = book.quote(own)
      const missing = own.length === 0 ? [paragraph(GAP_TEXT.noneNear)] : []
      const found: Block[] = others.length > 0 ? others : [muted(TEXT.again)]
      return [
        {
          kind: 'disclosure',
          summary: [strong(gap.name)],
          blocks: [
            ...found,
            ...(closest.length > 0
              ? [{ kind: 'label', line: [GAP_TEXT.closest] } as const, ...closest]
              : missing),
          ],
        },
      ]
    }),
  ]
}

function promptBlocks(model: ReportModel): Block[] {
  return actionsOf(model).flatMap((action): Block[] => {
    const item = model.result.strategyAndPlan?.[action.tier][action.index]
    if (item === undefined) return []
    return [
      {
        kind: 'disclosure',
        summary: [`${labelOf(action)} ${STRATEGY_TEXT.promptTitle}`],
        blocks: [{ kind: 'prompt', text: fillPrompt(item.geminiPrompt, model.keyword, model.promptFooter) }],
      },
    ]
  })
}

function codeBlocks({ result }: ReportModel): Block[] {
  return (result.evidence?.jsonLd ?? []).map(
    ({ schemaType, code, lacking }): Block => ({
      kind: 'code',
      label: lacking.length > 0 ? `${schemaType}（${STRUCTURED_TEXT.notValidYet}）` : schemaType,
      code,
    }),
  )
}
