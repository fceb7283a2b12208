import type { DraftClaim, DraftQuote, DraftScore, DraftVerdict } from '@gaplens/contracts/draft'
import { DRAFT_CLAIM_MAX_CHARS, DRAFT_CLAIMS_MAX } from '@gaplens/contracts/limits'
import { figuresDisagree, goesBeyond, supportsFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { claimsOfPage, type FigureClaim, isCompared, SENTENCE } from '../figures/figure-claims.ts'
import { cannotBothBeRight } from '../figures/figure-groups.ts'
import { type PreparedClaim, prepareClaim } from '../figures/prepared-claim.ts'
import { SameMeasurement } from '../figures/same-measurement.ts'
import { kindsOf, namesIn } from './claim-kinds.ts'
import { datesIn } from './dates-in.ts'
import type { DraftText } from './draft-text.ts'
import type { FigurePassage } from './figure-passages.ts'
import { figureSupport } from './figure-support.ts'
import { countsIn, numbersIn } from './numbers-in.ts'
import { isSameValue } from './same-value.ts'
import { type CheckedSentence, derivedInSection } from './section-figures.ts'
import {
  canonicalText,
  containsWhole,
  sentencesSayingTheSame,
  sentencesWithOtherFigures,
} from './source-sentences.ts'
import { isFigure, type SourceStatements } from './source-statements.ts'
import { statedFigures } from './stated-figures.ts'

/** At most this many figures under the same heading are compared with a claim, which bounds the work. */
const NEIGHBOURS_MAX = 20
/** Largest number of sources quoted for one claim. */
const QUOTES_MAX = 3
/** The `sourceId` of the draft's own figures. */
const DRAFT = 'draft'
/** Units that count the items of a list in the sentence itself. */
const ITEMS = new Set(['種', '項'])
/** Two short items or more before their number: 「T+1 與 T+7 兩種」. */
const LIST_BEFORE =
  /[^、，,。；;：:與和及跟是有為]{1,10}(?:[、與和及跟]\s?[^、，,。；;：:與和及跟]{1,10})+這?\s?$/u
const BETWEEN_ITEMS = /[、與和及跟]/gu
/** The list that a count announces. */
const LIST_AFTER = /^[^：:，,。]{0,4}[：:]([^，,。；;]+)/u
/** Words by which the writer speaks of their own company. */
const OWN_COMPANY =
  /本(?:診所|醫?院|店|公司|事務所|工作室|中心|社|行|校|館|團隊|平台|品牌)|敝|我們|我家|自家|\b(?:we|our|us)\b/iu
/** How many answers are cached: more than a draft and its last versions need. */
const KNOWN_ANSWERS = 2_000

/** The verdict of the sources on a claim, with their quotes. */
interface Answer {
  readonly verdict: DraftVerdict
  readonly quotes: readonly DraftQuote[]
}

/** Checks the claims of drafts against the sources of one report. Earlier answers are cached. */
export class ClaimChecker {
  readonly #sources: SourceStatements
  readonly #keyword: string
  readonly #answers = new Map<string, Answer>()

  constructor(sources: SourceStatements, keyword: string) {
    this.#sources = sources
    this.#keyword = keyword
  }

  /** Checks each sentence of a draft that makes a checkable claim. Also returns how many were left out. */
  check(draft: DraftText): Pick<DraftScore, 'claims' | 'claimsLeftOut'> {
    const figures = claimsOfPage(
      { id: DRAFT, page: { url: '', ...draft, blocks: [...draft.blocks] } },
      isCheckable,
    )
    const bySentence = Map.groupBy(figures, ({ start }) => start)
    const byHeading = Map.groupBy(figures, ({ heading }) => heading)
    let checked = 0
    let claimsLeftOut = 0
    let heading = ''
    let section = 0
    const sentences = draft.blocks.flatMap((block) => {
      if (block.kind === 'heading') {
        heading = block.text
        section += 1
        return []
      }
      return [...block.text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }): CheckedSentence[] => {
        const kinds = kindsOf(sentence)
        if (kinds.length === 0) return []
        if (checked >= DRAFT_CLAIMS_MAX || sentence.length > DRAFT_CLAIM_MAX_CHARS) {
          claimsLeftOut += 1
          return []
        }
        checked += 1
        const given = bySentence.get(block.start + index) ?? []
        const own = statedFigures(given)
        const bare = given[0]?.bare ?? sentence
        const beside = (byHeading.get(own[0]?.heading ?? '') ?? []).slice(0, NEIGHBOURS_MAX)
        const key = JSON.stringify([sentence, heading, own.map(describe), beside.map(describe)])
        const answer = this.#answers.get(key) ?? this.#ask({ sentence, bare, heading }, own, beside)
        if (this.#answers.size >= KNOWN_ANSWERS) this.#answers.clear()
        this.#answers.set(key, answer)
        const start = block.start + index + (sentence.length - sentence.trimStart().length)
        const text = sentence.trim()
        const place = draft.inMarkdown(start, start + text.length)
        const claim = { ...place, text, kinds, verdict: answer.verdict, quotes: [...answer.quotes] }
        return [{ claim, section, sentence, bare, heading, given, own, beside }]
      })
    })
    return { claims: sentences.map((each) => this.#withSection(each, sentences)), claimsLeftOut }
  }

  /** The claim of a sentence. It is also supported if its one unproven figure follows from the section's supported sentences. */
  #withSection(checked: CheckedSentence, all: readonly CheckedSentence[]): DraftClaim {
    const { claim, own, bare, beside } = checked
    const derived = claim.verdict === 'unproven' ? derivedInSection(checked, all) : null
    if (derived === null || OWN_COMPANY.test(claim.text)) return claim
    const rest = own.filter((each) => each !== derived.figure)
    const given = derived.from.flatMap(({ text }) => numbersIn(text))
    const others = rest.length === 0 ? UNPROVEN : this.#ask(checked, rest, beside)
    const isGiven =
      rest.length > 0
        ? others.verdict === 'borne-out'
        : numbersIn(bare).every((number) => given.includes(number))
    if (!isGiven) return claim
    const quotes = [...others.quotes, ...derived.from.flatMap((each) => each.quotes)]
    return { ...claim, verdict: 'borne-out', quotes: quotes.slice(0, QUOTES_MAX) }
  }

  /** A sentence with figures is supported if all of its figures are, and contradicted if one of them is. */
  #ask(
    { sentence, bare, heading }: { sentence: string; bare: string; heading: string },
    figures: readonly FigureClaim[],
    beside: readonly FigureClaim[],
  ): Answer {
    const { sentences, quote, figures: theirs } = this.#sources
    const said = sentencesSayingTheSame(sentence, sentences)
    const whole = canonicalText(sentence)
    const verbatim = said.filter((each) => containsWhole(each.canonical, whole))
    const words = (from: typeof said): Answer => ({
      verdict: 'borne-out',
      quotes: from.slice(0, QUOTES_MAX).map((each) => quote(each.pageId, each, null)),
    })
    if (verbatim.length > 0) return words(verbatim)
    if (figures.length === 0 && said.length > 0) return words(said)
    const otherwise = this.#otherValues(sentence)
    if (otherwise.length > 0) return { verdict: 'contradicted', quotes: otherwise }
    const names = namesIn(sentence).map(canonicalText)
    const large = [...numbersIn(bare), ...datesIn(sentence)]
    const numbers = figures.length + large.length === 0 ? countsIn(sentence) : large
    if (figures.length + numbers.length === 0) return UNPROVEN
    const isNamed = ({ canonical, title }: FigurePassage) =>
      names.every((name) => canonical.includes(name) || title.includes(name))
    // The price of another company does not support what the writer's own company charges.
    const isPrice = figures.some(({ figure }) => figure.dimension === 'money')
    if (isPrice && OWN_COMPANY.test(sentence)) return UNPROVEN
    const inOtherWords = figureSupport({ bare, heading, figures, numbers, isNamed }, this.#sources.passages)
    if (inOtherWords.agreeing.length > 0)
      return { verdict: 'borne-out', quotes: this.#passages(inOtherWords.agreeing) }
    const around = beside.map((claim) => prepareClaim(claim))
    const same = new SameMeasurement([...theirs, ...around], this.#keyword, this.#sources.common)
    const held = figures.map((figure) => this.#compareFigure(prepareClaim(figure), same, beside, names))
    const against = held.flatMap(({ contradicting }) => contradicting)
    // Sources say what things cost elsewhere; they cannot contradict what the writer's own company charges.
    if (OWN_COMPANY.test(sentence)) return UNPROVEN
    if (against.length > 0) return { verdict: 'contradicted', quotes: this.#quotes(against) }
    if (inOtherWords.against.length > 0)
      return { verdict: 'contradicted', quotes: this.#quotes(inOtherWords.against) }
    const agreeing = held.flatMap((each) => each.agreeing)
    const isGiven = (number: string) => agreeing.some((each) => numbersIn(each.sentence).includes(number))
    if (
      held.length === 0 ||
      held.some((each) => each.agreeing.length === 0) ||
      !numbersIn(bare).every(isGiven)
    )
      return UNPROVEN
    return { verdict: 'borne-out', quotes: this.#quotes(agreeing) }
  }

  /** Finds the sources that give the same value for the same quantity or, if there are none, a contradicting value. */
  #compareFigure(
    own: PreparedClaim,
    same: SameMeasurement,
    beside: readonly FigureClaim[],
    names: readonly string[],
  ) {
    // A sentence about another person or company neither supports nor contradicts this one.
    const alike = this.#sources.figures
      .filter((other) => same.of(own, other) !== null)
      .map(({ claim }) => claim)
      .filter(({ heading, sentence }) =>
        names.every((name) => canonicalText(`${heading}${sentence}`).includes(name)),
      )
    const agreeing = alike.filter(
      ({ figure, sentence }) =>
        supportsFigure(figure, own.claim.figure) && isSameValue(figure, own.claim.figure, sentence),
    )
    const all = [...this.#sources.claims, ...beside]
    const members = [...alike, own.claim]
    const contradicting =
      agreeing.length > 0 || !isCompared(own.claim.figure, own.claim.sentence)
        ? []
        : alike.filter(
            (other) =>
              isCompared(other.figure, other.sentence) && cannotBothBeRight(own.claim, other, all, members),
          )
    return { agreeing, contradicting }
  }

  /** Quotes of sources with the same sentence but another value; none if any of them has it with this value. */
  #otherValues(sentence: string): DraftQuote[] {
    const own = readFigures(sentence)
    const twins = sentencesWithOtherFigures(sentence, this.#sources.sentences).flatMap((twin) => {
      const theirs = readFigures(twin.text)
      return theirs.length === own.length ? [{ twin, theirs }] : []
    })
    const differing = twins.map(({ twin, theirs }) => ({
      twin,
      figure:
        theirs.find((figure, at) => {
          const mine = own[at]
          return mine !== undefined && (figuresDisagree(mine, figure) || goesBeyond(mine, figure))
        }) ?? null,
    }))
    if (differing.some(({ figure }) => figure === null)) return []
    return differing
      .slice(0, QUOTES_MAX)
      .map(({ twin, figure }) => this.#sources.quote(twin.pageId, twin, figure))
  }

  #passages(passages: readonly FigurePassage[]): DraftQuote[] {
    return passages.slice(0, QUOTES_MAX).map((passage) => this.#sources.quote(passage.pageId, passage, null))
  }

  #quotes(claims: readonly FigureClaim[]): DraftQuote[] {
    const first = new Map(claims.map((claim) => [`${claim.sourceId} ${claim.start}`, claim]))
    return [...first.values()]
      .slice(0, QUOTES_MAX)
      .map((claim) => this.#sources.quote(claim.sourceId, claim, claim.figure))
  }
}

const UNPROVEN: Answer = { verdict: 'unproven', quotes: [] }

function describe({ heading, clause, figure }: FigureClaim): string {
  return `${heading}\n${clause}\n${figure.text}`
}

/** Whether a figure counts what the sentence lists after it: 「考了三次：640、615、690」. */
function countsItsList({ dimension, value, end }: Figure, sentence: string): boolean {
  const list = dimension === 'count' ? LIST_AFTER.exec(sentence.slice(end))?.[1] : undefined
  return list !== undefined && value > 1 && list.split('、').length === value
}

/** Whether a source could give a figure. It could not give the number of the sentence's own items: 「有 5 公分和 7 公分兩種」. */
function isCheckable(figure: Figure, sentence: string): boolean {
  if (!isFigure(figure) || countsItsList(figure, sentence)) return false
  if (!ITEMS.has(figure.unit) || sentence.length > DRAFT_CLAIM_MAX_CHARS) return true
  const list = LIST_BEFORE.exec(sentence.slice(0, figure.start))?.[0] ?? ''
  if ([...list.matchAll(BETWEEN_ITEMS)].length + 1 === figure.value && figure.value > 1) return false
  const before = readFigures(sentence).filter(({ end }) => end <= figure.start)
  return before.filter(({ dimension }) => dimension === before.at(-1)?.dimension).length !== figure.value
}
