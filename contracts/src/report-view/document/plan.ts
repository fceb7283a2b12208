import { type StructuredDataRecommendation, TIERS } from '../../report.ts'
import { actionId } from '../action-id.ts'
import { fillPrompt } from '../prompt.ts'
import { passagesOf, type ReportModel } from '../report-model.ts'
import { GAP_TEXT, STRATEGY_TEXT, STRUCTURED_TEXT } from '../text.ts'
import { type Block, muted, subsection, type Tone, tag } from './blocks.ts'
import { bullets, evidence, prose, provenance, quotes } from './parts.ts'

/** Section 5: what to do, in the order of its worth, each with what it rests on and the prompt that does it. */
export function planBlocks(model: ReportModel): Block[] {
  const { strategyAndPlan: plan, evidence: proof } = model.result
  if (!plan) return []
  return TIERS.flatMap((tier) => {
    const { label, name, note } = STRATEGY_TEXT.tiers[tier]
    const { aside = [] } = provenance(model.result, `strategyAndPlan.${tier}`)
    const items = plan[tier].map((item, index): Block => {
      const basis = proof?.actions.find((action) => action.tier === tier && action.index === index)
      const passages = passagesOf(model, basis?.passageIds ?? [])
      return {
        kind: 'item',
        id: actionId(tier, index),
        mark: `${label}-${index + 1}`,
        blocks: [
          ...prose(item.recommendation),
          ...(basis
            ? [
                muted(
                  `${GAP_TEXT.impact} ${Math.round(basis.impact)}・${GAP_TEXT.difficulty} ${Math.round(basis.difficulty)}`,
                ),
              ]
            : []),
          ...evidence(STRATEGY_TEXT.evidence(passages.length), quotes(model, passages)),
          {
            kind: 'disclosure',
            summary: [STRATEGY_TEXT.promptTitle],
            blocks: [{ kind: 'prompt', text: fillPrompt(item.geminiPrompt, model.keyword) }],
          },
        ],
      }
    })
    return subsection(`${label} ${name}`, items, { aside: [tag(note), ...aside] })
  })
}

const TONES: Record<StructuredDataRecommendation['priority'], Tone> = {
  high: 'poor',
  medium: 'fair',
  low: 'calm',
}

/** Section 6: the structured data worth adding, ready to paste. */
export function structuredBlocks({ result }: ReportModel): Block[] {
  const { structuredDataRecommendations: items } = result
  const jsonLd = result.evidence?.jsonLd ?? []
  const codeOf = (schemaType: string): Block[] =>
    jsonLd
      .filter((block) => block.schemaType === schemaType)
      .map(({ code }) => ({ kind: 'code', label: `${schemaType}：${STRUCTURED_TEXT.jsonLd}`, code }))
  const others = jsonLd.filter(({ schemaType }) => items.every((item) => item.schemaType !== schemaType))
  return [
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
          ...codeOf(item.schemaType),
        ],
        { aside: [tag(STRUCTURED_TEXT.priorities[item.priority], TONES[item.priority])] },
      ),
    ),
    ...subsection(
      STRUCTURED_TEXT.jsonLd,
      others.map(({ schemaType, code }) => ({ kind: 'code', label: schemaType, code })),
    ),
    ...subsection(STRUCTURED_TEXT.tipsTitle, bullets(STRUCTURED_TEXT.tips)),
  ]
}
