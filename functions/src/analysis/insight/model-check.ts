import type { Passage } from '@gaplens/contracts/report'
import { figuresOf, knownFigures } from './figures.ts'
import { isTraditionalChinese } from './language.ts'
import { type ModelAnswerBody, ModelAnswerSchema } from './model-schema.ts'
import { passagesOf } from './topic-passages.ts'
import { unfit } from './unfit.ts'
import type { View } from './view.ts'
import { oneLine } from './wording.ts'

type CitedText = ModelAnswerBody['coreIntent']

/** The parts of a model's answer that hold. A part that does not is null or missing. */
export interface CheckedBody {
  readonly contentSummary: CitedText | null
  readonly coreIntent: CitedText | null
  readonly latentIntents: readonly CitedText[]
  readonly overviewSummary: CitedText | null
  readonly presentationAnalysis: CitedText | null
  readonly gaps: ModelAnswerBody['gaps']
  readonly sources: ModelAnswerBody['sources']
  readonly actions: ModelAnswerBody['actions']
}

export interface CheckedAnswer {
  /** Null when the answer is not even of the asked shape, or in another language. */
  readonly body: CheckedBody | null
  /** Items taken out because nothing supports them. */
  readonly dropped: number
  /** What was wrong, for the repair prompt. */
  readonly problems: readonly string[]
  /** Why there is no body, for the user's warning. */
  readonly unusable?: string
}

/** Quotations shorter than this may be names of topics rather than citations. */
const QUOTE_MIN = 10
const PROBLEMS_MAX = 12
const QUOTED = /「([^「」]+)」/gu
const ADDRESS = /https?:\/\/[^\s「」『』（）()<>"'，。、；]+/giu

/**
 * Checks a model's answer: shape, language, every citation against the numbered passages, every quotation against
 * the pages' text, every address against the report's. What does not hold is taken out and counted.
 */
export function checkAnswer(text: string, view: View, passages: readonly Passage[]): CheckedAnswer {
  const parsed = parseJson(text)
  if (parsed === undefined) return nothing(['回答不是完整的 JSON。'], '回答的格式不符')
  const shaped = ModelAnswerSchema.safeParse(parsed)
  if (!shaped.success)
    return nothing(
      shaped.error.issues.map((issue) => `${issue.path.join('.') || '最外層'}：${issue.message}`),
      '回答的格式不符',
    )
  if (!isTraditionalChinese(writtenText(shaped.data)))
    return nothing(['回答不是繁體中文，請全部改用台灣慣用的繁體中文。'], '回答不是繁體中文')
  return new Checker(view, passages).check(shaped.data)
}

function nothing(problems: readonly string[], unusable: string): CheckedAnswer {
  return { body: null, dropped: 0, problems: problems.slice(0, PROBLEMS_MAX), unusable }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every string the model wrote itself, quotations of the pages left out. */
function writtenText(body: ModelAnswerBody): string {
  const texts = [
    body.contentSummary,
    body.coreIntent,
    ...body.latentIntents,
    body.overviewSummary,
    body.presentationAnalysis,
  ]
    .map((item) => item.text)
    .concat(body.gaps.map((gap) => gap.text))
    .concat(body.sources.flatMap((source) => [source.contentSummary, source.contribution]))
    .concat(body.actions.flatMap((action) => [action.recommendation, action.prompt]))
  return texts.join('\n').replace(QUOTED, '').replace(ADDRESS, '')
}

class Checker {
  private readonly view: View
  private readonly passages: readonly Passage[]
  /** Everything a quotation may come from, on one line each. */
  private readonly originals: readonly string[]
  private readonly addresses: ReadonlySet<string>
  private readonly figures: ReadonlySet<string>
  private readonly problems: string[] = []
  private dropped = 0

  constructor(view: View, passages: readonly Passage[]) {
    this.view = view
    this.passages = passages
    const { sources, serp, keyword, coverage } = view.input
    this.originals = [
      ...sources.flatMap((source) => [source.page?.text ?? '', source.page?.title ?? '', source.title]),
      ...serp.blocks.map((block) => block.text),
      ...serp.relatedQuestions,
      ...coverage.report.topics.flatMap((topic) => [topic.name, ...topic.aliases]),
      keyword,
    ].map(squeeze)
    this.figures = knownFigures(view)
    this.addresses = new Set(
      [view.input.userPageUrl, ...sources.flatMap((source) => [source.url, source.page?.url ?? ''])].map(
        bareAddress,
      ),
    )
  }

  check(body: ModelAnswerBody): CheckedAnswer {
    const { view } = this
    const gapIds = new Set(view.gaps.map((gap) => gap.topicId))
    const readIds = new Set(view.othersRead.map((source) => source.id))
    const checked: CheckedBody = {
      contentSummary: view.user === null ? null : this.single('contentSummary', body.contentSummary, true),
      coreIntent: this.single('coreIntent', body.coreIntent, false),
      latentIntents: this.list('latentIntents', body.latentIntents, (item) =>
        this.faults(item.text, item.passages, false),
      ),
      overviewSummary: this.overview('overviewSummary', body.overviewSummary),
      presentationAnalysis: this.overview('presentationAnalysis', body.presentationAnalysis),
      gaps: this.list(
        'gaps',
        unique(body.gaps, (gap) => gap.topicId),
        (gap) =>
          gapIds.has(gap.topicId)
            ? (this.faults(gap.text, gap.passages, true) ?? this.aboutGap(gap.passages, gap.topicId))
            : `沒有代號為 ${gap.topicId} 的缺口`,
      ),
      sources: this.list(
        'sources',
        unique(body.sources, (source) => source.pageId),
        (source) =>
          readIds.has(source.pageId)
            ? (this.faults(`${source.contentSummary}\n${source.contribution}`, source.passages, true) ??
              this.fromPage(source.passages, source.pageId))
            : `沒有代號為 ${source.pageId} 的已讀取來源`,
      ),
      actions: this.list(
        'actions',
        unique(body.actions, (action) => action.topicId),
        (action) =>
          gapIds.has(action.topicId)
            ? (this.faults(
                `${action.recommendation}\n${action.prompt}`,
                action.passages,
                true,
                action.recommendation,
              ) ?? this.aboutGap(action.passages, action.topicId))
            : `沒有代號為 ${action.topicId} 的缺口`,
      ),
    }
    return { body: checked, dropped: this.dropped, problems: this.problems.slice(0, PROBLEMS_MAX) }
  }

  private single(name: string, item: CitedText, mustCite: boolean): CitedText | null {
    return this.list(name, [item], (one) => this.faults(one.text, one.passages, mustCite))[0] ?? null
  }

  /** What is said of the overview counts only where there is one. */
  private overview(name: string, item: CitedText): CitedText | null {
    return this.view.input.serp.overviewState === 'present' ? this.single(name, item, false) : null
  }

  private list<Item>(name: string, items: readonly Item[], faultOf: (item: Item) => string | null): Item[] {
    return items.filter((item, at) => {
      const fault = faultOf(item)
      if (fault === null) return true
      this.dropped += 1
      this.problems.push(`${name}[${at}]：${fault}`)
      return false
    })
  }

  /**
   * The first thing wrong with a text and its citations; null when all holds.
   * @param stating the part that states facts: a prompt's figures may be how long an answer is to be
   */
  private faults(
    text: string,
    citations: readonly number[],
    mustCite: boolean,
    stating = text,
  ): string | null {
    if (mustCite && citations.length === 0) return '沒有列出依據的段落編號'
    const unknown = citations.find((number) => this.passages[number - 1] === undefined)
    if (unknown !== undefined) return `沒有編號 ${unknown} 的段落`
    for (const [, quote = ''] of text.matchAll(QUOTED)) {
      const wanted = squeeze(quote)
      if (wanted.length >= QUOTE_MIN && !this.originals.some((original) => original.includes(wanted)))
        return `引文「${quote.slice(0, 30)}」在資料中找不到原文`
    }
    const made = figuresOf(stating).find((figure) => !this.figures.has(figure))
    if (made !== undefined) return `數字 ${made} 在資料中找不到`
    const stray = (text.match(ADDRESS) ?? []).find((address) => !this.addresses.has(bareAddress(address)))
    if (stray !== undefined) return `網址 ${stray.slice(0, 60)} 不在資料中`
    return unfit(text)
  }

  /** A gap is borne out by another page's words about its topic, not by any words of another page. */
  private aboutGap(citations: readonly number[], topicId: string): string | null {
    const about = passagesOf(this.view, topicId)
    const others = citations.some((number) => {
      const passage = this.passages[number - 1]
      return passage !== undefined && passage.pageId !== this.view.user?.id && about.has(passage.id)
    })
    return others ? null : '沒有引用其他來源談這個主題的段落'
  }

  private fromPage(citations: readonly number[], pageId: string): string | null {
    return citations.some((number) => this.passages[number - 1]?.pageId === pageId)
      ? null
      : `依據的段落不在 ${pageId}`
  }
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** For comparing quotations: white space differs between a page and a sentence about it. */
function squeeze(text: string): string {
  return oneLine(text).replace(/\s+/gu, '')
}

function bareAddress(url: string): string {
  return url.replace(/#.*$/u, '').replace(/\/+$/u, '').toLowerCase()
}
