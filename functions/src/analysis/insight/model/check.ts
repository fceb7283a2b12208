import { normalise } from '@gaplens/text/terms'
import { subjectOf } from '../facts/gaps/gap-subject.ts'
import { isTraditionalChinese } from '../facts/language.ts'
import { passagesOf } from '../facts/topic-passages.ts'
import type { View } from '../facts/view.ts'
import { type ModelAnswerBody, ModelAnswerSchema } from './schema.ts'
import { type CitableText, type PageNames, pageNamesOf } from './text-checks/page-names.ts'
import {
  OTHER_LANGUAGE,
  type Place,
  type QuotedSentence,
  quotedSentences,
} from './text-checks/quoted-sentences.ts'

/** The sentences that a model's answer selects for each text of the report. Empty or missing when it selects none. */
export interface CheckedBody {
  readonly gaps: readonly { readonly topicId: string; readonly quoted: readonly QuotedSentence[] }[]
  readonly sources: readonly {
    readonly pageId: string
    readonly contentSummary: readonly QuotedSentence[]
  }[]
  readonly actions: readonly { readonly topicId: string; readonly quoted: readonly QuotedSentence[] }[]
}

export interface CheckedAnswer {
  /** Null when the answer does not match the schema. */
  readonly body: CheckedBody | null
  /** Number of sentences and items that were removed, because they select nothing that can be quoted. */
  readonly dropped: number
  /** Number of sentences that select a sentence of a page. */
  readonly kept: number
  /** The problems for the repair prompt: places and reasons, never words of the answer. */
  readonly problems: readonly string[]
  /** Why the whole answer is unusable, for the user's warning. */
  readonly unusable?: string
}

const PROBLEMS_MAX = 12

/**
 * Checks a model's answer: its schema, and for each of its sentences the sentence of a cited passage that it selects. Only
 * these are quoted, in the page's own words. Sentences that select none are removed and counted.
 */
export function checkAnswer(text: string, view: View, facts: readonly CitableText[]): CheckedAnswer {
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
}
const FIELDS: ReadonlySet<PropertyKey> = new Set(
  'gaps sources actions text passages topicId pageId contentSummary recommendation'.split(' '),
)

/** The place of a problem in our own field names. Keys that the answer invented are not repeated. */
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

interface Written extends Partial<Pick<Place, 'gap' | 'pageId' | 'guides'>> {
  readonly text: string
  readonly citations: readonly number[]
  /** Which facts it may cite. */
  readonly from?: (fact: CitableText) => boolean
}

class Checker {
  private readonly view: View
  private readonly facts: readonly CitableText[]
  private readonly pageNames: PageNames
  private readonly chinese: boolean
  private readonly problems: string[] = []
  private dropped = 0
  private kept = 0

  constructor(view: View, facts: readonly CitableText[]) {
    this.view = view
    this.facts = facts
    this.pageNames = pageNamesOf(view)
    this.chinese = isTraditionalChinese(view.user?.page.text ?? view.input.keyword)
  }

  check(body: ModelAnswerBody): CheckedAnswer {
    const { view } = this
    const read = new Set(view.othersRead.map((source) => source.id))
    const seen = new Set<string>()
    /** Whether an item is the first for a known subject or page. */
    const once = (list: string, at: number, id: string, isKnown: boolean): boolean => {
      const fresh = !seen.has(`${list} ${id}`)
      seen.add(`${list} ${id}`)
      if (!isKnown) this.drop(`${list}[${at}]`, '代號不在資料中')
      return isKnown && fresh
    }
    const checked: CheckedBody = {
      gaps: body.gaps.flatMap((item, at) => {
        const gap = this.gapOf(item.topicId)
        if (!once('gaps', at, item.topicId, gap !== null)) return []
        return [{ topicId: item.topicId, quoted: this.chosen(`gaps[${at}]`, { ...written(item), gap }) }]
      }),
      sources: body.sources.flatMap((source, at) => {
        const { pageId, passages: citations } = source
        if (!once('sources', at, pageId, read.has(pageId))) return []
        const from = (fact: CitableText) => fact.pageId === pageId
        const text = source.contentSummary
        const contentSummary = this.chosen(`sources[${at}].contentSummary`, { text, citations, pageId, from })
        return [{ pageId, contentSummary }]
      }),
      actions: body.actions.flatMap(({ topicId, recommendation: text, passages: citations }, at) => {
        const gap = this.gapOf(topicId)
        if (!once('actions', at, topicId, gap !== null)) return []
        return [{ topicId, quoted: this.chosen(`actions[${at}]`, { text, citations, gap, guides: true }) }]
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

  private gapOf(topicId: string): Place['gap'] {
    const gap = this.view.gaps.find((each) => each.topicId === topicId)
    if (gap === undefined) return null
    const topic = this.view.topic(topicId)
    const names = [gap.name, ...(topic?.aliases ?? [])]
    return {
      passages: passagesOf(this.view, topicId),
      outdated: new Set(gap.outdatedPassageIds),
      names: new Set(names.map(normalise)),
      subject: subjectOf(this.view, gap, topic),
    }
  }

  /** The sentences of pages that a text selects. */
  private chosen(
    name: string,
    { text, citations, gap = null, pageId = null, guides = false, from }: Written,
  ): readonly QuotedSentence[] {
    if (text === '') return []
    const cited = citations.flatMap((number) => this.facts[number - 1] ?? [])
    const sound =
      cited.length === citations.length && cited.length > 0 && cited.every((fact) => from?.(fact) ?? true)
    if (!sound) {
      this.drop(name, '所依據的段落編號不存在，或不在該在的網頁')
      return []
    }
    const { pageNames, chinese } = this
    const { quoted, faults } = quotedSentences(text, { pageNames, cited, gap, pageId, guides, chinese })
    for (const fault of faults) this.drop(name, fault)
    this.kept += quoted.length
    return quoted
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
