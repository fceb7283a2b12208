import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Figure } from '@gaplens/text/figures/figure'
import { yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { foldMainland } from '@gaplens/text/mainland-words'
import { postTextRange } from '../corpus/forum-lines.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { isTableHead } from '../corpus/table-head.ts'
import type { TextSource } from '../source.ts'
import { isAnecdote } from './anecdotes.ts'
import { blank, clauseAround, clauseEnd, figuresBeside } from './clauses.ts'
import { isComparedBeside } from './compared-figures.ts'
import { bandColumns, caseOf, isCaseInClause } from './conditions.ts'
import { isShareOfCounted } from './counted-share.ts'
import { type FigureClaim, OVERVIEW } from './figure-claims.ts'
import { inYuan, isMainlandPage } from './mainland-money.ts'
import { ownPlaceIn } from './not-told-of-it.ts'
import { ofOwnGoods } from './own-goods.ts'
import { isReplacedBy } from './replaced.ts'
import { rowsFrom, withLabels } from './table-labels.ts'

/** An English full stop ends a sentence where a capital letter follows. */
export const SENTENCE = /(?:(?!\.\s+["“(]?\p{Lu})[^。！？!?；;\n])+[。！？!?；;.]*/gu
/** A sentence that goes on behind it. */
const GOES_ON = /[；;]\s*$/u
const NUMBER_WORDS = /\d+|[:∶]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|parts?|every|each)\b/giu
/**
 * Most figures that are compared of one sentence, and of one page. A sentence with more says of none what it measures. Every figure is
 * compared with every other of its kind, so a page of nothing but figures would take hours.
 */
const SENTENCE_FIGURES_MAX = 30
const PAGE_FIGURES_MAX = 150
const QUESTION_MAX = 40
const CELL = /[^\t]+/gu

/** Every comparable value in the pages' content and in the AI Overview, with its context. The case of another is none. */
export function figureClaims(sources: readonly TextSource[], serp: Pick<Serp, 'blocks'>): FigureClaim[] {
  const claims = [...sources.flatMap(comparedOn), ...claimsOfOverview(serp)]
  return claims.filter(({ isCase }) => !isCase)
}

function comparedOn(source: TextSource): FigureClaim[] {
  const isOfOwn = ofOwnGoods(source)
  const ownPlace = ownPlaceIn(source.page?.blocks.map(({ text }) => text).join('\n') ?? '')
  return claimsOfPage(source)
    .filter((claim) => !isOfOwn(claim))
    .slice(0, PAGE_FIGURES_MAX)
    .map((claim) => (ownPlace === undefined ? claim : { ...claim, ownPlace }))
}

/** Selects figures of a sentence. @param beside the other figures of its clause */
type Wanted = (figure: Figure, sentence: string, beside: readonly Figure[]) => boolean

/**
 * The figures of a page's content.
 * @param wanted selects figures of a sentence; by default those that can be compared with other sources'
 */
export function claimsOfPage(
  { id, page }: Pick<TextSource, 'id' | 'page'>,
  wanted: Wanted = isComparedBeside,
): FigureClaim[] {
  const claims: FigureClaim[] = []
  let heading = ''
  let head: readonly string[] | null = null
  let bands: ReadonlySet<number> = new Set()
  const blocks = page?.blocks.filter(({ role }) => role === 'content') ?? []
  const isMainland = isMainlandPage(page?.lang ?? '')
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') heading = block.text
    const isRow = block.kind === 'tableRow'
    const below: readonly string[] = isRow && head === null ? rowsFrom(blocks, at + 1) : []
    const isHead: boolean = isRow && head === null && isTableHead(block.text, below)
    if (isRow && head === null) bands = bandColumns(isHead ? below : [block.text, ...below])
    head = isRow ? (head ?? (isHead ? block.text.split('\t') : [])) : null
    // A short question works as the heading of the answer that follows it.
    if (block.text.length <= QUESTION_MAX && endsAsQuestion(block.text)) heading = block.text
    if (isHead) claims.push(...sharesOfColumns(block, { sourceId: id, heading, title: page?.title ?? '' }))
    if (block.kind === 'heading' || isHead) continue
    const written = postTextRange(block.text)
    for (const { text, at: index, wholeAt } of sentencesIn(block.text.slice(written.start, written.end))) {
      const from = block.start + written.start
      const start = from + index
      const place = { sourceId: id, start, whole: from + wholeAt, heading, title: page?.title ?? '' }
      const read = claimsOf(place, text, wanted)
      const found = isMainland ? read.map(inYuan) : read
      const table = { row: block.text, head: head ?? [], bands }
      claims.push(...(isRow ? found.flatMap((claim) => withLabels(claim, table)) : found))
    }
  }
  return claims
}

/** The shares in the names of columns, which are stated as any other: 「一般會員負擔（15%）」. Other figures there say for what the column holds. */
function sharesOfColumns(
  { text, start }: Pick<Block, 'text' | 'start'>,
  place: Pick<FigureClaim, 'sourceId' | 'heading' | 'title'>,
): FigureClaim[] {
  return [...text.matchAll(CELL)].flatMap(({ 0: cell, index }) => {
    const at = start + index
    const isShare = ({ dimension }: Figure) => dimension === 'share'
    const found = claimsOf({ ...place, start: at, whole: at }, cell, isShare)
    // Brackets part a share from what it is of.
    return found.map((claim) => ({ ...claim, clause: claim.bare }))
  })
}

function claimsOfOverview(serp: Pick<Serp, 'blocks'>): FigureClaim[] {
  let heading = ''
  return serp.blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      heading = block.text
      return []
    }
    const label = /^\s*([^：:。，]{2,16})[：:]\s*(?!\d)/u.exec(block.text)?.[1] ?? heading
    return sentencesIn(block.text).flatMap(({ text, at, wholeAt }) =>
      claimsOf({ sourceId: OVERVIEW, start: at, whole: wholeAt, heading: label, title: '' }, text),
    )
  })
}

/** What is read as a sentence, with the beginning of the whole one, of which semicolons join several. */
function sentencesIn(
  text: string,
): { readonly text: string; readonly at: number; readonly wholeAt: number }[] {
  let wholeAt = 0
  let goesOn = false
  return [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => {
    if (!goesOn) wholeAt = index
    goesOn = GOES_ON.test(sentence)
    return { text: sentence, at: index, wholeAt }
  })
}

function claimsOf(
  place: Pick<FigureClaim, 'sourceId' | 'start' | 'whole' | 'heading' | 'title'>,
  sentence: string,
  wanted: Wanted = isComparedBeside,
): FigureClaim[] {
  if (endsAsQuestion(sentence)) return []
  const figures = readFigures(sentence)
  // Words in Simplified Chinese are compared as Taiwan writes them.
  const bare = foldMainland(blank(sentence, figures))
  // Computed once for each sentence, because one sentence may hold many figures.
  const whole = {
    ...place,
    end: place.start + sentence.trimEnd().length,
    sentence: sentence.trim(),
    spokenYear: yearOf(figures),
  }
  const compared = figures.slice(0, SENTENCE_FIGURES_MAX)
  return compared
    .map((figure) => ({ figure, beside: figuresBeside(bare, figure, compared) }))
    .filter(({ figure, beside }) => wanted(figure, sentence, beside))
    .map(({ figure, beside }) => ({
      figure,
      beside,
      inSentence: compared.filter(({ start }) => start !== figure.start),
      isCase:
        compared.some((next) => caseOf(sentence, figure, next) === 'sure') ||
        isCaseInClause(sentence, figure, compared) ||
        isShareOfCounted(figure, sentence),
      cases: compared.filter((each) => caseOf(sentence, each, figure) !== null),
      superseded: compared.some((next) => isReplacedBy(sentence, figure, next)),
      anecdote: isAnecdote(place, sentence, clauseEnd(bare, figure.end)),
      ...whole,
      row: '',
      column: '',
      clause: `${clauseAround(bare, figure.start, figure.end)} ${partsOf(figure)}`.trimEnd(),
      bare,
    }))
}

/** The words inside a ratio that say what it is of: "browns" and "greens". */
function partsOf({ dimension, text }: Figure): string {
  return dimension === 'ratio' ? text.replace(NUMBER_WORDS, ' ') : ''
}
