import { termsOf } from '@gaplens/text/terms'
import type { Subject } from '../facts/mention.ts'
import { answerKindOf } from '../facts/questions/answer-kind.ts'

/** A subject of these names of which the AI Overview says nothing; texts that belong to it give further terms. */
export function subjectOf(names: string[], ...said: string[]): Subject {
  const nameTerms = new Set(names.flatMap(termsOf))
  return {
    names,
    terms: new Set([...nameTerms, ...said.flatMap(termsOf)]),
    nameTerms,
    shown: nameTerms,
    questions: [],
    stated: { statements: [], terms: new Set(), figures: [] },
    wanted: answerKindOf(names),
  }
}
