import type { DraftClaim, DraftQuote, DraftScore, DraftVerdict } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_CLAIM_MAX_CHARS, DRAFT_CLAIMS_MAX } from '@gaplens/contracts/limits'
import { figuresDisagree, goesBeyond, supportsFigure } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { BoundedCache } from '../../bounded-cache.ts'
import { cannotBothBeRight } from '../../figures/cannot-both-be-right.ts'
import { claimsOfPage, SENTENCE } from '../../figures/claims-of-page.ts'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { type PreparedClaim, prepareClaim } from '../../figures/prepared-claim.ts'
import { SameMeasurement } from '../../figures/same-measurement.ts'
import { isSameValue } from '../arithmetic/same-value.ts'
import {
  canonicalText,
  containsWhole,
  sentencesSayingTheSame,
  sentencesWithOtherFigures,
} from '../sources/source-sentences.ts'
import type { SourceStatements } from '../sources/source-statements.ts'
import type { DraftText } from '../text/draft-text.ts'
import { canBeContradicted, canContradict, isCheckable } from './checkable-figure.ts'
import { kindsOf, namesIn } from './claim-kinds.ts'
import { datesIn } from './dates-in.ts'
import type { FigurePassage } from './figure-passages.ts'
import { figureSupport } from './figure-support.ts'
import { countsIn, numbersIn } from './numbers-in.ts'
import { type CheckedSentence, derivedInSection } from './section-figures.ts'
import { statedFigures, statedNumbers } from './stated-figures.ts'

/** At most this many figures under the same heading are compared with a claim, which bounds the work. */
const NEIGHBOURS_MAX = 20
/** Largest number of sources quoted for one claim. */
const QUOTES_MAX = 3
/** The `sourceId` of the draft's own figures. */
const DRAFT = 'draft'
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

/** What the sources' sentences say of a sentence: an answer, or figures that contradict it unless its section tells otherwise. */
interface Compared {
  readonly answer: Answer | null
  /** The names in the sentence, as `canonicalText`. */
  readonly names: readonly string[]
  readonly against: readonly FigureClaim[]
}

/** A sentence, the same without its figures, and the heading above it. */
interface Asked {
  readonly sentence: string
  readonly bare: string
  readonly heading: string
}

/** Checks the claims of drafts against the sources of one report. Earlier answers are cached. */
export class ClaimChecker {
  readonly #sources: SourceStatements
  readonly #keyword: string
  readonly #answers = new BoundedCache<Answer>(KNOWN_ANSWERS)
  /** Cached apart, because typing changes the figures under a heading but not what is compared here. */
  readonly #read = new BoundedCache<Compared>(KNOWN_ANSWERS)
  readonly #kinds = new BoundedCache<DraftClaim['kinds']>(KNOWN_ANSWERS)

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
        const kinds = this.#kinds.get(sentence, () => kindsOf(sentence))
        if (kinds.length === 0) return []
        if (checked >= DRAFT_CLAIMS_MAX || sentence.length > DRAFT_CLAIM_MAX_CHARS) {
          claimsLeftOut += 1
          return []
        }
        checked += 1
        const given = bySentence.get(block.start + index) ?? []
        // The sentence counts only what it lists itself.
        if (given.length === 0 && block.kind !== 'tableRow' && claimsNothingElse(kinds, sentence)) return []
        const own = statedFigures(given)
        const bare = given[0]?.bare ?? sentence
        const beside = (byHeading.get(own[0]?.heading ?? '') ?? []).slice(0, NEIGHBOURS_MAX)
        const answer = this.#answer({ sentence, bare, heading }, own, beside)
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
    const { claim, bare, beside } = checked
    const derived = claim.verdict === 'unproven' ? derivedInSection(checked, all) : null
    if (derived === null || OWN_COMPANY.test(claim.text)) return claim
    const { rest } = derived
    const given = derived.from.flatMap(({ text }) => numbersIn(text))
    const others = rest.length === 0 ? UNPROVEN : this.#answer(checked, rest, beside)
    const isGiven =
      rest.length > 0
        ? others.verdict === 'supported'
        : numbersIn(bare).every((number) => given.includes(number))
    if (!isGiven) return claim
    const quotes = [...others.quotes, ...derived.from.flatMap((each) => each.quotes)]
    return { ...claim, verdict: 'supported', quotes: quotes.slice(0, QUOTES_MAX) }
  }

  /** The cached answer, or a new one. */
  #answer(asked: Asked, figures: readonly FigureClaim[], beside: readonly FigureClaim[]): Answer {
    const { sentence, heading } = asked
    const key = JSON.stringify([sentence, heading, figures.map(describe), beside.map(describe)])
    return this.#answers.get(key, () => this.#ask(asked, figures, beside))
  }

  /** A sentence with figures is supported if all of its figures are, and contradicted if one of them is. */
  #ask(asked: Asked, figures: readonly FigureClaim[], beside: readonly FigureClaim[]): Answer {
    const key = JSON.stringify([asked.sentence, asked.heading, figures.map(describe)])
    const read = this.#read.get(key, () => this.#compare(asked, figures))
    return read.answer ?? this.#askWithNeighbours(asked, figures, beside, read)
  }

  /** Compares a sentence with the sources' sentences, for which the figures under its heading do not matter. */
  #compare({ sentence, bare, heading }: Asked, figures: readonly FigureClaim[]): Compared {
    const { sentences, quote } = this.#sources
    const said = sentencesSayingTheSame(sentence, sentences)
    const whole = canonicalText(sentence)
    const verbatim = said.filter((each) => containsWhole(each.canonical, whole))
    const words = (from: typeof said): Compared =>
      answered({
        verdict: 'supported',
        quotes: from.slice(0, QUOTES_MAX).map((each) => quote(each.pageId, each, null)),
      })
    if (verbatim.length > 0) return words(verbatim)
    if (figures.length === 0 && said.length > 0) return words(said)
    const otherwise = this.#otherValues(sentence)
    if (otherwise.length > 0) return answered({ verdict: 'contradicted', quotes: otherwise })
    const names = namesIn(sentence).map(canonicalText)
    const large = [...statedNumbers(numbersIn(bare), bare, figures), ...datesIn(sentence)]
    const numbers = figures.length + large.length === 0 ? countsIn(sentence) : large
    if (figures.length + numbers.length === 0) return answered(UNPROVEN)
    const isNamed = ({ canonical, title }: FigurePassage) =>
      names.every((name) => canonical.includes(name) || title.includes(name))
    // The price of another company does not support what the writer's own company charges.
    const isPrice = figures.some(({ figure }) => figure.dimension === 'money')
    if (isPrice && OWN_COMPANY.test(sentence)) return answered(UNPROVEN)
    const { agreeing, against } = figureSupport(
      { bare, heading, figures, numbers, isNamed },
      this.#sources.passages,
    )
    return agreeing.length > 0
      ? answered({ verdict: 'supported', quotes: this.#passages(agreeing) })
      : { answer: null, names, against }
  }

  #askWithNeighbours(
    { sentence, bare }: Asked,
    figures: readonly FigureClaim[],
    beside: readonly FigureClaim[],
    { names, against: inOtherWords }: Compared,
  ): Answer {
    const { figures: theirs } = this.#sources
    const around = beside.map((claim) => prepareClaim(claim))
    const same = new SameMeasurement([...theirs, ...around], this.#keyword, this.#sources.common)
    const held = figures.map((figure) => this.#compareFigure(prepareClaim(figure), same, beside, names))
    // A sentence that gives the source's value too computes with it: 「四到八萬，外地人貴五成，等於六到十二萬」.
    const isOther = ({ figure, sentence: source }: FigureClaim) =>
      !figures.some((own) => isSameValue(figure, own.figure, source))
    const against = held.flatMap(({ contradicting }) => contradicting).filter(isOther)
    const alsoAgainst = inOtherWords.filter(isOther)
    // Sources say what things cost elsewhere; they cannot contradict what the writer's own company charges.
    if (OWN_COMPANY.test(sentence)) return UNPROVEN
    if (against.length > 0) return { verdict: 'contradicted', quotes: this.#quotes(against) }
    if (alsoAgainst.length > 0) return { verdict: 'contradicted', quotes: this.#quotes(alsoAgainst) }
    const agreeing = held.flatMap((each) => each.agreeing)
    const isGiven = (number: string) => agreeing.some((each) => numbersIn(each.sentence).includes(number))
    if (
      held.length === 0 ||
      held.some((each) => each.agreeing.length === 0) ||
      !numbersIn(bare).every(isGiven)
    )
      return UNPROVEN
    return { verdict: 'supported', quotes: this.#quotes(agreeing) }
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
      agreeing.length > 0 || !canBeContradicted(own.claim)
        ? []
        : alike.filter(
            (other) => canContradict(other, own.claim) && cannotBothBeRight(own.claim, other, all, members),
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

function claimsNothingElse(kinds: DraftClaim['kinds'], sentence: string): boolean {
  return kinds.every((kind) => kind === 'figure') && numbersIn(sentence).length === 0
}

function answered(answer: Answer): Compared {
  return { answer, names: [], against: [] }
}

function describe({ heading, clause, figure }: FigureClaim): string {
  return `${heading}\n${clause}\n${figure.text}`
}
