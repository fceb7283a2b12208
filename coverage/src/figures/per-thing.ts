import type { Figure } from '@gaplens/text/figures/figure'
import { referencesIn } from '@gaplens/text/figures/references'

/** A sum or size for one of a thing: 「每層 400 元」, 「每瓩約 3 坪」. */
const FOR_EACH = /每上?一?(\p{Script=Han})/gu
/** Times and people, which anything may be counted by. */
const ANY = new Set('次天日週月年季人位名個戶樣種當逢到')
/** The first character of 「公升」 and 「公斤」. */
const METRIC = '公'

/**
 * What a clause's figure is for one of, as a word: 「每層」; null if for nothing, or for a time or a person. The metric unit of a
 * concentration (「每公升 0.3 毫克」) is none, but that of a slope is: 「每公尺降 1 公分」.
 */
export function perThing(clause: string, { per }: Pick<Figure, 'per'>): string | null {
  const isConcentration = referencesIn(per).some((each) => each.startsWith(METRIC))
  // Of 「每車每層」 the last one is what the figure is for.
  const thing = [...clause.matchAll(FOR_EACH)]
    .flatMap(([, each = '']) => (ANY.has(each) || (isConcentration && each === METRIC) ? [] : [each]))
    .at(-1)
  return thing === undefined ? null : `每${thing}`
}
