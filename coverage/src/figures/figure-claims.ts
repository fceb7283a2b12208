import type { Serp } from '@gaplens/contracts/analysis/serp'
import { identicalUnit } from '@gaplens/text/figures/compare'
import type { Dimension, Figure } from '@gaplens/text/figures/figure'
import { yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { foldSimplified } from '@gaplens/text/simplified'
import { postTextRange } from '../corpus/forum-lines.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { isTableHead } from '../corpus/table-head.ts'
import type { TextSource } from '../source.ts'
import { bandColumns, caseOf, isCaseInClause } from './conditions.ts'
import { isReplacedBy } from './replaced.ts'
import { specific } from './shared-words.ts'

/** The `sourceId` of figures that the AI Overview states. */
export const OVERVIEW = 'overview'

/** A figure as a page or the AI Overview states it, with the words around it. */
export interface FigureClaim {
  /** A page's id, or `OVERVIEW`. */
  readonly sourceId: string
  readonly figure: Figure
  /** Range of the sentence that states it: in the page's text, or in the overview's block. */
  readonly start: number
  readonly end: number
  readonly sentence: string
  readonly heading: string
  /** Of the page; empty for the overview. */
  readonly title: string
  /**
   * The figure's own clause and the whole sentence, figures replaced by blanks. The clause of a figure without words includes its
   * label: the words before its colon, or the first cell of its row and the head of its column.
   */
  readonly clause: string
  readonly bare: string
  /** The other figures of the clause, which may be conditions of this one. */
  readonly beside: readonly Figure[]
  /** The other figures of the sentence: of a rule that several have to meet, they are its other conditions. */
  readonly inSentence: readonly Figure[]
  /** It only says in which case another figure holds (see `caseOf`, `bandColumns`). */
  readonly isCase: boolean
  /** The cases for which the sentence or the table row gives this figure, if they are of its own dimension: a seniority for a notice. */
  readonly cases: readonly Figure[]
  /** In a table, what its row is about; else empty. */
  readonly row: string
  /** The writer reports a personal experience, which contradicts no other source. */
  readonly anecdote: boolean
  /** The sentence itself says that a newer value replaced this one: 「由 98,000 元升為 104,000 元」. */
  readonly superseded: boolean
  /** The latest year mentioned in the sentence. */
  readonly spokenYear: number | null
}

/** The dimensions that are compared. Numbers without a unit do not show what they count, and a count only beside another figure. */
const COMPARED = new Set<Dimension>([
  'time',
  'frequency',
  'age',
  'money',
  'share',
  'multiple',
  'ratio',
  'temperature',
  'length',
  'speed',
  'area',
  'weight',
  'volume',
  'energy',
  'power',
  'light',
  'sound',
  'pressure',
])
/** An English full stop ends a sentence where a capital letter follows. */
export const SENTENCE = /(?:(?!\.\s+["“(]?\p{Lu})[^。！？!?；;\n])+[。！？!?；;.]*/gu
const CLAUSE = /[，,、。；;！？!?\n\t|｜（）()：:]/u
/**
 * 「本人」 is the person concerned in a law or a form (「本人死亡」, 「本人親自辦理」). What something written tells its reader to do (「手冊要我每 5 年
 * 換」) is no story of his.
 */
const ANECDOTE =
  /(?<!(?:手冊|說明書?|標籤|[合契]約|條款|規定|原廠)(?:要|叫|請|建議))我(?!國)|咱|[先小][生姐]|太太|爸|媽|朋友|同事|客人(?![請應須需得可要])|當事人|去年(?![^。]*平均)|那次|那天|那時|當時(?!間)|當年|那年|本[案件](?!例)|整整|\b(?:I|my|we|our)\b/u
/** The title of a personal account, and words of experience in a sentence without 「我」: 「戴了 14 個月，比預估的久」. */
const ACCOUNT = /心得|日[記誌]|我的/u
const TOOK =
  /了\s*(?:將近|快|大約|約)?\s*[\d一二三四五六七八九十兩半]+\s*(?:年|個月|個?星期|週|天|小時|分鐘)|比(?:預估|預期|原本|想像)/u
/** A heading over what the writer paid or did: 「我們家的比例」. */
const OWN_ACCOUNTS = /我們?家|我們?(?:的(?:帳|花費|開銷|清單)|花|付|實際)/u
/** A habit or a piece of advice in the first person is a rule, not an anecdote. */
const HABIT =
  /我們?(?:都|自己|個人|一般|通常|習慣|建議|固定|一律|會|抓|認為|覺得|主張)|\b(?:I|we)(?:'d)? (?:always|usually|normally|aim|recommend|suggest|prefer|like to)\b/iu
const NUMBER_WORDS = /\d+|[:∶]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|parts?|every|each)\b/giu
const COLON = /[：:]/u
const WORD = /\p{L}{2}/u
const ONLY_CHANGED =
  /^\s*(?:(?:現在|目前|後來|今年|已)?\s*起?(?:調|漲|升|降|改|變)(?:整|高|降|漲)?(?:為|成|到|至)?|(?:現在|目前|今年)[^\p{L}]*(?:起跳|左右|上下)?|平均花?了?)\s*$/u
/** Words of a clause that say of its figure only how surely it holds: 「兩間浴室：20 公升起跳」. */
const HEDGES = /起跳|左右|上下|以[內上]|不等|就好|就夠|大[概約]|差不多|通常|一般|平均|至少|最少/gu
/** Another thing that is named behind a figure, whose it is not: 「掛號費 150 元與部分負擔」. */
const AND_ANOTHER = /^\s*(?:[與和及跟]|以及)\p{Script=Han}/u
/** A duration that another figure refers to: 「一年下來」, 「一天開 8 小時」. */
const SPAN_OF = /^\s*(?:下來|以來|的?[^，。；、]{0,6}\d)/u
/** The period in which something happens is a case of it: 「一年保固期內檢測為瑕疵」. */
const PERIOD = /^\s*\p{Script=Han}{1,4}期[內間](?![^，。；]*(?:享|可|免費|退|解約|取消))/u
/** A value that the sentence denies is nobody's: 「保固是一年，不是什麼三個月」. */
const DENIED = /(?:(?<!是)不是(?![^，。；]*就是)|並非|而非)(?:什麼|原[本來]的|以前的|過去的)?\s*$/u
/** An amount that only serves as an example. */
const EXAMPLE = /餘額|試算|假設|為例|例如|舉例|現值|預算(?![夠足充有不允許])|月薪|薪水|for example|e\.g\./iu
/** Figures that are reckoned with are an example too: 「70 萬 × 12% − 4 萬 2」, 「59 萬 2 加 2 萬 8 等於 62 萬」. */
const RECKONED = /[\d萬千百元%]\s?(?:[×÷＋+−*=＝]|[加減乘]|等於)\s?\d/u
/**
 * Most figures that are compared of one sentence, and of one page. A sentence with more says of none what it measures. Every figure is
 * compared with every other of its kind, so a page of nothing but figures would take hours.
 */
const SENTENCE_FIGURES_MAX = 30
const PAGE_FIGURES_MAX = 150
const QUESTION_MAX = 40

/** Every comparable value in the pages' content and in the AI Overview, with its context. The case of another is none. */
export function figureClaims(sources: readonly TextSource[], serp: Pick<Serp, 'blocks'>): FigureClaim[] {
  const claims = [
    ...sources.flatMap((source) => claimsOfPage(source).slice(0, PAGE_FIGURES_MAX)),
    ...claimsOfOverview(serp),
  ]
  return claims.filter(({ isCase }) => !isCase)
}

/**
 * The figures of a page's content.
 * @param wanted selects figures of a sentence; by default those that can be compared with other sources'
 */
export function claimsOfPage(
  { id, page }: Pick<TextSource, 'id' | 'page'>,
  wanted: (figure: Figure, sentence: string) => boolean = isCompared,
): FigureClaim[] {
  const claims: FigureClaim[] = []
  let heading = ''
  let head: readonly string[] | null = null
  let bands: ReadonlySet<number> = new Set()
  const blocks = page?.blocks.filter(({ role }) => role === 'content') ?? []
  const isMainland = MAINLAND.test(page?.lang ?? '')
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') heading = block.text
    const isRow = block.kind === 'tableRow'
    const below: readonly string[] = isRow && head === null ? rowsFrom(blocks, at + 1) : []
    const isHead: boolean = isRow && head === null && isTableHead(block.text, below)
    if (isRow && head === null) bands = bandColumns(isHead ? below : [block.text, ...below])
    head = isRow ? (head ?? (isHead ? block.text.split('\t') : [])) : null
    // A short question works as the heading of the answer that follows it.
    if (block.text.length <= QUESTION_MAX && endsAsQuestion(block.text)) heading = block.text
    if (block.kind === 'heading' || isHead) continue
    const written = postTextRange(block.text)
    for (const sentence of block.text.slice(written.start, written.end).matchAll(SENTENCE)) {
      const start = block.start + written.start + sentence.index
      const place = { sourceId: id, start, heading, title: page?.title ?? '' }
      const read = claimsOf(place, sentence[0], wanted)
      const found = isMainland ? read.map(inYuan) : read
      const table = { row: block.text, head: head ?? [], bands }
      claims.push(...(isRow ? found.flatMap((claim) => withLabels(claim, table)) : found))
    }
  }
  return claims
}

/** The language of a page in Simplified Chinese. */
const MAINLAND = /^zh-(?:Hans|CN)\b/iu

/** On a page in Simplified Chinese 「元」 and 「块」 are no Taiwan dollars. */
function inYuan(claim: FigureClaim): FigureClaim {
  const { unit, text } = claim.figure
  const isYuan = unit === 'TWD' && !/台[幣币]|臺[幣币]|NT/iu.test(text)
  return isYuan ? { ...claim, figure: { ...claim.figure, unit: 'CNY' } } : claim
}

/** The rows of the table that begins at a block. */
function rowsFrom(blocks: readonly { kind: string; text: string }[], start: number): string[] {
  const end = blocks.findIndex(({ kind }, at) => at >= start && kind !== 'tableRow')
  return blocks.slice(start, end < 0 ? undefined : end).map(({ text }) => text)
}

/** In a table, the first cell of a figure's row and the head of its column say what it measures. */
function withLabels(
  claim: FigureClaim,
  { row, head, bands }: { row: string; head: readonly string[]; bands: ReadonlySet<number> },
): FigureClaim[] {
  const column = row.slice(0, claim.figure.start).split('\t').length - 1
  const label = column > 0 && !WORD.test(specific(claim.clause)) ? (claim.bare.split('\t', 1)[0] ?? '') : ''
  const name = head[column] ?? ''
  // The column's name may say what a sum is for one of, that 「144 度」 is no temperature, and that 「60 公里」 are a speed.
  const named = readFigures(`${name} ${claim.figure.text}`).at(-1)
  if (claim.figure.dimension === 'temperature' && named?.dimension !== 'temperature') return []
  const figure = { ...asSpeed(claim.figure, named), per: claim.figure.per || (named?.per ?? '') }
  // The figures of the first cell are what the row is for: 「3.5 噸」 of a price list.
  const conditions = column > 0 ? readFigures(row.split('\t', 1)[0] ?? '') : []
  const cases = row.split('\t').flatMap((cell, at) => (bands.has(at) ? readFigures(cell) : []))
  return [
    {
      ...claim,
      figure,
      row: label,
      clause: `${label} ${claim.clause} ${name}`.trim(),
      beside: [...claim.beside, ...conditions],
      isCase: claim.isCase || bands.has(column),
      cases: [...claim.cases, ...cases.filter((each) => identicalUnit(each, figure))],
    },
  ]
}

/** A distance as the speed that it is with its column's name before it. An open end stays open. */
function asSpeed(figure: Figure, named: Figure | undefined): Figure {
  if (figure.dimension !== 'length' || named?.dimension !== 'speed') return figure
  const { dimension, unit, value } = named
  const end = (side: 'low' | 'high') => (Number.isFinite(figure[side]) ? named[side] : figure[side])
  return { ...figure, dimension, unit, value, low: end('low'), high: end('high') }
}

function claimsOfOverview(serp: Pick<Serp, 'blocks'>): FigureClaim[] {
  let heading = ''
  return serp.blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      heading = block.text
      return []
    }
    const label = /^\s*([^：:。，]{2,16})[：:]\s*(?!\d)/u.exec(block.text)?.[1] ?? heading
    return [...block.text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
      claimsOf({ sourceId: OVERVIEW, start: index, heading: label, title: '' }, sentence),
    )
  })
}

function claimsOf(
  place: Pick<FigureClaim, 'sourceId' | 'start' | 'heading' | 'title'>,
  sentence: string,
  wanted: (figure: Figure, sentence: string) => boolean = isCompared,
): FigureClaim[] {
  if (endsAsQuestion(sentence)) return []
  const figures = readFigures(sentence)
  // Words in Simplified Chinese are compared as Taiwan writes them.
  const bare = foldSimplified(blank(sentence, figures))
  // Computed once for each sentence, because one sentence may hold many figures.
  const whole = {
    ...place,
    end: place.start + sentence.trimEnd().length,
    sentence: sentence.trim(),
    spokenYear: yearOf(figures),
  }
  const compared = figures.slice(0, SENTENCE_FIGURES_MAX)
  const isCounted = (figure: Figure) =>
    wanted === isCompared && holdsUnderAnother(figure, figuresBeside(bare, figure, compared))
  return compared
    .filter((figure) => wanted(figure, sentence) || isCounted(figure))
    .map((figure) => ({
      figure,
      beside: figuresBeside(bare, figure, compared),
      inSentence: compared.filter(({ start }) => start !== figure.start),
      isCase:
        compared.some((next) => caseOf(sentence, figure, next) === 'sure') ||
        isCaseInClause(sentence, figure, compared),
      cases: compared.filter((each) => caseOf(sentence, each, figure) !== null),
      superseded: compared.some((next) => isReplacedBy(sentence, figure, next)),
      anecdote: isAnecdote(place, sentence, clauseEnd(bare, figure.end)),
      ...whole,
      row: '',
      clause: `${clauseAround(bare, figure.start, figure.end)} ${partsOf(figure)}`.trimEnd(),
      bare,
    }))
}

/**
 * Whether a figure belongs to one person's story, as the words up to the end of its clause show: what a writer adds about himself afterwards
 * (「純水與廢水大約 1：3，我家一天喝 6 公升」) does not make a story of what he said before. How long something took on a page whose title
 * says that it is one person's account is that person's.
 */
function isAnecdote(
  { sourceId, title, heading }: Pick<FigureClaim, 'sourceId' | 'title' | 'heading'>,
  sentence: string,
  clauseEnds: number,
): boolean {
  const told = sentence.slice(0, clauseEnds)
  if (sourceId === OVERVIEW || HABIT.test(told)) return false
  return ANECDOTE.test(told) || OWN_ACCOUNTS.test(heading) || (ACCOUNT.test(title) && TOOK.test(sentence))
}

/** Whether a figure can be compared with other sources': its dimension is comparable and it is no example or reference period. */
export function isCompared({ dimension, text, start, end }: Figure, sentence: string): boolean {
  if (!COMPARED.has(dimension) || DENIED.test(sentence.slice(0, start))) return false
  if (dimension === 'time' && PERIOD.test(sentence.slice(end))) return false
  if (dimension === 'money') return !EXAMPLE.test(sentence) && !RECKONED.test(sentence)
  return dimension !== 'time' || !/^[一1]/u.test(text) || !SPAN_OF.test(sentence.slice(end))
}

/** Whether a count holds under a figure of its clause: 「800 次完整充放後剩八成」. */
function holdsUnderAnother({ dimension }: Figure, beside: readonly Figure[]): boolean {
  return dimension === 'count' && beside.some((each) => COMPARED.has(each.dimension))
}

/** The words inside a ratio that say what it is of: "browns" and "greens". */
function partsOf({ dimension, text }: Figure): string {
  return dimension === 'ratio' ? text.replace(NUMBER_WORDS, ' ') : ''
}

/** Replaces figures by spaces of the same length, so that offsets stay valid. */
function blank(text: string, figures: readonly Figure[]): string {
  let bare = ''
  for (const { start, end } of figures) bare += text.slice(bare.length, start) + ' '.repeat(end - start)
  return bare + text.slice(bare.length)
}

/** The other figures in the clause of a figure. */
function figuresBeside(bare: string, { start, end }: Figure, all: readonly Figure[]): Figure[] {
  const [from, to] = [clauseStart(bare, start), clauseEnd(bare, end)]
  return all.filter((each) => each.start >= from && each.end <= to && each.start !== start)
}

/**
 * The clause of a figure. One that stands alone behind a colon has the label before it too (「分離式：2,800 元」), and one that says
 * only that the figure changed has the clause before it (「門票 70 萬，後來調為 85 萬」).
 */
function clauseAround(bare: string, start: number, end: number): string {
  const from = clauseStart(bare, start)
  const after = bare.slice(end, clauseEnd(bare, end))
  const clause = `${bare.slice(from, end)}${AND_ANOTHER.test(after) ? '' : after}`
  const isLabelled = COLON.test(bare[from - 1] ?? '') && !WORD.test(clause.replace(HEDGES, ' '))
  if (!isLabelled && !ONLY_CHANGED.test(clause)) return clause
  return `${bare.slice(clauseStart(bare, from - 1), from - 1)} ${clause}`
}

function clauseStart(bare: string, before: number): number {
  let from = before
  while (from > 0 && !CLAUSE.test(bare[from - 1] ?? '')) from--
  return from
}

function clauseEnd(bare: string, after: number): number {
  let to = after
  while (to < bare.length && !CLAUSE.test(bare[to] ?? '')) to++
  return to
}
