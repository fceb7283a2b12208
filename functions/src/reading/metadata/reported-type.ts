import type { PageType } from '@gaplens/contracts/analysis/read-page'
import MODEL from './offer-model.json' with { type: 'json' }
import { OFFER_SIGNS, type OfferFacts } from './offer-signs.ts'
import { likeliestType, PAGE_TYPES, type TypeProbabilities } from './page-type.ts'

const ARTICLE = PAGE_TYPES.indexOf('article')
const SERVICE = PAGE_TYPES.indexOf('service')
/** Types that the layout shows in any script. */
const BY_LAYOUT: readonly PageType[] = ['forum', 'product', 'collection']
/** Keeps the ratio of two probabilities finite. */
const FLOOR = 0.01

/** The type that a page's layout shows, whatever its script: `read` is the one its main text was chosen by. */
export function typeByLayout(read: PageType, withoutScript: TypeProbabilities): PageType {
  const type = likeliestType(withoutScript)
  return BY_LAYOUT.includes(type) ? type : read
}

/**
 * The type in reports. Between a service and an article, the page's signs of an offer decide: with a logit above
 * `MODEL.threshold` it is a service.
 */
export function reportedType(type: PageType, withoutScript: TypeProbabilities, page: OfferFacts): PageType {
  if (type !== 'article' && type !== 'service') return type
  return offerLogit(withoutScript, page) > MODEL.threshold ? 'service' : 'article'
}

function offerLogit(withoutScript: TypeProbabilities, page: OfferFacts): number {
  const ratio = ((withoutScript[SERVICE] ?? 0) + FLOOR) / ((withoutScript[ARTICLE] ?? 0) + FLOOR)
  const weights: Readonly<Record<string, number>> = MODEL.signs
  return Object.entries(OFFER_SIGNS).reduce(
    (sum, [name, sign]) => sum + (weights[name] ?? 0) * sign(page),
    MODEL.bias + MODEL.layout * Math.log(ratio),
  )
}
