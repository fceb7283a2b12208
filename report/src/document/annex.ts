import { HIGHLIGHT_TEXT } from '../model/highlighted-passages.ts'
import { outdatedNote } from '../model/outdated-quotes.ts'
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
import { comparisonBlocks, highlightBlocks, signalBlocks } from './analysis.ts'
import { type Block, muted, strong, subsection } from './blocks.ts'
import { actionsOf, labelOf } from './brief.ts'
import { matrixBlocks } from './matrix.ts'
import { createQuoteIndex, type QuoteIndex } from './quote-index.ts'
import { quotedAbove } from './quoted-above.ts'
import { statementBlocks } from './statements.ts'
import { standingBlocks } from './website.ts'

/** The annex: the evidence, with every quote once, then the tools (prompts, JSON-LD code). */
export function annexBlocks(model: ReportModel): Block[] {
  const quoteIndex = createQuoteIndex(model)
  const annex = sectionOf('annex')
  const { coverage, strengths = [] } = model.result
  const blocks: Block[] = [
    ...subsection(annexTitle(SECTION.standing), model.sources.length > 0 ? standingBlocks(model) : [], {
      id: SECTION.standing,
    }),
    ...subsection(annexTitle(SECTION.gaps), coverage === undefined ? [] : gapBlocks(model, quoteIndex), {
      id: SECTION.gaps,
    }),
    ...subsection(
      annexTitle(SECTION.strengths),
      strengths.flatMap(({ name, passageIds }) => [
        { kind: 'label', line: [name] } as const,
        ...quoteIndex.quote(passagesOf(model, passageIds), TEXT.strengthPart(name)),
      ]),
      { id: SECTION.strengths },
    ),
    ...subsection(HIGHLIGHT_TEXT.title, highlightBlocks(model, quoteIndex)),
    ...(coverage && coverage.statements.length > 0
      ? subsection(
          annexTitle(SECTION.statements),
          statementBlocks(model, coverage.statements, coverage.supportedShare, quoteIndex),
          {
            id: SECTION.statements,
          },
        )
      : []),
    ...(coverage && coverage.topics.length > 0
      ? subsection(annexTitle(SECTION.matrix), matrixBlocks(model, coverage, quoteIndex), {
          id: SECTION.matrix,
        })
      : []),
    ...ORIGINS.flatMap((origin) =>
      subsection(SUB_QUESTION_TEXT.titles[origin], questionBlocks(model, origin, quoteIndex)),
    ),
    ...subsection(CITED_TEXT.comparison, comparisonBlocks(model.result)),
    ...subsection(CITED_TEXT.signals, signalBlocks(model)),
    ...subsection(TEXT.prompts, promptBlocks(model)),
    ...subsection(TEXT.code, codeBlocks(model)),
  ]
  return blocks.length === 0 ? [] : [{ kind: 'section', id: annex.id, title: annex.title, blocks }]
}

const ORIGINS = ['related', 'aiMode'] as const

function questionBlocks(
  model: ReportModel,
  origin: (typeof ORIGINS)[number],
  quoteIndex: QuoteIndex,
): Block[] {
  return subQuestionsOf(model.result, origin).flatMap(({ text, standing, answer, passages }): Block[] => {
    const below = [
      ...(answer === '' ? [] : [muted(SUB_QUESTION_TEXT.answer(answer.replaceAll('\n', ' ')))]),
      ...quoteIndex.quote(passages),
    ]
    return below.length === 0 && standing === ''
      ? []
      : [{ kind: 'label', line: [SUB_QUESTION_TEXT.shown(text, standing)] }, ...below]
  })
}

function gapBlocks(model: ReportModel, quoteIndex: QuoteIndex): Block[] {
  const gaps = model.result.coverage?.gaps ?? []
  if (gaps.length === 0) return []
  return [
    muted(WEBSITE_TEXT.gapsIntro),
    ...gaps.flatMap((gap): Block[] => {
      const shown = (ids: readonly (string | null)[]): Block[] => {
        const passages = passagesOf(model, ids)
        const before = quoteIndex.quotedBefore(passages)
        return [
          ...quoteIndex.quote(passages, TEXT.gapPart(gap.name)),
          // A note on a page whose words stand elsewhere would be looked for among these in vain.
          ...quotedAbove(model, before, quoteIndex),
        ]
      }
      const others = shown(gap.passageIds)
      const own = shown([gap.closestPassageId])
      const outdated = outdatedNote(model, gap)
      return [
        {
          kind: 'disclosure',
          summary: [strong(gap.name)],
          blocks: [
            ...others,
            ...(outdated === null ? [] : [muted(outdated)]),
            ...(own.length > 0 ? [{ kind: 'label', line: [GAP_TEXT.closest] } as const, ...own] : []),
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
