import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import type { Background } from '../sources/background.ts'

/** The texts in which the AI Overview and the other pages speak of each topic, by its id. A claim is about a topic if that is likelier than not. */
export function factsOfTopics(
  { topics }: Pick<DraftBasis, 'topics'>,
  { statements, odds, claimTexts }: Pick<Background, 'statements' | 'odds' | 'claimTexts'>,
): ReadonlyMap<string, readonly string[]> {
  let place = 0
  return new Map(
    topics.map(({ id, members }) => {
      const about = members.map(() => odds.get(place++))
      // The first seeds are the AI Overview's statements, in the same order.
      const stated = members.flat().flatMap((seed) => statements[seed]?.text ?? [])
      const told = claimTexts.filter((_, at) => about.some((row) => (row?.[at] ?? 0) > 0))
      return [id, [...stated, ...told]]
    }),
  )
}
