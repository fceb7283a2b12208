import type { Gap, Statement, Topic } from '@gaplens/contracts/analysis/report'
import { distinctiveFigures } from '@gaplens/coverage/support/figure-words'
import { termsOf } from '@gaplens/text/terms'
import type { Subject } from '../mention.ts'
import { answerKindOf } from '../questions/answer-kind.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { isCatchAll } from './catch-all.ts'

/** The subject of a gap, in the words of its names, its questions and the AI Overview. */
export function subjectOf(view: View, gap: Gap, topic: Topic | undefined): Subject {
  // Under 「其他」 stands what is not on the gap too.
  const names = [gap.name, ...(topic?.aliases ?? []).filter((alias) => !isCatchAll(alias))]
  const questions = questionsOf(view, topic)
  const said = statementsOn(view, gap, names)
  const keyword = new Set(termsOf(view.input.keyword))
  const terms = [...names, ...questions, ...said.map(({ text }) => text)].flatMap(termsOf)
  const own = (term: string) => !keyword.has(term) && !/^\d/u.test(term)
  const nameTerms = new Set(names.flatMap(termsOf).filter(own))
  return {
    names,
    terms: new Set(terms.filter(own)),
    nameTerms,
    shown: new Set(termsOf(gap.name).filter(own)),
    questions,
    stated: {
      statements: said,
      terms: new Set(
        said.flatMap(({ text }) => termsOf(text)).filter((term) => own(term) && !nameTerms.has(term)),
      ),
      figures: said
        .flatMap(({ text }) => distinctiveFigures(text))
        // A year stands anywhere.
        .filter(({ dimension }) => dimension !== 'year'),
    },
    wanted: answerKindOf([gap.name, ...questions]),
  }
}

/**
 * The statements of the AI Overview on a subject: those with one of its names as their label, and those that contain one, unless the
 * comparison has them under another subject, which only mentions it: 「加班」 in 「薪資：打卡、請假與加班資料直接帶入薪資單」. A name of one character
 * stands in other words: 「水」 in 「熱水」.
 */
function statementsOn(view: View, { topicId }: Gap, names: readonly string[]): Statement[] {
  const { report, table } = view.input.coverage
  const others = table.topics.filter(({ id }) => id !== topicId).flatMap(({ statements }) => statements)
  const isOfAnother = (id: string) => others.some((statement) => statement.id === id)
  return report.statements.filter(
    ({ id, text }) =>
      names.includes(labelOf(text)) ||
      (!isOfAnother(id) && names.some((name) => name.length > 1 && text.includes(name))),
  )
}

/** What a statement of the AI Overview has before its colon; empty if it has none. */
export function labelOf(text: string): string {
  return /^([^：:]{1,20})[：:]/u.exec(text)?.[1]?.trim() ?? ''
}

/** The questions that people ask about the topic, as Google shows them. */
export function questionsOf(view: View, topic: Topic | undefined): string[] {
  const known = topic?.questions ?? []
  const named = (topic?.aliases ?? []).filter((alias) => view.input.serp.relatedQuestions.includes(alias))
  return [...new Set([...known, ...named].map(oneLine))]
}
