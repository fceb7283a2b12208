/** What a page says of itself, as the benchmark's labels and the readers have it. */
export interface Facts {
  readonly title: string | null
  readonly author: string | null
  readonly date: string | null
}

/** For one fact: of the pages whose label has it, how many a reader has right; of the others, how many get one. */
export interface FactScore {
  readonly labelled: number
  readonly right: number
  readonly unlabelled: number
  readonly answered: number
}

export const FACTS = ['title', 'author', 'date'] as const

/**
 * Scores one fact over pages. Titles and authors are compared without case, punctuation and spaces; dates by the day.
 *
 * @param found null for a page on which the reader found no facts
 */
export function scoreFact(
  name: keyof Facts,
  labels: readonly Partial<Facts>[],
  found: readonly (Facts | null)[],
): FactScore {
  const plain = name === 'date' ? dayOf : plainOf
  const score = { labelled: 0, right: 0, unlabelled: 0, answered: 0 }
  for (const [index, label] of labels.entries()) {
    const want = plain(label[name] ?? '')
    const got = plain(found[index]?.[name] ?? '')
    if (want === '') {
      score.unlabelled++
      if (got !== '') score.answered++
    } else {
      score.labelled++
      if (got === want) score.right++
    }
  }
  return score
}

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const dayOf = (date: string): string => date.slice(0, 10)
