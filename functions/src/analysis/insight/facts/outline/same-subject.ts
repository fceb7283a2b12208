import type { Gap } from '@gaplens/contracts/analysis/report'
import { normalise, termsOf } from '@gaplens/text/terms'
import { oneLine } from '../wording.ts'
import { isClosingHeading } from './outline-order.ts'
import type { PageSection } from './own-sections.ts'

/** The part of a longer name that a shorter one must make up to name the same subject. */
const NAMED = 0.5

/** Whether one name is within the other and says more than the keyword: 「規費」 and 「設立登記規費」. */
function isWithin(one: string, other: string, keyword: string): boolean {
  const [shorter = '', longer = ''] = [one, other].map(normalise).toSorted((a, b) => a.length - b.length)
  if (shorter === '' || !longer.includes(shorter)) return false
  const said = new Set(termsOf(keyword))
  return termsOf(shorter).some((term) => !said.has(term))
}

/**
 * The one section of the user's page that has nearly a gap's name as its heading: beside 「公司設立流程」 nobody expects a new
 * section 「設立流程」. Null where there is none or several.
 */
export function namesake(name: string, own: readonly PageSection[], keyword: string): PageSection | null {
  const [first, second] = own.filter(({ heading }) => {
    const [shorter = 0, longer = 1] = [heading.length, name.length].toSorted((a, b) => a - b)
    return (
      heading !== '' &&
      !isClosingHeading(heading) &&
      shorter >= NAMED * longer &&
      isWithin(name, heading, keyword)
    )
  })
  return second === undefined ? (first ?? null) : null
}

/** A gap and the sections of the sources that state its facts. */
interface Sourced {
  readonly gap: Gap
  readonly statedIn: readonly { readonly pageId: string; readonly heading: string }[]
}

/**
 * For each gap that is of one subject with an earlier one, that one: a name within the other's, or facts from one section of a
 * source whose heading names both or one of them. Readers expect these beside each other.
 */
export function companionsOf(stated: readonly Sourced[], keyword: string): ReadonlyMap<string, string> {
  const companions = new Map<string, string>()
  for (const [at, one] of stated.entries()) {
    const earlier = stated
      .slice(0, at)
      .find((other) => isWithin(one.gap.name, other.gap.name, keyword) || shareSection(one, other))
    if (earlier === undefined) continue
    companions.set(one.gap.topicId, companions.get(earlier.gap.topicId) ?? earlier.gap.topicId)
  }
  return companions
}

/** The heading of each gap that forms a section with its companion because one's name is within the other's: the shorter. */
export function namesWithin(
  gaps: readonly Gap[],
  companions: ReadonlyMap<string, string>,
  keyword: string,
): ReadonlyMap<string, string> {
  return new Map(
    gaps.flatMap((gap) => {
      const other = gaps.find(({ topicId }) => topicId === companions.get(gap.topicId))
      if (other === undefined || !isWithin(gap.name, other.name, keyword)) return []
      const shorter = oneLine(gap.name.length < other.name.length ? gap.name : other.name)
      return [gap, other].map(({ topicId }): [string, string] => [topicId, shorter])
    }),
  )
}

function shareSection(one: Sourced, other: Sourced): boolean {
  return one.statedIn.some(
    ({ pageId, heading }) =>
      [one.gap.name, other.gap.name].some((name) => normalise(heading).includes(normalise(name))) &&
      other.statedIn.some((part) => part.pageId === pageId && part.heading === heading),
  )
}
