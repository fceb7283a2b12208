import { comparable } from '@gaplens/text/figures/compare'
import { differInMagnitude } from './magnitude.ts'
import type { PreparedClaim } from './prepared-claim.ts'

/** Finds the figures that are the only ones of their kind where they stand: no other could be what is measured there. */
export class LoneFigures {
  readonly #bySource: ReadonlyMap<string, readonly PreparedClaim[]>

  /** @param all the figures of all pages */
  constructor(all: readonly PreparedClaim[]) {
    this.#bySource = Map.groupBy(all, ({ claim }) => claim.sourceId)
  }

  /** Whether neither page gives another figure that could be compared with the other's. */
  areOnlyOnPages(a: PreparedClaim, b: PreparedClaim): boolean {
    return [a, b].every((one) => this.#likeOf(one, one).length === 1)
  }

  /** Whether a figure is the only one under its heading that is comparable with another page's. */
  isOnlyUnderHeading(one: PreparedClaim, other: PreparedClaim): boolean {
    return this.#likeOf(one, other).filter(({ claim }) => claim.heading === one.claim.heading).length === 1
  }

  /** The figures of one's page that are comparable with it, and of the magnitude of another. */
  #likeOf({ claim: one }: PreparedClaim, { claim: other }: PreparedClaim): PreparedClaim[] {
    const ofPage = this.#bySource.get(one.sourceId) ?? []
    return ofPage.filter(
      ({ claim }) => comparable(claim.figure, one.figure) && !differInMagnitude(claim, other),
    )
  }
}
