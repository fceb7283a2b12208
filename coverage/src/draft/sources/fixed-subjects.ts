import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { groupSeeds, JOIN } from '../../topics/group-seeds.ts'
import { type Seed, sourceSeedIndex } from '../../topics/seeds.ts'

/** A subject of the report, or one that only the draft's headings form. */
interface FixedSubject {
  readonly seeds: readonly Seed[]
  /** Its index among the report's subjects; null for one that only the draft has. */
  readonly place: number | null
}

/**
 * The subjects of the report. They come from Google and the other pages, so a draft does not change them. A heading of the
 * draft joins the subject that it most likely belongs to, as it would in an analysis, or becomes a subject of its own.
 * @param likelihood likelihood that two seeds, given by their index in `seeds`, are one subject
 */
export function fixedSubjects(
  basis: Pick<DraftBasis, 'topics' | 'others' | 'headings'>,
  seeds: readonly Seed[],
  userId: string,
  likelihood: (a: number, b: number) => number,
): FixedSubject[] {
  const others = [...sourceSeedIndex(seeds, userId).keys()]
  const placeOf = new Map(seeds.map((seed, at) => [seed, at]))
  const fixed = [...basis.topics.flatMap(({ members }) => members), ...basis.others].map((places) =>
    places.flatMap((place) => others[place] ?? []),
  )
  const groups = fixed.map((group) => [...group])
  const places = fixed.map((group) => group.flatMap((seed) => placeOf.get(seed) ?? []))
  const known = new Map(basis.headings.map(({ text, subject }) => [text, subject]))
  const alone: number[] = []
  for (const [at, seed] of seeds.entries()) {
    if (seed.pageId !== userId) continue
    const subject = known.get(seed.text) ?? nearest(places, (other) => likelihood(at, other))
    if (subject === null) alone.push(at)
    else groups[subject]?.push(seed)
  }
  const own = groupSeeds(
    alone.flatMap((at) => seeds[at] ?? []),
    (a, b) => likelihood(alone[a] ?? 0, alone[b] ?? 0),
  )
  return [
    ...groups.map((group, place) => ({ seeds: group, place })),
    ...own.map((group) => ({ seeds: group, place: null })),
  ].filter((subject) => subject.seeds.length > 0)
}

/** Index of the group with the greatest mean likelihood, if it reaches `JOIN`; else null. */
function nearest(
  groups: readonly (readonly number[])[],
  likelihood: (other: number) => number,
): number | null {
  let best: number | null = null
  let most = JOIN
  groups.forEach((group, at) => {
    const mean = group.reduce((sum, other) => sum + likelihood(other), 0) / Math.max(1, group.length)
    if (mean >= most) {
      most = mean
      best = at
    }
  })
  return best
}
