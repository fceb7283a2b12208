import { type DataItem, type Holder, nestedItems } from './data-item.ts'
import { isLocalBusinessType, isOrganizationType } from './schema-types.ts'

/**
 * The properties that Google's documents require or recommend for the rich result of a type. `a|b` is one or the other, `a.b`
 * the property b of every item that is a value of a.
 */
interface Requirements {
  readonly types: Pick<RegExp, 'test'>
  /** The types within which the item is asked for this. Within others and alone, nothing is asked of it. */
  readonly within?: RegExp
  readonly required: readonly string[]
  /** Also required for an item that is a subject of the page. Within another item, that item is meant. */
  readonly requiredAlone?: readonly string[]
  readonly recommended: readonly string[]
}

/**
 * From developers.google.com/search/docs/appearance/structured-data, one page a type (`article`, `recipe`, `product-snippet`,
 * `review-snippet`, `carousel`, `local-business`, `software-app`, `event`, `course`, `qapage`, `discussion-forum`, `breadcrumb`,
 * `video`, `job-posting`, `profile-page`, `organization`), gone through property by property in November 2026 by stored copies:
 * Event, Product, Recipe, ProfilePage as of 2025-12-10, QAPage as of 2026-06-15, Review, AggregateRating, ItemList, BreadcrumbList,
 * SoftwareApplication and LocalBusiness as public notes of 2026-09-15 quote them. Product, Offer, Recipe, Review, AggregateRating,
 * VideoObject and JobPosting were also held against `adobe/structured-data-validator` (1.1.0), Course against Unhead's documents
 * (name, description, and three courses for a list). An event needs a place: Google shows none that is held online alone.
 * Of a product the snippet's and the merchant listing's recommendations stand together; a listing requires the image too.
 * HowTo and FAQPage have no appearance any more: what is asked of them is what schema.org's own examples hold. Service and
 * MedicalWebPage never had one: Google asks nothing of them. A price is asked of the offer of a product or of software; the
 * offers of an event, a course or a business's catalogue do without. A business that another item names (as publisher, seller or
 * provider) needs no address there. The broadcasts of a video are no events to visit.
 */
const REQUIREMENTS: readonly Requirements[] = [
  {
    types: /^(?:\w*Article|BlogPosting|NewsArticle|Report)$/,
    required: [],
    recommended: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
  },
  {
    types: /^Product(?:Group)?$/,
    required: ['name', 'offers|review|aggregateRating|hasVariant'],
    recommended: ['image', 'description', 'brand', 'offers', 'aggregateRating', 'review'],
  },
  {
    types: /^Offer$/,
    within: /^(?:Product(?:Group)?|(?:Software|Web|Mobile)Application)$/,
    required: ['price|priceSpecification.price'],
    recommended: ['priceCurrency|priceSpecification.priceCurrency', 'availability'],
  },
  {
    types: /^AggregateOffer$/,
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
  },
  {
    types: /^AggregateRating$/,
    required: ['ratingValue', 'ratingCount|reviewCount'],
    requiredAlone: ['itemReviewed', 'itemReviewed.name'],
    recommended: [],
  },
  {
    types: /^Review$/,
    required: ['author', 'reviewRating', 'reviewRating.ratingValue'],
    requiredAlone: ['itemReviewed', 'itemReviewed.name'],
    recommended: ['datePublished'],
  },
  { types: /^FAQPage$/, required: ['mainEntity'], recommended: [] },
  {
    types: /^QAPage$/,
    required: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.answerCount',
      'mainEntity.acceptedAnswer|mainEntity.suggestedAnswer',
    ],
    recommended: ['mainEntity.author', 'mainEntity.datePublished', 'mainEntity.text'],
  },
  { types: /^BreadcrumbList$/, required: ['itemListElement'], recommended: [] },
  {
    types: /^ItemList$/,
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.url|itemListElement.item'],
    recommended: [],
  },
  { types: /^HowTo$/, required: ['name', 'step'], recommended: ['totalTime', 'image'] },
  {
    types: /^Recipe$/,
    required: ['name', 'image'],
    recommended: [
      'recipeIngredient',
      'recipeInstructions',
      'author',
      'totalTime|cookTime',
      'recipeYield',
      'datePublished',
      'description',
      'recipeCategory',
      'recipeCuisine',
      'keywords',
      'nutrition',
      'aggregateRating',
      'video',
    ],
  },
  {
    types: /^(?!(?:Publication|Broadcast|OnDemand|Delivery)Event$)\w*Event$/,
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: ['endDate', 'description', 'image', 'offers', 'organizer', 'performer', 'eventStatus'],
  },
  {
    types: /^VideoObject$/,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  {
    types: /^JobPosting$/,
    // A place of work, or a statement that the job is remote.
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|jobLocationType'],
    recommended: ['validThrough', 'baseSalary'],
  },
  {
    types: { test: (type) => isOrganizationType(type) && !isLocalBusinessType(type) },
    required: [],
    recommended: ['name', 'url', 'logo'],
  },
  {
    types: { test: isLocalBusinessType },
    required: ['name'],
    requiredAlone: ['address'],
    recommended: ['telephone', 'openingHours|openingHoursSpecification', 'geo', 'url', 'priceRange'],
  },
  { types: /^Person$/, required: ['name'], recommended: [] },
  { types: /^Course$/, required: ['name', 'description'], recommended: ['provider'] },
  {
    types: /^(?:SoftwareApplication|WebApplication|MobileApplication)$/,
    required: ['name', 'offers', 'offers.price|offers.lowPrice', 'aggregateRating|review'],
    recommended: ['operatingSystem', 'applicationCategory'],
  },
  {
    types: /^DiscussionForumPosting$/,
    required: ['author', 'author.name', 'datePublished', 'text|image|video|articleBody'],
    recommended: ['url', 'comment'],
  },
  {
    types: /^ProfilePage$/,
    required: ['mainEntity', 'mainEntity.name|mainEntity.alternateName'],
    recommended: ['dateCreated', 'dateModified'],
  },
]

/**
 * The properties that Google requires or recommends and an item lacks; none for types that Google does not document.
 * @param holder the item that it is a value of
 */
export function missingProperties(
  item: DataItem,
  holder: Holder | undefined,
): { required: string[]; recommended: string[] } {
  const asked = REQUIREMENTS.find(
    ({ types, within }) =>
      item.types.some((type) => types.test(type)) &&
      (within === undefined || holder?.item.types.some((type) => within.test(type)) === true),
  )
  const lacking = (names: readonly string[] = []) =>
    names
      .filter((name) => !name.split('|').some((path) => gives(item, path)))
      .map((name) => name.replaceAll('|', ' 或 '))
      // If a property is missing, its parts are not listed too.
      .filter((name, _, all) => !all.some((other) => name !== other && name.startsWith(`${other}.`)))
  const isSubject = item.top || holder?.property === 'mainEntity'
  const required = [...(asked?.required ?? []), ...(isSubject ? (asked?.requiredAlone ?? []) : [])]
  return { required: lacking(required), recommended: lacking(asked?.recommended) }
}

/** Whether an item has the property at a path, in every item on the way. A value that is a text lacks nothing. */
function gives(item: DataItem, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const values = item.values[name]
  if (values === undefined) return false
  if (rest.length === 0) return true
  const nested = nestedItems(item, name)
  // An event may have a place and also be held online, where there is no address.
  const real = nested.filter(({ types }) => !types.includes('VirtualLocation'))
  return (real.length > 0 ? real : nested).every((each) => gives(each, rest.join('.')))
}
