/** Words before a noun that do not belong to its name. */
const DETERMINER = '(?:an?|the|your|my|our|their|its|his|her|every|each|any|some|enough|special)'
/** Whom a question or an instruction speaks of. */
export const PERSON = '(?:i|you|we|one|they|people)'
export const AUXILIARY =
  "(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|may|might|isn[’']t|aren[’']t|don[’']t|doesn[’']t|can[’']t|won[’']t)"

/** A pattern for a whole text, in any case. */
export function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'iu')
}

/** What joins a text to the one before it: "and what height". */
export const CONNECTIVE = /^(?:and|but|so|or|then|now|also|first|finally)\b,?\s+/iu
export const OPENS_QUESTION =
  /^(?:what|which|who|why|how|when|where|is|are|do|does|did|can|could|should|will|would)\b/iu
export const OPENS_WITH_PRONOUN = /^(?:i|we|you|it|they|this|that|these|those|there|my|our|your)\b/iu

const DETERMINERS = new RegExp(`^(?:${DETERMINER}\\s+)+`, 'iu')
const ARTICLE = /^(?:an?|the|your|my|our|their|its|his|her)$/iu
/** Where a noun phrase ends at the latest: prepositions, conjunctions, pronouns and auxiliaries. */
const BOUNDARY = whole(
  `(?:about|above|across|after|against|along|among|around|as|at|because|before|behind|below|beside|between|beyond|but|by|during|for|from|if|in|inside|into|like|near|of|off|on|onto|or|out|over|past|per|since|so|than|that|then|through|to|under|until|up|down|when|where|which|while|who|why|how|what|with|within|without|yet|and|again|not|never|really|actually|first|${AUXILIARY}|${PERSON}|me|it|us|them|he|she|this|these|those|there|be|been|being|need|needs|have|get|(?:no|some|every|any)(?:body|one|thing))`,
)
/** Nouns that say nothing without what follows ("signs that it is ready"), and participles ("left at one height"). */
const VAGUE = whole(
  '(?:(?:too|how|so) (?:much|many|little)|much|many|more|most|less|few|signs?|things?|ways?|reasons?|tips?|steps?|facts?|parts?|kinds?|types?|points?|cases?|matters?|lists?|look|lots?|bit|words?|notes?|one|two|three|four|five|left|made|kept|done|set|put|gone|built|\\S+ed)',
)

export function withoutDeterminers(text: string): string {
  return text.replace(DETERMINERS, '')
}

/** The noun phrase that a text begins with, without its article, of at most `most` words; empty if it begins with none. */
export function nounPhrase(text: string, most = 3): string {
  const phrase: string[] = []
  for (const word of withoutDeterminers(text).split(/\s+/u)) {
    const bare = word.replace(/[,.;:!?]+$/u, '')
    // The word before an article is a verb: "templates save the estimate".
    if (ARTICLE.test(bare) && phrase.length > 0) return named(phrase.slice(0, -1))
    if (bare === '' || BOUNDARY.test(bare) || phrase.length === most) break
    phrase.push(bare)
    if (bare !== word) break
  }
  return named(phrase)
}

function named(words: readonly string[]): string {
  const phrase = words.join(' ')
  return phrase.length < 2 || VAGUE.test(phrase) ? '' : phrase
}

/** A verb before its object: "pick a bin". */
const INSTRUCTION = whole(`([a-z]+) (${DETERMINER} .+)`)
/** Words before an article that are no verb, or no instruction. */
const NO_INSTRUCTION =
  /^(?:about|above|across|after|against|all|along|among|around|as|at|because|before|behind|below|beside|between|beyond|both|but|by|during|for|from|half|if|in|inside|into|just|like|near|not|of|off|on|only|onto|or|out|over|past|per|quite|since|so|such|than|that|through|to|twice|under|until|up|down|what|when|where|which|while|who|why|how|with|within|without|yet|and|an?|the|your|my|our)$|(?:ing|ed)$/iu

/** The verb and the object of an instruction; null for other texts. */
export function instructionOf(text: string): { readonly verb: string; readonly object: string } | null {
  const [, verb = '', object = ''] = INSTRUCTION.exec(text) ?? []
  return verb === '' || NO_INSTRUCTION.test(verb) ? null : { verb, object }
}

const CLAUSE = whole(`((?:${DETERMINER} )?[a-z-]+(?: [a-z-]+){0,2}?) ${AUXILIARY} .+`)

/** The subject of a clause with an auxiliary verb: "a laptop" of "a laptop is never right"; null for other texts. */
export function subjectOf(text: string): string | null {
  return OPENS_QUESTION.test(text) ? null : (CLAUSE.exec(text)?.[1] ?? null)
}
