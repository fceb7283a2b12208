import {
  type Evidence,
  type StrategyItem,
  type StructuredDataRecommendation,
  TIERS,
} from '@gaplens/contracts/analysis/report'
import { actionId } from '../model/action-id.ts'
import type { ReportModel } from '../model/report-model.ts'
import { SECTION } from '../model/sections.ts'
import { ANNEX_TEXT, BRIEF_TEXT, GAP_TEXT, STRATEGY_TEXT, STRUCTURED_TEXT } from '../text/report-text.ts'
import {
  type Block,
  type Inline,
  type Line,
  link,
  muted,
  paragraph,
  subsection,
  type Tone,
  tag,
} from './blocks.ts'
import { metaOf, topicName } from './brief.ts'
import { bullets, prose, provenance } from './parts.ts'

/** Section 5: the actions by tier and importance, each with the evidence that it is based on. */
export function planBlocks(model: ReportModel): Block[] {
  const { strategyAndPlan: plan, evidence: proof } = model.result
  if (!plan) return []
  const tiers = TIERS.flatMap((tier) => {
    const { label, name, note } = STRATEGY_TEXT.tiers[tier]
    const { aside = [] } = provenance(model.result, `strategyAndPlan.${tier}`)
    const items = plan[tier].map((item, index): Block => {
      const basis = proof?.actions.find((action) => action.tier === tier && action.index === index)
      return {
        kind: 'item',
        id: actionId(tier, index),
        mark: `${label}-${index + 1}`,
        tier,
        blocks: [
          ...actionText(model, item, basis),
          ...(basis === undefined ? [] : [muted(...meta(model, basis))]),
        ],
      }
    })
    return subsection(`${label} ${name}`, items, { aside: [tag(note), ...aside] })
  })
  if (tiers.length === 0) return []
  const isOutlined = proof?.actions.some((action) => partOf(model, action) !== undefined) ?? false
  const graded = proof?.actions.some(({ known }) => known !== undefined) ?? false
  return [
    ...(graded ? [muted(STRATEGY_TEXT.rule)] : []),
    ...(isOutlined ? [muted(...ELSEWHERE)] : []),
    ...tiers,
    ...(proof === undefined ? [] : subsection(BRIEF_TEXT.gradesTitle, grades(proof.actions))),
  ]
}

type Action = Evidence['actions'][number]

/** Where the texts of the actions stand, and their prompts. */
const ELSEWHERE: Line = [
  '每一項寫什麼，見「',
  link(BRIEF_TEXT.band, `#${SECTION.brief}`),
  '」；提示詞見「',
  link(ANNEX_TEXT.title, '#annex'),
  '」。',
]

/** The part of the brief's outline that already says what to write and where. */
function partOf({ result }: ReportModel, basis: Action | undefined) {
  return basis === undefined
    ? undefined
    : result.brief?.outline.find(({ topicIds }) => topicIds.includes(basis.topicId ?? ''))
}

/** The text of an action: only its topic if the brief's outline already says what to write and where, else the whole text. */
function actionText(model: ReportModel, item: StrategyItem, basis: Action | undefined): Block[] {
  const part = partOf(model, basis)
  if (part === undefined || basis === undefined) return prose(item.recommendation)
  return [paragraph(`${BRIEF_TEXT.marks[part.kind]}${topicName(model, basis)}`)]
}

function meta(model: ReportModel, action: Action): Inline[] {
  if (action.known === undefined) return [GAP_TEXT.scores(action)]
  return [`${metaOf(model, action)}・${BRIEF_TEXT.grade} `, tag(BRIEF_TEXT.grades[action.known.grade])]
}

/** The evidence for the effect of the actions, without duplicates. */
function grades(actions: readonly Action[]): Block[] {
  const known = actions.flatMap((action) => action.known ?? [])
  const each = known.filter(({ finding }, at) => known.findIndex((other) => other.finding === finding) === at)
  if (each.length === 0) return []
  const { grade, study, finding } = BRIEF_TEXT.gradeColumns
  return [
    muted(BRIEF_TEXT.gradesIntro),
    {
      kind: 'table',
      caption: BRIEF_TEXT.gradesTitle,
      head: [grade, study, finding],
      rows: each.map((item) => [
        [[BRIEF_TEXT.grades[item.grade]]],
        [[`${item.study}（${item.size}，${item.date}）`]],
        [[item.finding]],
      ]),
    },
  ]
}

const TONES: Record<StructuredDataRecommendation['priority'], Tone> = {
  high: 'p1',
  medium: 'p2',
  low: 'p3',
}

/** Section 6: the structured data worth adding, ready to paste. */
export function structuredBlocks({ result }: ReportModel): Block[] {
  const { structuredDataRecommendations: items, evidence } = result
  return [
    // Elsewhere the report says that the code is in this section, where the screen has it.
    ...(evidence?.jsonLd?.length ? [muted(`${STRUCTURED_TEXT.jsonLd}全文在附錄。`)] : []),
    ...items.flatMap((item) =>
      subsection(
        item.schemaType,
        [
          ...prose(item.description),
          { kind: 'label', line: [STRUCTURED_TEXT.implementation] },
          ...prose(item.implementation),
          ...(item.benefits.length > 0
            ? [{ kind: 'label', line: [STRUCTURED_TEXT.benefits] } as const, ...bullets(item.benefits)]
            : []),
        ],
        { aside: [tag(STRUCTURED_TEXT.priorities[item.priority], TONES[item.priority])] },
      ),
    ),
    ...subsection(STRUCTURED_TEXT.tipsTitle, bullets(STRUCTURED_TEXT.tips)),
  ]
}
