import type { View } from '../facts/view.ts'
import { type ModelAnswerBody, ModelAnswerSchema } from './schema.ts'
import { holding, OTHER_LANGUAGE } from './text-checks/check-sentence.ts'
import { type Cited, type Ledger, ledgerOf, type SubjectFacts } from './text-checks/ledger.ts'

/** The parts of a model's answer that hold: each text is the sentences of it that do. Null or missing where none does. */
export interface CheckedBody {
  readonly contentSummary: string | null
  readonly overviewSummary: string | null
  readonly gaps: readonly { readonly topicId: string; readonly text: string }[]
  readonly sources: readonly {
    readonly pageId: string
    readonly contentSummary: string | null
    readonly contribution: string | null
  }[]
  readonly actions: readonly { readonly topicId: string; readonly recommendation: string }[]
}

export interface CheckedAnswer {
  /** Null when the answer is not even of the asked shape. */
  readonly body: CheckedBody | null
  /** Sentences and items taken out because nothing supports them. */
  readonly dropped: number
  /** Sentences that hold. */
  readonly kept: number
  /** What was wrong, for the repair prompt: places and reasons, never words of the answer. */
  readonly problems: readonly string[]
  /** Why nothing of it can be used, for the user's warning. */
  readonly unusable?: string
}

const PROBLEMS_MAX = 12

/**
 * Checks a model's answer: shape, and sentence by sentence that it says only what the facts it cites say, in their words and
 * figures, of the page that says it. What does not hold is taken out and counted.
 */
export function checkAnswer(text: string, view: View, facts: readonly Cited[]): CheckedAnswer {
  const parsed = parseJson(text)
  if (parsed === undefined) return nothing(['回答不是完整的 JSON。'])
  const shaped = ModelAnswerSchema.safeParse(parsed)
  if (shaped.success) return new Checker(view, facts).check(shaped.data)
  return nothing(
    shaped.error.issues.map((issue) => `${placeOf(issue.path)}：${SHAPE_FAULTS[issue.code] ?? '格式不符'}`),
  )
}

const SHAPE_FAULTS: Readonly<Record<string, string>> = {
  invalid_type: '型別不符或缺少',
  too_big: '過長或過多',
  unrecognized_keys: '有沒要求的欄位',
}
const FIELDS: ReadonlySet<PropertyKey> = new Set(
  'contentSummary overviewSummary gaps sources actions text passages topicId pageId contribution recommendation'.split(
    ' ',
  ),
)

/** Where in the answer, in names of our own: keys that the answer made up are not repeated. */
function placeOf(path: readonly PropertyKey[]): string {
  const known = path.map((part) => (typeof part === 'number' || FIELDS.has(part) ? String(part) : '?'))
  return known.join('.') || '最外層'
}

function nothing(problems: readonly string[]): CheckedAnswer {
  return {
    body: null,
    dropped: 0,
    kept: 0,
    problems: problems.slice(0, PROBLEMS_MAX),
    unusable: '回答的格式不符',
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Written {
  readonly text: string
  readonly citations: readonly number[]
  readonly subject?: SubjectFacts
  readonly pageId?: string
  readonly guides?: boolean
  /** What it may rest on. */
  readonly from?: (fact: Cited) => boolean
}

class Checker {
  private readonly view: View
  private readonly facts: readonly Cited[]
  private readonly ledger: Ledger
  private readonly problems: string[] = []
  private dropped = 0
  private kept = 0

  constructor(view: View, facts: readonly Cited[]) {
    this.view = view
    this.facts = facts
    this.ledger = ledgerOf(view)
  }

  check(body: ModelAnswerBody): CheckedAnswer {
    const { view, ledger } = this
    const read = new Set(view.othersRead.map((source) => source.id))
    const seen = new Set<string>()
    /** An item of a known subject or page, the first of each. */
    const once = (list: string, at: number, id: string, isKnown: boolean): boolean => {
      const fresh = !seen.has(`${list} ${id}`)
      seen.add(`${list} ${id}`)
      if (!isKnown) this.drop(`${list}[${at}]`, '代號不在資料中')
      return isKnown && fresh
    }
    const checked: CheckedBody = {
      contentSummary:
        view.user === null
          ? null
          : this.holds('contentSummary', {
              ...written(body.contentSummary),
              pageId: ledger.userId,
              from: ({ pageId }) => pageId === ledger.userId,
            }),
      overviewSummary:
        view.input.serp.overviewState === 'present'
          ? this.holds('overviewSummary', {
              ...written(body.overviewSummary),
              from: ({ pageId }) => pageId === null,
            })
          : null,
      gaps: body.gaps.flatMap((gap, at) => {
        const subject = ledger.subject(gap.topicId)
        if (!once('gaps', at, gap.topicId, subject !== null) || subject === null) return []
        const text = this.holds(`gaps[${at}]`, { ...written(gap), subject })
        return text === null ? [] : [{ topicId: gap.topicId, text }]
      }),
      sources: body.sources.flatMap((source, at) => {
        const { pageId, passages: citations } = source
        if (!once('sources', at, pageId, read.has(pageId))) return []
        const from = (fact: Cited) => fact.pageId === pageId
        const of = (field: 'contentSummary' | 'contribution') =>
          this.holds(`sources[${at}].${field}`, { text: source[field], citations, pageId, from })
        return [{ pageId, contentSummary: of('contentSummary'), contribution: of('contribution') }]
      }),
      actions: body.actions.flatMap((action, at) => {
        const subject = ledger.subject(action.topicId)
        if (!once('actions', at, action.topicId, subject !== null) || subject === null) return []
        const text = this.holds(`actions[${at}]`, {
          text: action.recommendation,
          citations: action.passages,
          subject,
          guides: true,
        })
        return text === null ? [] : [{ topicId: action.topicId, recommendation: text }]
      }),
    }
    return {
      body: checked,
      dropped: this.dropped,
      kept: this.kept,
      problems: this.problems.slice(0, PROBLEMS_MAX),
      ...(this.kept === 0 && this.problems.some((problem) => problem.endsWith(OTHER_LANGUAGE))
        ? { unusable: `回答${OTHER_LANGUAGE}` }
        : {}),
    }
  }

  /** The sentences of a text that hold; null where none does. */
  private holds(
    name: string,
    { text, citations, subject, pageId, guides = false, from }: Written,
  ): string | null {
    if (text === '') return null
    const cited = citations.flatMap((number) => this.facts[number - 1] ?? [])
    const sound =
      cited.length === citations.length && cited.length > 0 && cited.every((fact) => from?.(fact) ?? true)
    if (!sound) {
      this.drop(name, '所依據的段落編號不存在，或不在該在的網頁')
      return null
    }
    const { ledger } = this
    const result = holding(text, { ledger, cited, subject: subject ?? null, pageId: pageId ?? null, guides })
    for (const fault of result.faults) this.drop(name, fault)
    this.kept += result.count
    return result.text === '' ? null : result.text
  }

  private drop(name: string, fault: string): void {
    this.dropped += 1
    this.problems.push(`${name}：${fault}`)
  }
}

function written({
  text,
  passages,
}: {
  readonly text: string
  readonly passages: readonly number[]
}): Written {
  return { text, citations: passages }
}
