import {
  type Passage,
  type StrategyItem,
  TIERS,
  type Tier,
  type Topic,
} from '@gaplens/contracts/analysis/report'
import { hostOf } from '@gaplens/contracts/web-address'
import { actionId } from '../model/action-id.ts'
import { tierProjection } from '../model/first-actions.ts'
import { limitationLines } from '../model/limitations.ts'
import { passagesOf, type ReportModel } from '../model/report-model.ts'
import { type SectionIdAt, sectionsAt } from '../model/sections.ts'
import { changeText } from '../text/coverage-text.ts'
import { TERMS } from '../text/glossary.ts'
import { MEANINGS } from '../text/glossary-meanings.ts'
import {
  BRIEF_TEXT,
  FIRST_TEXT,
  LIMITATION_TEXT,
  STRATEGY_TEXT,
  CLIENT_TEXT as TEXT,
  WEBSITE_TEXT,
} from '../text/report-text.ts'
import { shortTime, ZONE_NOTE } from '../text/taiwan-time.ts'
import { whyUnscored } from '../text/why-unscored.ts'
import { type Block, type Line, link, muted, paragraph, strong, subsection } from './blocks.ts'
import { actionsOf, conflictBlocks, factsOf, labelOf, metaOf } from './brief.ts'
import { matrixTable } from './matrix.ts'
import { figureBlocks } from './opening.ts'
import { bullets, origin, quote } from './parts.ts'
import type { DocumentInput, ReportDocument } from './report-document.ts'
import { barsBlock } from './website.ts'

/** Number of topics that fit on one sheet; the full edition has all. */
const TOPICS_SHOWN = 16
/** Longer quotes are cut at the end of a sentence, or else at this many characters. */
const QUOTE_CHARS = 90

/** The edition for clients: at most eight pages of A4, without prompts and code; each action with one quote or its origin. */
export function clientEdition(input: DocumentInput): ReportDocument {
  const { model, pageUrl, createdAt, brand } = input
  const { keyword } = model
  const pageTitle = model.ownPage?.title ?? ''
  return {
    title: TEXT.title(keyword),
    lead: [
      ...(pageTitle === '' ? [] : [[`${TEXT.page}：${pageTitle}`] satisfies Line]),
      [`${TEXT.address}：`, link(pageUrl, pageUrl)],
      [`${TEXT.date}：${shortTime(createdAt)}${ZONE_NOTE}`],
    ],
    blocks: sectionsAt('client').flatMap(({ id, title }): Block[] => {
      const blocks = CONTENT[id](input)
      return blocks.length === 0 ? [] : [{ kind: 'section', id, title, blocks }]
    }),
    annex: [],
    footer: [brand.signature],
  }
}

const CONTENT: Record<SectionIdAt<'client'>, (input: DocumentInput) => Block[]> = {
  'client-standing': standing,
  'client-matrix': matrix,
  'client-plan': plan,
  'client-decide': decisions,
  'client-sources': sources,
  'client-method': method,
}

function standing({ model }: DocumentInput): Block[] {
  const { brief } = model.result
  const projection = tierProjection(model, 'p1_immediate')
  return [
    ...figureBlocks(model),
    ...(brief === undefined ? [] : [paragraph(strong(brief.standing)), ...bullets(brief.unsure)]),
    ...(projection === null || brief !== undefined
      ? []
      : [
          paragraph(
            `${FIRST_TEXT.done(STRATEGY_TEXT.tiers.p1_immediate.label)}：`,
            strong(FIRST_TEXT.projection(changeText(projection))),
          ),
        ]),
    ...firstBlocks(model),
    ...subsection(WEBSITE_TEXT.standing, model.sources.length === 0 ? [] : [barsBlock(model)]),
  ]
}

/** The actions of the first tier in one line each, so that the first sheet says what to do. The plan has their texts. */
function firstBlocks(model: ReportModel): Block[] {
  const rows = actionsOf(model)
    .filter(({ tier, title = '' }) => tier === 'p1_immediate' && title !== '')
    .map((action): Line[][] => [
      [[link(labelOf(action), `#${actionId(action.tier, action.index)}`), ` ${action.title}`]],
      ...factsOf(model, action).map((fact) => [[fact]]),
    ])
  const head = [FIRST_TEXT.title, BRIEF_TEXT.effort, BRIEF_TEXT.projected]
  return rows.length === 0 ? [] : [{ kind: 'table', caption: FIRST_TEXT.title, head, rows }]
}

function matrix({ model }: DocumentInput): Block[] {
  const { coverage } = model.result
  if (!coverage || coverage.topics.length === 0) return []
  const isGap = ({ id }: Topic) => coverage.gaps.some(({ topicId }) => topicId === id)
  const byWeight = [...coverage.topics].sort((a, b) => b.weight - a.weight)
  // The plan speaks of every gap, so none is left out of the matrix.
  const others = byWeight
    .filter((topic) => !isGap(topic))
    .slice(0, Math.max(0, TOPICS_SHOWN - coverage.gaps.length))
  const shown = byWeight.filter((topic) => isGap(topic) || others.includes(topic))
  const rest = coverage.topics.length - shown.length
  return [...matrixTable(model, shown), ...(rest > 0 ? [muted(TEXT.moreTopics(rest))] : [])]
}

/** Every action with its first quote that is not used yet, or where its words come from. */
function plan({ model }: DocumentInput): Block[] {
  const all = model.result.strategyAndPlan
  if (!all) return []
  const quoted = new Set<string>()
  return TIERS.flatMap((tier) => {
    const { label, name, note } = STRATEGY_TEXT.tiers[tier]
    const items = all[tier].map((item, index) => actionItem(model, tier, index, item, quoted))
    return subsection(`${label} ${name}`, items, { aside: [note] })
  })
}

function actionItem(
  model: ReportModel,
  tier: Tier,
  index: number,
  item: StrategyItem,
  quoted: Set<string>,
): Block {
  const action = model.result.evidence?.actions.find((each) => each.tier === tier && each.index === index)
  const proof = passagesOf(model, action?.passageIds ?? []).find(
    ({ pageId, quote: text }) => pageId !== model.ownPage?.id && !quoted.has(text),
  )
  if (proof) quoted.add(proof.quote)
  return {
    kind: 'item',
    id: actionId(tier, index),
    mark: `${STRATEGY_TEXT.tiers[tier].label}-${index + 1}`,
    tier,
    blocks: [
      paragraph(item.recommendation),
      ...(action?.known === undefined ? [] : [muted(metaOf(model, action))]),
      ...(proof ? [proofBlock(model, { ...proof, quote: shortened(proof.quote) }, item.recommendation)] : []),
    ],
  }
}

/** The quote behind an action, or only its origin if the action's text already has every sentence and cell of it. */
function proofBlock(model: ReportModel, proof: Passage, text: string): Block {
  const parts = proof.quote.split(/[\t\n。！？]/u)
  return parts.every((part) => text.includes(part.trim()))
    ? muted(...origin(model, proof))
    : quote(model, proof)
}

function shortened(text: string): string {
  const letters = [...text]
  if (letters.length <= QUOTE_CHARS) return text
  const start = letters.slice(0, QUOTE_CHARS).join('')
  const end = Math.max(start.lastIndexOf('。'), start.lastIndexOf('！'), start.lastIndexOf('？'))
  return end > QUOTE_CHARS / 2 ? start.slice(0, end + 1) : `${start}…`
}

function decisions({ model: { result } }: DocumentInput): Block[] {
  return [
    ...subsection(BRIEF_TEXT.conflicts, result.brief ? conflictBlocks(result.brief) : []),
    ...subsection(BRIEF_TEXT.onlyYou, bullets(result.brief?.onlyYou ?? [])),
  ]
}

function sources({ model }: DocumentInput): Block[] {
  const { sources: pages } = model
  if (pages.length === 0) return []
  return [
    {
      kind: 'table',
      caption: TEXT.sources,
      head: [TEXT.number, TEXT.source, WEBSITE_TEXT.coverage],
      rows: pages.map((page) => [
        [[`[${page.rank}]`]],
        [[page.title === '' ? '' : `${page.title}　`, link(hostOf(page.url) ?? page.url, page.url)]],
        [[page.coverageScore === null ? whyUnscored(page, pages) : String(Math.round(page.coverageScore))]],
      ]),
    },
  ]
}

/** How the report was made, what its terms mean, and its limitations: half a page. */
function method({ model, warnings }: DocumentInput): Block[] {
  const { reportFooter } = model.result
  const limits = limitationLines(model, warnings)
  return [
    ...(reportFooter === '' ? [] : [paragraph(reportFooter)]),
    {
      kind: 'facts',
      items: (['coverage', 'touched', 'cited', 'tier'] as const).map((key) => [TERMS[key], [MEANINGS[key]]]),
    },
    ...subsection(LIMITATION_TEXT.title, bullets(limits)),
  ]
}
