import type { Statement } from '@gaplens/contracts/analysis/report'
import { oneLine } from '../facts/wording.ts'

/** A statement of the AI Overview, with what no quote of its pages says. */
interface Said {
  readonly text: string
  readonly support: readonly Pick<Statement['support'][number], 'unquoted'>[]
}

/** What the AI Overview names in some words of its own and no quote of its pages does. */
export function unquotedOf(statements: readonly Said[], words: string): string[] {
  const said = statements.find(({ text }) => words !== '' && text.includes(words))
  return [...new Set((said?.support ?? []).flatMap(({ unquoted }) => unquoted ?? []))]
    .filter((each) => words.includes(each))
    .map(oneLine)
}
