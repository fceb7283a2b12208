import type { Evidence, StrategyItem, Tier } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'
import { withNames } from '../facts/statements/named-here.ts'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { canonicalQuote, lettersOf, sentencesOf } from '../quotable/plain.ts'
import type { Insight } from '../types.ts'
import type { CheckedBody } from './check.ts'
import type { QuotedSentence } from './text-checks/quoted-sentences.ts'

/**
 * Adds the model's checked texts to the report from the pages. Evidence, signals, tiers, structured data and all texts that
 * the model did not write stay as they are. `inferredFields` lists the model's texts.
 */
export function mergeAnswer(fromPages: Insight, body: CheckedBody, view: View): Insight {
  const inferred: string[] = []
  /** The actions open the report, so sentences that an action already quotes are not repeated elsewhere. */
  const actions = TIERS.flatMap((tier) =>
    fromPages.strategyAndPlan[tier].map(({ recommendation }) => recommendation),
  )
  /** A sentence that the model selected for several texts is quoted only in the first of them. */
  const before = new Set<string>()
  /** Whether a text says a sentence, also where it has the name for which the page writes 「本站」. */
  const isSaidIn = (text: string, sentence: string) =>
    says(text, sentence) ||
    view.othersRead.some(({ page }) => {
      const named = withNames(sentence, page)
      return named !== sentence && says(text, named)
    })
  const take = (field: string, quoted: readonly QuotedSentence[] | undefined, observed: string): string => {
    const fresh = [...new Map((quoted ?? []).map((each) => [each.words, each])).values()].filter(
      ({ words, sentence }) => !before.has(words) && !actions.some((text) => isSaidIn(text, sentence)),
    )
    if (fresh.length === 0) return observed
    inferred.push(field)
    for (const { words } of fresh) before.add(words)
    return fresh.map(({ text }) => `${oneLine(text)}。`).join('')
  }
  /** Observed facts, such as figures on which the sources disagree, come before the model's text. */
  const add: Add = (field, quoted, observed) => {
    const more = (quoted ?? [])
      .filter(({ sentence }) => !isSaidIn(observed, sentence))
      .flatMap((each) => unsaid(observed, each) ?? [])
    return more.length === 0 ? observed : `${observed}${take(field, more, '')}`
  }
  const strategyAndPlan = { ...fromPages.strategyAndPlan }
  for (const tier of TIERS)
    strategyAndPlan[tier] = strategyAndPlan[tier].map((observed, index) =>
      actionText(body, fromPages.evidence.actions, tier, index, observed, add),
    )
  const contentGaps = fromPages.websiteAssessment.contentGaps.map((observed, at) => {
    const topicId = view.gaps[at]?.topicId
    const written = body.gaps.find((gap) => gap.topicId === topicId)?.quoted
    return add(`websiteAssessment.contentGaps[${at}]`, written, observed)
  })
  const citedSourceAnalysis = fromPages.citedSourceAnalysis.map((observed, at) => {
    const written = body.sources.find((source) => source.pageId === view.others[at]?.id)
    const quoted = written?.contentSummary.filter((each) => !isDisputed(view, written.pageId, each))
    return {
      ...observed,
      contentSummary: take(`citedSourceAnalysis[${at}].contentSummary`, quoted, observed.contentSummary),
    }
  })
  return {
    ...fromPages,
    websiteAssessment: { ...fromPages.websiteAssessment, contentGaps },
    citedSourceAnalysis,
    strategyAndPlan,
    evidence: { ...fromPages.evidence, inferredFields: inferred },
  }
}

/**
 * Whether a sentence gives a page's value where sources disagree. As what the page is about it would read as settled, and a page is seldom about one
 * value.
 */
function isDisputed(view: View, pageId: string, { words }: QuotedSentence): boolean {
  const said = canonicalQuote(words)
  const isIn = (quote: string) => quote !== '' && (said.includes(quote) || quote.includes(said))
  return view.input.coverage.report.figures.some(
    ({ disagree, figures }) =>
      disagree &&
      figures.some(
        (figure) =>
          figure.pageId === pageId && isIn(canonicalQuote(view.passage(figure.passageId)?.quote ?? '')),
      ),
  )
}

/** Adds selected sentences to what the program wrote. */
type Add = (field: string, quoted: readonly QuotedSentence[] | undefined, observed: string) => string

/** The text of an action. Its prompt stays ours, because a prompt written by a model cannot be checked. */
function actionText(
  body: CheckedBody,
  actions: Evidence['actions'],
  tier: Tier,
  index: number,
  observed: StrategyItem,
  add: Add,
): StrategyItem {
  const topicId = actions.find((action) => action.tier === tier && action.index === index)?.topicId
  const quoted = body.actions.find((action) => action.topicId === topicId)?.quoted
  const field = `strategyAndPlan.${tier}[${index}]`
  const { told, form } = apartFromForm(observed.recommendation)
  const more = (quoted ?? []).filter(({ sentence }) => !sharesRun(told, sentence))
  return { ...observed, recommendation: `${add(field, more, told)}${form}` }
}

/** What an action states, and its last sentence, on the question to answer first, the form and the length. */
function apartFromForm(text: string): { readonly told: string; readonly form: string } {
  const at = text.lastIndexOf('。', text.length - 2) + 1
  return { told: text.slice(0, at), form: text.slice(at) }
}

/** Texts with so many letters in a row in common say the same thing twice. */
const RUN_MIN = 12

/** Whether a text has a long run of letters of a sentence. */
function sharesRun(text: string, sentence: string): boolean {
  const [said, selected] = [lettersOf(text), lettersOf(sentence)]
  return Array.from({ length: Math.max(0, selected.length - RUN_MIN + 1) }).some((_, at) =>
    said.includes(selected.slice(at, at + RUN_MIN)),
  )
}

/** A part of a sentence from this length on that a text already contains makes the sentence a repetition. */
const PART_MIN = 12

/** A sentence is a repetition too if a text already contains this share of it, clause by clause. */
const SAID = 0.5
/** Shorter clauses occur anywhere. */
const CLAUSE_MIN = 4

/** Shorter sentences (「可以。」) occur anywhere, and are no statement of a text that contains them. */
const SENTENCE_MIN = 8

/**
 * A selected sentence as far as a text does not say it yet; null where it does, or where it stands behind a sentence that the text
 * states, without which it may not be understood. Those behind it that the text states are left out, unless one follows that it does
 * not state, which may limit them.
 */
function unsaid(text: string, selected: QuotedSentence): QuotedSentence | null {
  const { words, sentence } = selected
  if (says(text, sentence)) return null
  const sentences = sentencesOf(words)
  const isStated = (each: string) => canonicalQuote(each).length >= SENTENCE_MIN && says(text, each)
  const stated = sentences.findIndex(isStated)
  if (stated < 0) return selected
  const rest = words.slice(0, words.indexOf(sentences[stated] ?? '')).trim()
  if (!canonicalQuote(rest).includes(canonicalQuote(sentencesOf(sentence)[0] ?? sentence))) return null
  return sentences.slice(stated).every(isStated)
    ? { ...selected, text: selected.text.replace(words, () => rest.replace(/[。.]$/u, '')) }
    : selected
}

/** A row of a table as it is quoted: 「開訓日前（退還學費：95%）」. */
const ROW = /^([^（）]{2,})（([^（）：]+：[^（）]+)）[。.]?$/u

/**
 * Whether a text contains all cells of a row of a table, as a table that is stated as a whole does, or its name with one of its values, as one
 * column of that table.
 */
function holdsRow(text: string, sentence: string): boolean {
  const [, name = '', values = ''] = ROW.exec(sentence) ?? []
  const cells = values.split('，').map((value) => value.slice(value.indexOf('：') + 1))
  const holds = (cell: string) => holdsCell(text, canonicalQuote(cell))
  return name !== '' && ([name, ...cells].every(holds) || cells.some((cell) => holds(`${name}：${cell}`)))
}

/** Whether a text contains a cell, and not only as a part of a longer number: 「500 元」 of 「1,500 元」. */
function holdsCell(text: string, cell: string): boolean {
  return text
    .split(cell)
    .slice(0, -1)
    .some((before) => !(/^\d/u.test(cell) && /[\d.,]$/u.test(before)))
}

/**
 * Whether a text already contains a sentence, with or without its full stop, a part of it between semicolons, half of it, or the
 * cells of a row.
 */
function says(text: string, sentence: string): boolean {
  const said = canonicalQuote(text)
  const holds = (part: string) => said.includes(canonicalQuote(part))
  const whole = sentence.replace(/[。.]$/u, '')
  const parts = whole.split(/[；;]/u).filter((part) => [...part].length >= PART_MIN)
  const repeated = whole
    .split(/[，；：;。！？]|,(?!\d)/u)
    .filter((clause) => [...clause].length >= CLAUSE_MIN && holds(clause))
    .reduce((sum, clause) => sum + [...clause].length, 0)
  return [whole, ...parts].some(holds) || repeated >= SAID * [...whole].length || holdsRow(said, whole)
}
