import type { Gap } from '@gaplens/contracts/analysis/report'
import { termsOf } from '@gaplens/text/terms'

/** From this tie to a section of the page on, a gap has a place of its own. */
const OWN_PLACE = 0.15
/** More names that begin alike are about what the whole page is about. */
const FAMILY_MAX = 3

/**
 * For each gap whose name begins with the noun of another's, the one of them that is nearest to a section of the page: its place is
 * theirs, as a reader looks for 「訂位費」 beside 「訂位期限」. A word of the keyword joins nothing, nor what is clearly near to another section.
 * @param tieOf how near a gap is to the section that is nearest to it
 */
export function familiesOf(
  gaps: readonly Gap[],
  tieOf: (gap: Gap) => number,
  keyword: string,
): ReadonlyMap<string, string> {
  const said = new Set(termsOf(keyword))
  const families = Map.groupBy(gaps, ({ name }) => termsOf(name)[0] ?? '')
  return new Map(
    [...families].flatMap(([noun, members]) => {
      if (noun.length < 2 || said.has(noun) || members.length < 2 || members.length > FAMILY_MAX) return []
      const [first, ...others] = members.toSorted((a, b) => tieOf(b) - tieOf(a))
      if (first === undefined) return []
      return others
        .filter((gap) => tieOf(gap) < OWN_PLACE)
        .map(({ topicId }): [string, string] => [topicId, first.topicId])
    }),
  )
}
