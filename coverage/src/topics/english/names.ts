import { action } from './action.ts'
import {
  CONNECTIVE,
  instructionOf,
  nounPhrase,
  OPENS_QUESTION,
  subjectOf,
  withoutDeterminers,
} from './phrases.ts'
import { type AskedNoun, nounsOfEnglishQuestion } from './questions.ts'

/** Share of fitness for the subject of a clause and the object of an instruction, since the topic may be the rest. */
const PART_OF_CLAUSE = 0.6
/** The same for a noun without what qualifies it: "worm bin" of "worm bin under the sink". */
const HEAD = 0.9
/** Words after a noun that it cannot do without, or that show that it was a verb. */
const BOUND_AFTER = /^(?:and|or|of|to|it|them)$/iu

/** The names that an English heading or question offers besides itself: "A laptop is never right" offers "Laptop". */
export function englishNames(heading: string): readonly AskedNoun[] {
  const text = heading.replace(/[\s?!.]+$/u, '').replace(CONNECTIVE, '')
  return (nounsOfEnglishQuestion(text) ?? namesOfStatement(text)).map((each) => ({
    ...each,
    text: `${each.text.charAt(0).toUpperCase()}${each.text.slice(1)}`,
  }))
}

function namesOfStatement(text: string): AskedNoun[] {
  if (OPENS_QUESTION.test(text)) return []
  const subject = subjectOf(text)
  if (subject !== null) return named(nounPhrase(subject), PART_OF_CLAUSE)
  const instruction = instructionOf(text)
  if (instruction !== null) {
    const { verb, object } = instruction
    return [...named(nounPhrase(object), PART_OF_CLAUSE), ...named(action(verb, object), PART_OF_CLAUSE)]
  }
  const head = nounPhrase(text)
  const [after = ''] = withoutDeterminers(text).slice(head.length).trim().split(/\s/u)
  const isVerb = !head.includes(' ') && /ing$/iu.test(head)
  return head === text || isVerb || BOUND_AFTER.test(after) ? [] : named(head, HEAD)
}

function named(text: string, share: number): AskedNoun[] {
  return text === '' ? [] : [{ text, share }]
}
