import { type DataItem, nestedItems } from './data-item.ts'

/**
 * What Google's documents ask of a type for its appearance in search: without what is required there is none; what is recommended
 * makes it better. `a|b` is one or the other, `a.b` the property b of every item that is a value of a.
 */
interface Requirements {
  readonly types: RegExp
  readonly required: readonly string[]
  readonly recommended: readonly string[]
}

/**
 * From developers.google.com/search/docs/appearance/structured-data, one page a type (`article`, `recipe`, `product-snippet`,
 * `review-snippet`, `carousel`, `local-business`, `software-app`, `event`, `course`, `qapage`, `discussion-forum`, `breadcrumb`,
 * `video`, `job-posting`, `profile-page`, `organization`), gone through property by property in November 2026. Recipe, Event,
 * LocalBusiness and Product were also held against the profiles of `schemaorg-validate` (docs.rs, checked by its authors on
 * 2026-04-01), JobPosting against schemastats.com, QAPage and DiscussionForumPosting against Google's changes of 2023 and 2024.
 * HowTo and FAQPage have no appearance any more: what is asked of them is what schema.org's own examples hold. Service and
 * MedicalWebPage never had one: Google asks nothing of them.
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
    recommended: ['image', 'description', 'brand', 'offers'],
  },
  {
    types: /^Offer$/,
    required: ['price|priceSpecification'],
    recommended: ['priceCurrency|priceSpecification', 'availability'],
  },
  {
    types: /^AggregateOffer$/,
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
  },
  { types: /^AggregateRating$/, required: ['ratingValue', 'ratingCount|reviewCount'], recommended: [] },
  {
    types: /^Review$/,
    required: ['author', 'reviewRating', 'reviewRating.ratingValue'],
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
    recommended: ['recipeIngredient', 'recipeInstructions', 'author', 'totalTime', 'recipeYield'],
  },
  {
    types: /^Event$|^\w+Event$/,
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    recommended: ['endDate', 'description', 'image', 'offers', 'organizer'],
  },
  {
    types: /^VideoObject$/,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
  },
  {
    types: /^JobPosting$/,
    // A place of work, or that it is remote.
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|jobLocationType'],
    recommended: ['validThrough', 'baseSalary'],
  },
  // Before the kinds of LocalBusiness: a business on the web alone has no address to give.
  {
    types: /^(?:Organization|Corporation|NewsMediaOrganization|OnlineStore|OnlineBusiness)$/,
    required: [],
    recommended: ['name', 'url'],
  },
  {
    types:
      /^(?:LocalBusiness|Store|Restaurant|CafeOrCoffeeShop|Bakery|Dentist|MedicalClinic|VeterinaryCare|Pharmacy|LegalService|AccountingService|RealEstateAgent|HairSalon|BeautySalon|Hotel|BedAndBreakfast|ExerciseGym|AutoRepair|Florist|\w+Business|\w+Store)$/,
    required: ['name', 'address'],
    recommended: ['telephone', 'openingHours|openingHoursSpecification', 'geo'],
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
  { types: /^ProfilePage$/, required: ['mainEntity', 'mainEntity.name'], recommended: ['dateModified'] },
]

/** What of an item Google asks for and it does not have; nothing for types that Google's documents do not speak of. */
export function lackingIn(item: DataItem): { required: string[]; recommended: string[] } {
  const asked = REQUIREMENTS.find(({ types }) => item.types.some((type) => types.test(type)))
  const lacking = (names: readonly string[] = []) =>
    names
      .filter((name) => !name.split('|').some((path) => gives(item, path)))
      .map((name) => name.replaceAll('|', ' 或 '))
      // Of a property that is not there its parts are not asked for too.
      .filter((name, _, all) => !all.some((other) => name !== other && name.startsWith(`${other}.`)))
  return { required: lacking(asked?.required), recommended: lacking(asked?.recommended) }
}

/** Whether an item has what a path leads to: every item on the way does. A value that is a text has no parts to lack. */
function gives(item: DataItem, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const values = item.values[name]
  if (values === undefined) return false
  if (rest.length === 0) return true
  return nestedItems(item, name).every((nested) => gives(nested, rest.join('.')))
}
