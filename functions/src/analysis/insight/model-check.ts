import type { Passage } from '@gaplens/contracts/report'
import { isTraditionalChinese } from './language.ts'
import { ADDRESS, Faults, QUOTED } from './model-faults.ts'
import { type ModelAnswerBody, ModelAnswerSchema } from './model-schema.ts'
import type { View } from './view.ts'

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

const PROBLEMS_MAX = 12

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
  private readonly faults: Faults
  private readonly problems: string[] = []
  private dropped = 0

  constructor(view: View, passages: readonly Passage[]) {
    this.view = view
    this.faults = new Faults(view, passages)
  }

  check(body: ModelAnswerBody): CheckedAnswer {
    const { view } = this
    const gapIds = new Set(view.gaps.map((gap) => gap.topicId))
    const readIds = new Set(view.othersRead.map((source) => source.id))
    const checked: CheckedBody = {
      contentSummary: view.user === null ? null : this.single('contentSummary', body.contentSummary, true),
      coreIntent: this.single('coreIntent', body.coreIntent, false),
      latentIntents: this.list('latentIntents', body.latentIntents, (item) =>
        this.faults.inText(item.text, item.passages, false),
      ),
      overviewSummary: this.overview('overviewSummary', body.overviewSummary),
      presentationAnalysis: this.overview('presentationAnalysis', body.presentationAnalysis),
      gaps: this.list(
        'gaps',
        unique(body.gaps, (gap) => gap.topicId),
        (gap) =>
          gapIds.has(gap.topicId)
            ? (this.faults.inText(gap.text, gap.passages, true) ??
              this.faults.inGap(gap.passages, gap.topicId) ??
              this.faults.ofOwnPage(gap.text, gap.topicId))
            : `沒有代號為 ${gap.topicId} 的缺口`,
      ),
      sources: this.list(
        'sources',
        unique(body.sources, (source) => source.pageId),
        (source) =>
          readIds.has(source.pageId)
            ? (this.faults.inText(
                `${source.contentSummary}\n${source.contribution}`,
                source.passages,
                true,
              ) ?? this.faults.inSource(source.passages, source.pageId))
            : `沒有代號為 ${source.pageId} 的已讀取來源`,
      ),
      actions: this.list(
        'actions',
        unique(body.actions, (action) => action.topicId),
        (action) =>
          gapIds.has(action.topicId)
            ? (this.faults.inText(
                `${action.recommendation}\n${action.prompt}`,
                action.passages,
                true,
                action.recommendation,
              ) ??
              this.faults.inGap(action.passages, action.topicId) ??
              this.faults.ofOwnPage(action.recommendation, action.topicId))
            : `沒有代號為 ${action.topicId} 的缺口`,
      ),
    }
    return { body: checked, dropped: this.dropped, problems: this.problems.slice(0, PROBLEMS_MAX) }
  }

  private single(name: string, item: CitedText, mustCite: boolean): CitedText | null {
    return this.list(name, [item], (one) => this.faults.inText(one.text, one.passages, mustCite))[0] ?? null
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
