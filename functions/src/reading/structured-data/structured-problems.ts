import { parseDate } from '../metadata/parse-date.ts'
import { type DataItem, type Holder, nestedItems, textValue } from './data-item.ts'
import { missingProperties } from './google-requirements.ts'
import { isOrganizationType } from './schema-types.ts'

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

/** The problem of an item that lacks a recommended property. */
export const RECOMMENDED = '缺少建議屬性'

/**
 * The problems of an item, in Traditional Chinese.
 * @param holder the item that it is a value of
 */
export function problemsOf(item: DataItem, holder?: Holder): string[] {
  if (item.problems.length > 0 && item.types.length === 0 && Object.keys(item.values).length === 0) return []
  if (item.types.length === 0) return item.top ? ['沒有標明型別（@type／itemtype／typeof）'] : []
  // A reference to an item described elsewhere has nothing to check.
  if (!item.top && Object.keys(item.values).every((name) => name === 'url' || name === 'name')) return []
  return [
    ...(MENTIONS.has(holder?.property ?? '') ? [] : missing(item, holder)),
    ...badDates(item),
    ...badParts(item),
  ].slice(0, 12)
}

/** Properties whose value only mentions an item that is described elsewhere: a variant's product, a related one. */
const MENTIONS = new Set([
  'itemOffered',
  'isVariantOf',
  'isRelatedTo',
  'isSimilarTo',
  'itemReviewed',
  'mentions',
])

function missing(item: DataItem, holder: Holder | undefined): string[] {
  const { required, recommended } = missingProperties(item, holder)
  // A publisher or provider within another item only needs its name.
  const should = !item.top && item.types.some(isOrganizationType) ? [] : recommended
  return [
    ...(required.length > 0 ? [`缺少必要屬性：${required.join('、')}`] : []),
    ...(should.length > 0 ? [`${RECOMMENDED}：${should.join('、')}`] : []),
  ]
}

/** A whole date of ISO 8601, with or without a time: `2024-05-01T08:00:00+08:00`, `20240501`. */
const ISO_DAY = /^(\d{4}-\d{2}-\d{2}|\d{8})(?:$|T\d{2})/
/** A year or a month, which ISO 8601 has too. */
const ISO_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/

function badDates(item: DataItem): string[] {
  return DATES.flatMap((name) => {
    const value = textValue(item, name)
    if (value === null) return []
    const [, day] = ISO_DAY.exec(value) ?? []
    if (day !== undefined && parseDate(day) !== null) return []
    if (ISO_MONTH.test(value)) return [`${name} 沒有完整的日期：「${value}」`]
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
    if (entries.length === 1) problems.push('麵包屑只有一項，Google 要求至少兩項')
    // The last one may be the page itself.
    if (entries.slice(0, -1).some((entry) => (entry.values.item ?? []).length === 0))
      problems.push('麵包屑有項目缺少 item（最後一項以外都要有網址）')
  }
  if (item.types.includes('AggregateRating')) {
    const rating = Number(textValue(item, 'ratingValue'))
    const best = Number(textValue(item, 'bestRating') ?? 5)
    if (Number.isFinite(rating) && Number.isFinite(best) && rating > best)
      problems.push(`ratingValue ${rating} 超過最高分 ${best}`)
  }
  return problems
}
