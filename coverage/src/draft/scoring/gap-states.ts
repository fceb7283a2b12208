import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { CoverageLevel } from '@gaplens/contracts/analysis/report'
import type { DraftBasis, DraftClaim, DraftGapState } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_CLAIM_MAX_CHARS } from '@gaplens/contracts/limits'
import { BoundedCache } from '../../bounded-cache.ts'
import { SENTENCE } from '../../figures/claims-of-page.ts'
import type { CoverageModels } from '../../learned/models.ts'
import type { Background } from '../sources/background.ts'
import { editDraft, type WrittenText } from '../text/draft-text.ts'
import { isAbout, type LevelledTopic, levelledTopics } from './levelled-topics.ts'
import { type Facts, opposesFacts, readFacts } from './opposes-facts.ts'
import { factsOfTopics } from './topic-facts.ts'

/** A topic less or more likely than this is open or closed whatever else the draft says. */
const LEAST = 0.3
const MOST = 0.9
/** How many parts of drafts are cached with their levels: more than a draft and its last versions have. */
const KNOWN_PARTS = 60

const STATES: Record<CoverageLevel, DraftGapState> = { covered: 'closed', touched: 'touched', absent: 'open' }

/**
 * Finds the states of the gaps in drafts of one report. What a page says on other subjects changes how likely it covers a topic, by how
 * rare words and how usual odds are. In a draft it closes no gap: only the text that the user's page has, and what is written about the
 * topic, count. Nor do sentences close one that a source contradicts, or that say otherwise than all facts about the topic.
 */
export class GapStates {
  readonly #basis: DraftBasis
  readonly #background: Background
  readonly #models: CoverageModels
  readonly #own: ReadonlySet<string>
  readonly #spoken: ReadonlyMap<string, readonly string[]>
  readonly #facts = new BoundedCache<Facts>(KNOWN_PARTS)
  readonly #levels = new BoundedCache<ReadonlyMap<string, CoverageLevel>>(KNOWN_PARTS)

  constructor(basis: DraftBasis, background: Background, models: CoverageModels) {
    this.#basis = basis
    this.#background = background
    this.#models = models
    this.#spoken = factsOfTopics(basis, background)
    this.#own = new Set(background.own.page?.blocks.map(({ text }) => text))
  }

  /** @param claims the draft's claims with the sources' verdicts */
  of(topic: LevelledTopic, draft: WrittenText, claims: readonly DraftClaim[]): DraftGapState {
    if (topic.compared.judged) return STATES[topic.level]
    const about = this.#blocksAbout(topic, draft)
    const part = editDraft(draft, (block) =>
      block.kind === 'heading' || this.#own.has(block.text) || about.has(block) ? block.text : '',
    )
    const level = isDecidedBy(part, draft, topic) ? this.#levelIn(part, topic) : topic.level
    if (level !== 'covered') return STATES[level]
    const wrong = [...about].flatMap(({ text }) => this.#closesNothing(text, topic, claims))
    if (wrong.length === 0) return 'closed'
    const right = editDraft(part, ({ text }) => wrong.reduce((rest, each) => rest.replaceAll(each, ''), text))
    return this.#levelIn(right, topic) === 'covered' ? 'closed' : 'touched'
  }

  /** The sentences of a block that cannot close a gap. */
  #closesNothing(
    text: string,
    { compared: { topic } }: LevelledTopic,
    claims: readonly DraftClaim[],
  ): string[] {
    const facts = this.#facts.get(topic.id, () =>
      readFacts([topic.name, ...topic.aliases], this.#spoken.get(topic.id) ?? []),
    )
    return [...text.matchAll(SENTENCE)].flatMap(([found]) => {
      const sentence = found.trim()
      const verdict = claims.find((claim) => claim.text === sentence)?.verdict
      const isShort = sentence.length <= DRAFT_CLAIM_MAX_CHARS
      const opposes = isShort && opposesFacts(sentence, facts, verdict === 'supported')
      return verdict === 'contradicted' || opposes ? [sentence] : []
    })
  }

  #levelIn(text: WrittenText, { compared }: LevelledTopic): CoverageLevel {
    const key = JSON.stringify(text.blocks.map(({ kind, level, text: own }) => [kind, level, own]))
    const levels = this.#levels.get(
      key,
      () =>
        new Map(
          levelledTopics(this.#basis, this.#background, text, this.#models).map((each) => [
            each.compared.topic.id,
            each.level,
          ]),
        ),
    )
    return levels.get(compared.topic.id) ?? 'absent'
  }

  /** The paragraphs, lists and tables with the passages about a topic. */
  #blocksAbout({ compared }: LevelledTopic, draft: WrittenText): ReadonlySet<Block> {
    const { blocks } = draft
    const found = new Set<Block>()
    compared.nearest.forEach(({ claim }, at) => {
      if (at > 0 && !isAbout(claim, claim.end, compared, this.#background, draft)) return
      const place = blocks.findLastIndex(({ start }) => start <= claim.start)
      for (const block of runAround(blocks, place)) found.add(block)
    })
    return found
  }
}

/** The block at a place, with the rest of its list or table. */
function runAround(blocks: readonly Block[], place: number): readonly Block[] {
  const kind = blocks[place]?.kind
  let [from, to] = [place, place + 1]
  if (kind === 'listItem' || kind === 'tableRow') {
    while (blocks[from - 1]?.kind === kind) from -= 1
    while (blocks[to]?.kind === kind) to += 1
  }
  return blocks.slice(from, to)
}

/** Whether a part of a draft decides on a topic. Without any heading a text is compared otherwise than with some. */
function isDecidedBy(part: WrittenText, draft: WrittenText, { compared }: LevelledTopic): boolean {
  const isClose = compared.likelihood >= LEAST && compared.likelihood <= MOST
  return isClose && part.text !== draft.text && isHeaded(part) === isHeaded(draft)
}

/** Whether a heading other than the title has text below it. */
function isHeaded({ title, blocks }: WrittenText): boolean {
  return blocks.some(({ kind, text }, at) => {
    const next = blocks[at + 1]
    return kind === 'heading' && text !== title && next !== undefined && next.kind !== 'heading'
  })
}
