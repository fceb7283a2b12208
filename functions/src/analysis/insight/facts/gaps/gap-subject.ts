import type { Gap, Statement, Topic } from '@gaplens/contracts/analysis/report'
import { distinctiveFigures } from '@gaplens/coverage/support/figure-words'
import { termsOf } from '@gaplens/text/terms'
import type { Subject } from '../mention.ts'
import { answerKindOf } from '../questions/answer-kind.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'

/** The subject of a gap, in the words of its names, its questions and the AI Overview. */
export function subjectOf(view: View, gap: Gap, topic: Topic | undefined): Subject {
  const names = [gap.name, ...(topic?.aliases ?? [])]
  const questions = questionsOf(view, topic)
  const said = statementsOn(view, { names })
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

/** The statements of the AI Overview that contain a name of a subject. */
export function statementsOn(view: View, { names }: Pick<Subject, 'names'>): Statement[] {
  return view.input.coverage.report.statements.filter(({ text }) => names.some((name) => text.includes(name)))
}

/** The questions that people ask about the topic, as Google shows them. */
export function questionsOf(view: View, topic: Topic | undefined): string[] {
  const known = topic?.questions ?? []
  const named = (topic?.aliases ?? []).filter((alias) => view.input.serp.relatedQuestions.includes(alias))
  return [...new Set([...known, ...named].map(oneLine))]
}
