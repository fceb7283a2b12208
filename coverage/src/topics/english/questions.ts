import { action } from './action.ts'
import { gerundOf } from './gerund.ts'
import { AUXILIARY, nounPhrase, OPENS_WITH_PRONOUN, PERSON, whole } from './phrases.ts'

/** A noun for a question, with the share of its fitness that it keeps. */
export interface AskedNoun {
  readonly text: string
  readonly share: number
}

/** What "how high" and its like ask for. */
const MEASURES: ReadonlyMap<string, string> = new Map([
  ['high', 'height'],
  ['tall', 'height'],
  ['deep', 'depth'],
  ['wide', 'width'],
  ['thick', 'thickness'],
  ['far', 'distance'],
  ['heavy', 'weight'],
  ['big', 'size'],
  ['large', 'size'],
  ['often', 'frequency'],
  ['hot', 'temperature'],
  ['warm', 'temperature'],
  ['old', 'age'],
  ['fast', 'speed'],
  ['loud', 'noise'],
])
const SIZED = /^(size|height|length|width|depth|weight|age|speed|temperature|thickness) (.+)$/iu
const SPANS = /^(?:hours?|minutes?|days?|weeks?|months?|years?)\b/iu

const DOES = '(?:do|does|did|will|would|should|has|have)'
const COSTS = whole('(?:what|how much) (?:.+ )?(?:costs?|paid|spent|charges?)')
const NEED = whole(`${DOES} ${PERSON}(?: really| actually| always)? need (.+)`)
const HOW_LONG = whole(`how long ${AUXILIARY} (?:(?:it|this|that) )?(.+)`)
/** A thing's own length: "how long should curtains be". */
const LENGTH_OF = whole('how long (?:should|must|can) (.+) be')
/** What may ask for a length or for a time: "how long is a marathon", "how long is chicken safe". */
const UNCLEAR_LENGTH = whole('how long (?:is|are) (?!it\\b|this\\b|that\\b|.+ing\\b).+')
const HOW_MUCH = whole(`how much (.+?) ${AUXILIARY} .+`)
const HOW_MANY = whole(`how many (.+?) ${AUXILIARY} (.+)`)
const HOW_MEASURED = whole(`how (${[...MEASURES.keys()].join('|')})(?: ${AUXILIARY})?(?: (.+))?`)
const HOW_TO = whole(
  `(?:how (?:(?:do|can|should|could|would|must) ${PERSON}|to)|(?:can|should|could|may|must) ${PERSON}) (?:properly |safely |still |ever )?(?!not\\b|no\\b)([a-z]+)(?: (.+))?`,
)
const WHAT_IF = whole(`what happens (?:if|when) ${PERSON} (?!do\\b|don|can|am\\b|are\\b)([a-z]+)(?: (.+))?`)
const WHAT_IF_NOT = whole(
  `what happens (?:if|when) ${PERSON} (?:do not|don['’]t|cannot|can['’]t|never) ([a-z]+)(?: (.+))?`,
)
const WHICH_WHEN = whole(`(?:what|which) ([a-z-]+) (?:when|while|if) ${PERSON} ([a-z]+)\\b.*`)
const WHICH = whole(
  `(?:what|which) (?:is |are )?(?:the |an? )?(?:best |right |correct |ideal |good |normal |cheapest )?([a-z-]+(?: [a-z-]+){0,2}?) (?:when|if|for|${AUXILIARY}|to)\\b.*`,
)
const WHETHER_DONE = whole(`${DOES} (?:${PERSON}|it|this) ([a-z]+) (.+)`)
const WHETHER = whole(`(?:is|are|${DOES}) (.+)`)
const DONE_BY_PERSON = whole(`${PERSON} (?!(?:be|is|are|need|have)\\b)([a-z]+)\\b.*`)

/** One form of question: its nouns, none if it names nothing; undefined if the question has another form. */
type Rule = (question: string) => readonly AskedNoun[] | undefined

const noun = (text: string, share = 1): AskedNoun[] => (text === '' ? [] : [{ text, share }])
const lastWord = (text: string) => /([a-z-]+)$/iu.exec(text)?.[1] ?? ''
/** The verb of "should you stand", as "standing"; undefined if nobody does anything. */
const doingOf = (text: string) => {
  const verb = DONE_BY_PERSON.exec(text)?.[1]
  return verb === undefined ? undefined : gerundOf(verb)
}

/** The forms of questions. The first that applies decides, so a specific form stands before a general one. */
const RULES: readonly Rule[] = [
  (text) => (COSTS.test(text) ? noun('cost') : undefined),
  (text) => {
    const needed = NEED.exec(text)?.[1]
    return needed === undefined ? undefined : noun(nounPhrase(needed.replace(/^to (?:buy|use|have) /iu, '')))
  },
  (text) => (/^how long$/iu.test(text) ? noun('time needed') : undefined),
  (text) => {
    if (UNCLEAR_LENGTH.test(text)) return []
    const thing = LENGTH_OF.exec(text)?.[1]
    return thing === undefined ? undefined : noun(`${nounPhrase(thing)} length`.trim())
  },
  (text) => {
    const lasting = HOW_LONG.exec(text)?.[1]
    if (lasting === undefined) return undefined
    const doing = doingOf(lasting)
    if (doing !== undefined) return noun(`${doing} time`)
    return noun(/\blasts?\b/iu.test(lasting) ? `${nounPhrase(lasting, 1)} lifespan`.trim() : 'time needed')
  },
  (text) => {
    const amount = HOW_MUCH.exec(text)?.[1]
    return amount === undefined ? undefined : noun(`${amount} amount`)
  },
  (text) => {
    const [, counted, rest = ''] = HOW_MANY.exec(text) ?? []
    if (counted === undefined) return undefined
    const doing = doingOf(rest)
    return noun(SPANS.test(counted) && doing !== undefined ? `${doing} time` : nounPhrase(counted))
  },
  (text) => {
    const [, asked = '', rest = ''] = HOW_MEASURED.exec(text) ?? []
    const measure = MEASURES.get(asked.toLowerCase())
    return measure === undefined ? undefined : noun(`${doingOf(rest) ?? nounPhrase(rest)} ${measure}`.trim())
  },
  (text) => {
    const [, verb, rest = ''] = HOW_TO.exec(text) ?? WHAT_IF.exec(text) ?? []
    return verb === undefined ? undefined : noun(action(verb, rest))
  },
  (text) => {
    const [, verb, rest = ''] = WHAT_IF_NOT.exec(text) ?? []
    return verb === undefined ? undefined : noun(`not ${action(verb, rest)}`)
  },
  (text) => {
    const [, asked, verb = ''] = WHICH_WHEN.exec(text) ?? []
    return asked === undefined ? undefined : noun(`${gerundOf(verb)} ${asked}`)
  },
  (text) => {
    const asked = WHICH.exec(text)?.[1]
    return asked === undefined ? undefined : noun(nounPhrase(asked.replace(SIZED, '$2 $1')))
  },
  (text) => {
    const [, verb, rest = ''] = WHETHER_DONE.exec(text) ?? []
    if (verb === undefined) return undefined
    const done = nounPhrase(rest) === '' ? [] : noun(action(verb, rest), 0.6)
    return [...done, ...noun(nounPhrase(lastWord(rest)), 0.5)]
  },
  (text) => {
    const asked = WHETHER.exec(text)?.[1]
    if (asked === undefined) return undefined
    if (OPENS_WITH_PRONOUN.test(asked)) return []
    return [...noun(nounPhrase(asked, 1), 0.6), ...noun(nounPhrase(lastWord(asked)), 0.5)]
  },
]

/** What an English question asks about, as nouns: "How high should a monitor be" → "monitor height"; null for other texts. */
export function nounsOfEnglishQuestion(question: string): readonly AskedNoun[] | null {
  for (const rule of RULES) {
    const nouns = rule(question)
    if (nouns !== undefined) return nouns
  }
  return null
}
