import { CONNECTIVE, instructionOf, OPENS_QUESTION, OPENS_WITH_PRONOUN, subjectOf } from './phrases.ts'

const PRONOUN = /\b(?:i|me|my|mine|we|us|our|you|your|it|them|they|this|these|those)\b/iu
const UNFINISHED =
  /\b(?:in|on|at|to|of|for|with|from|by|up|down|out|off|over|it|them|again|first|then|is|are|the|an?)$/iu
/** Words of a name that reads at a glance. */
const WORDS_MAX = 5
/** Least fitness: no key phrase is searched in scripts with spaces, so that a sentence may have to serve as the name. */
const LEAST = 0.25

/** How much an English text reads like the name of a subject, 0.25–1: 1 like "Height range", little like "What I paid". */
export function englishFitness(text: string): number {
  const bare = text.replace(/[\s?!.]+$/u, '')
  let fitness = 1
  if (OPENS_QUESTION.test(bare) || instructionOf(bare) !== null) fitness *= 0.4
  else if (subjectOf(bare) !== null) fitness *= 0.3
  if (CONNECTIVE.test(bare)) fitness *= 0.6
  if (OPENS_WITH_PRONOUN.test(bare)) fitness *= 0.4
  else if (PRONOUN.test(bare)) fitness *= 0.6
  if (UNFINISHED.test(bare)) fitness *= 0.5
  const count = bare.split(/\s+/u).length
  return Math.max(LEAST, count > WORDS_MAX ? (fitness * WORDS_MAX) / count : fitness)
}
