import { parseDate } from '../metadata/parse-date.ts'
import { type DataItem, nestedItems, textValue } from './data-item.ts'

/** What Google's documentation asks of a type (structured data gallery, 2026). `a|b` is one or the other. */
interface Expectation {
  readonly types: RegExp
  readonly required: readonly string[]
  readonly recommended: readonly string[]
}

const EXPECTATIONS: readonly Expectation[] = [
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
    types: /^(?:Aggregate)?Offer$/,
    required: ['price|lowPrice|priceSpecification'],
    recommended: ['priceCurrency|priceSpecification', 'availability|offerCount'],
  },
  { types: /^AggregateRating$/, required: ['ratingValue', 'ratingCount|reviewCount'], recommended: [] },
  { types: /^Review$/, required: ['author', 'reviewRating|reviewBody'], recommended: ['datePublished'] },
  { types: /^(?:FAQPage|QAPage)$/, required: ['mainEntity'], recommended: [] },
  { types: /^BreadcrumbList$/, required: ['itemListElement'], recommended: [] },
  { types: /^ItemList$/, required: ['itemListElement'], recommended: [] },
  { types: /^HowTo$/, required: ['name', 'step'], recommended: ['totalTime', 'image'] },
  {
    types: /^Recipe$/,
    required: ['name', 'image'],
    recommended: ['recipeIngredient', 'recipeInstructions', 'author'],
  },
  {
    types: /^Event$|^\w+Event$/,
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'image'],
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
    types: /^(?:LocalBusiness|Store|Restaurant|Dentist|MedicalClinic|\w+Business|\w+Store)$/,
    required: ['name', 'address'],
    recommended: ['telephone', 'openingHours|openingHoursSpecification', 'geo'],
  },
  { types: /^Person$/, required: ['name'], recommended: [] },
  { types: /^Course$/, required: ['name', 'description'], recommended: ['provider'] },
  {
    types: /^(?:SoftwareApplication|WebApplication|MobileApplication)$/,
    required: ['name', 'offers'],
    recommended: ['aggregateRating|review', 'operatingSystem', 'applicationCategory'],
  },
  {
    types: /^DiscussionForumPosting$/,
    required: ['author', 'datePublished', 'text|image|video|articleBody'],
    recommended: ['url', 'comment'],
  },
  { types: /^ProfilePage$/, required: ['mainEntity'], recommended: ['dateModified'] },
]

const DATES = [
  'datePublished',
  'dateModified',
  'dateCreated',
  'uploadDate',
  'startDate',
  'endDate',
  'datePosted',
  'validThrough',
]

/**
 * What is wrong with an item, in Traditional Chinese.
 * @param mentioned it is named in passing by another; nothing can be missing
 */
export function problemsOf(item: DataItem, mentioned = false): string[] {
  if (item.problems.length > 0 && item.types.length === 0 && Object.keys(item.values).length === 0) return []
  if (item.types.length === 0) return item.top ? ['沒有標明型別（@type／itemtype／typeof）'] : []
  // A reference to an item described elsewhere has nothing to check.
  if (!item.top && Object.keys(item.values).every((name) => name === 'url' || name === 'name')) return []
  return [...(mentioned ? [] : missing(item)), ...badDates(item), ...badParts(item)].slice(0, 12)
}

function missing(item: DataItem): string[] {
  const problems: string[] = []
  for (const { types, required, recommended } of EXPECTATIONS) {
    if (!item.types.some((type) => types.test(type))) continue
    const lacks = (names: readonly string[]) =>
      names
        .filter((name) => !name.split('|').some((one) => item.values[one] !== undefined))
        .map((name) => name.replaceAll('|', ' 或 '))
    const must = lacks(required)
    // A publisher or provider within another item needs but its name.
    const should =
      !item.top && /^Organization|Corporation$/.test(item.types[0] ?? '') ? [] : lacks(recommended)
    if (must.length > 0) problems.push(`缺少必要屬性：${must.join('、')}`)
    if (should.length > 0) problems.push(`建議補上：${should.join('、')}`)
    break
  }
  return problems
}

function badDates(item: DataItem): string[] {
  return DATES.flatMap((name) => {
    const value = textValue(item, name)
    if (value === null) return []
    if (/^\d{4}-\d{2}-\d{2}(?:$|T)/.test(value) && parseDate(value) !== null) return []
    return [`${name} 不是 ISO 8601 日期：「${value.slice(0, 40)}」`]
  })
}

function badParts(item: DataItem): string[] {
  const problems: string[] = []
  if (item.types.includes('FAQPage') || item.types.includes('QAPage')) {
    const questions = nestedItems(item, 'mainEntity')
    const unanswered = questions.filter(
      (question) =>
        textValue(question, 'name') === null ||
        ![...nestedItems(question, 'acceptedAnswer'), ...nestedItems(question, 'suggestedAnswer')].some(
          (answer) => textValue(answer, 'text') !== null,
        ),
    )
    if (unanswered.length > 0) problems.push(`${unanswered.length} 個問題沒有題目或答案文字`)
  }
  if (item.types.includes('BreadcrumbList')) {
    const entries = nestedItems(item, 'itemListElement')
    if (entries.some((entry) => textValue(entry, 'position') === null))
      problems.push('麵包屑有項目缺少 position')
    if (entries.some((entry) => textValue(entry, 'name') === null && textValue(entry, 'item') === null))
      problems.push('麵包屑有項目缺少 name')
  }
  if (item.types.includes('AggregateRating')) {
    const rating = Number(textValue(item, 'ratingValue'))
    const best = Number(textValue(item, 'bestRating') ?? 5)
    if (Number.isFinite(rating) && Number.isFinite(best) && rating > best)
      problems.push(`ratingValue ${rating} 超過最高分 ${best}`)
  }
  return problems
}
