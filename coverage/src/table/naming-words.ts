import model from '../learned/naming-words.json' with { type: 'json' }

const words = new Set(model.words.split(' '))

/**
 * Whether names of subjects usually contain a word: those of several of the keywords in `scripts/train/subjects` do. A name may use it
 * even if no page does.
 */
export function isNamingWord(word: string): boolean {
  return words.has(word)
}
