import type { BlockRole, PageType } from '@gaplens/contracts/read-page'
import { first, type Rule } from '../metadata/first-rule.ts'
import { isAppeal } from './appeal.ts'
import { boardRole, isDiscussion } from './board-line.ts'
import type { Features } from './features/features.ts'
import { isHeadline, type Sums } from './features/layout.ts'
import { MARK_NAMES, type Mark } from './features/marks.ts'
import { SIGN_NAMES, type Sign } from './features/text-signs.ts'
import { isSignature, openedParts } from './opened-parts.ts'
import { isPageFact, isPageTool, isTally } from './page-fact.ts'
import type { Segment, Segmentation } from './segmentation.ts'
import { isSiteNotice } from './site-notice.ts'

/** A segment with everything that the rules for its role need. */
interface Part {
  readonly segment: Segment
  readonly index: number
  readonly segmentation: Segmentation
  readonly features: Pick<Features, 'layout' | 'facts' | 'signs'>
  readonly type: PageType
  readonly author: string | null
  /** Parts of the page whose first line shows their role. */
  readonly opened: ReadonlyMap<number, BlockRole>
  /** The signs of the headings above it. */
  readonly headings: readonly number[]
  /** The text of the nearest heading above it. */
  readonly under: string
}

/**
 * Decides the role of each segment on its page: content, or something around the content. The first rule that matches wins. A
 * segment without a matching rule is content.
 *
 * @param author who signs the page; null when nobody does
 * @param asked the segments to decide; the answer for any other is null. All are decided when it is left out
 */
export function rolesOf(
  segmentation: Segmentation,
  features: Pick<Features, 'layout' | 'facts' | 'signs'>,
  type: PageType,
  author: string | null = null,
  asked: readonly boolean[] | null = null,
): (BlockRole | null)[] {
  // The signs of the headings above, by level.
  const open: number[] = []
  let headings: readonly number[] = []
  let under = ''
  const opened =
    type === 'article' ? openedParts(segmentation, features.layout, features.facts, author) : NOTHING
  return segmentation.segments.map((segment, index) => {
    const isAsked = asked === null || asked[index] === true
    const part: Part = { segment, index, segmentation, features, type, author, opened, headings, under }
    const role = isAsked ? (first(ROLE_RULES, part) ?? 'content') : null
    if (segment.kind === 'heading') {
      open.length = Math.min(open.length, segment.level)
      under = segment.text
      open[segment.level] = features.signs[index] ?? 0
      headings = open.filter((bits) => bits !== undefined)
    }
    return role
  })
}

/** Types of page that somebody signs. */
const SIGNED: ReadonlySet<PageType> = new Set(['article', 'forum'])
const NOTHING: ReadonlyMap<number, BlockRole> = new Map()
/** Longest note beside a text. */
const MAX_NOTE_CHARS = 120
const MOSTLY_LINKS = 0.7

const ROLE_RULES: ReadonlyArray<Rule<Part, BlockRole>> = [
  ({ segmentation, index, type }) => boardRole(segmentation.segments, index, type),
  ({ features: { facts }, index }) => (index === facts.titleIndex ? 'content' : null),
  // Text that the page declares as its article body is content, wherever it is.
  ({ features: { facts }, index, segment }) =>
    segment.words >= 8 && (facts.body.shares[index] ?? 0) > 0.8 ? 'content' : null,
  ({ opened, index }) => opened.get(index) ?? null,
  (part) => (!isDiscussion(part.type) && isComment(part) ? 'comment' : null),
  (part) => (isRelated(part) ? 'related' : null),
  (part) => (isNavigation(part) ? 'navigation' : null),
  (part) => (isByline(part) ? 'byline' : null),
  (part) => (isAdvert(part) ? 'advert' : null),
]

function isComment(part: Part): boolean {
  if (within(part, 'comment')) return true
  if (COMMENT_HEADING.test(part.segment.text) && part.segment.kind === 'heading') return true
  return part.headings.some((bits) => has(bits, 'comment')) && isAfterCore(part)
}

const COMMENT_HEADING =
  /^(?:\d[\d,.]*\s+)?(?:comments?|replies|responses?|thoughts? on\b.*|reader interactions|leave a (?:reply|comment)|留言板?|網友(?:留言|回應)|讀者(?:留言|回應)|發表(?:留言|回應|評論)|回應|評論)(?:\s*[(（]?\d+[)）]?)?\s*[:：]?$/i

/** Lines that link to other pages, in any element. */
const LEADS_ON =
  /^[▸►▶◆■●★☆※➤→>＞【[「(（\s]*(?:延伸閱讀|相關(?:文章|新聞|報導|閱讀|連結)|推薦(?:閱讀|文章)|更多(?:文章|新聞|報導)|看更多|你可能(?:也)?(?:會)?(?:喜歡|感興趣|想看)|猜你喜歡|熱門(?:文章|新聞)|上一篇|下一篇|read (?:more|next|also)|also read|see also|related(?: (?:articles?|posts?|stories|reading|content|news))?|more (?:from|on|stories)\b|recommended|you (?:may|might) also (?:like|enjoy)|don.t miss|up next|most (?:read|popular))/i

function isRelated(part: Part): boolean {
  const { segment } = part
  if (LEADS_ON.test(segment.text) && (segment.text.length <= MAX_NOTE_CHARS || isLink(segment))) return true
  if (within(part, 'related') && (isLink(segment) || isTeaser(part) || isAfterCore(part))) return true
  const under = part.headings.at(-1) ?? 0
  return has(under, 'related') && segment.kind !== 'heading' && (isLink(segment) || isTeaser(part))
}

/** Whether a segment is in one of several similar parts that each have a link as their title. */
function isTeaser({ segment, segmentation: { containers }, features: { layout } }: Part): boolean {
  let at = segment.container
  for (let level = 0; level < 6 && at >= 0; level++) {
    if ((layout.twins[at] ?? 0) >= 3) {
      const sums = layout.sums[at] as Sums
      return sums.headlines > 0 && sums.words < 80
    }
    at = containers[at]?.parent ?? -1
  }
  return false
}

function isNavigation(part: Part): boolean {
  const { segment, features } = part
  const signs = features.signs[part.index] ?? 0
  if (SIGNED.has(part.type) && isPageTool(segment)) return true
  if (part.type === 'product' && isTermsOfSale(part)) return true
  if (segment.kind === 'heading') return false
  if (segment.text.length <= MAX_NOTICE_CHARS && isSiteNotice(segment.text)) return true
  if (segment.words > 20) return false
  if (isCategory(part)) return true
  if (within(part, 'navigation', 'breadcrumb', 'pagination', 'share', 'toc')) return isLink(segment)
  if (has(signs, 'navigation') && (isLink(segment) || segment.controlChars > 0)) return true
  const sums = features.layout.sums[segment.container]
  const around = features.layout.sums[part.segmentation.containers[segment.container]?.parent ?? -1] ?? sums
  return (
    isLink(segment) &&
    !isHeadline(segment) &&
    around !== undefined &&
    around.segments >= 4 &&
    around.linkChars > around.chars * 0.8
  )
}

/** What a shop says below each of its goods alike. */
const TERMS_OF_SALE =
  /^(?:送貨|配送|運送|寄送|付款|退換?貨|取貨)(?:[及與和、／/]?(?:付款|退換?貨|送貨))?(?:方式|說明|政策|須知|資訊)$/

/** Whether a short text is, or stands below, the heading of how a shop delivers and is paid. */
function isTermsOfSale({ segment: { kind, text, words }, under }: Part): boolean {
  return kind === 'heading' ? TERMS_OF_SALE.test(text) : words <= 20 && TERMS_OF_SALE.test(under)
}

/** A longer block is content that mentions copying. */
const MAX_NOTICE_CHARS = 240
/** A category or a month of an archive with how many posts it has: 「旅行 (41)」. */
const COUNTED = /^.{1,30}[^\s\d]\s*[(（]\d{1,3}(?:,?\d{3})?[)）]$/

/** Whether an item is one of several in its list that each end in a number of posts. */
function isCategory({ segment, index, segmentation: { segments, containers } }: Part): boolean {
  const listOf = (one: Segment): number => containers[one.container]?.parent ?? -1
  const isCounted = (at: number): boolean => {
    const one = segments[at]
    return (
      one?.kind === 'listItem' &&
      listOf(one) === listOf(segment) &&
      one.text.length < 45 &&
      COUNTED.test(one.text)
    )
  }
  if (!isCounted(index)) return false
  const [before, after] = [isCounted(index - 1), isCounted(index + 1)]
  return (before && (after || isCounted(index - 2))) || (after && isCounted(index + 2))
}

const BYLINE =
  /^(?:(?:written|posted|published|reviewed|edited|medically reviewed|updated|fact.checked)\s+(?:by|on|at)\b|by\s+\p{Lu}|last (?:updated|modified|reviewed)|(?:published|updated|posted)\s*[:：]|(?:文字?|圖|文圖|圖文|攝影|撰文|作者|編輯|責任編輯|核稿編輯|(?:看診|審[稿閱定])(?:醫師|藥師|專家|者)?|記者|採訪|整理|來源|資料來源|圖片來源|出刊日期)\s*[:：／/|｜]|(?:發[布佈表]|更新|刊登|上架)(?:時間|日期|於)?\s*[:：／/|｜]?\s*(?:民國|[12]?\d{2,3})|最後更新|最近更新|(?:photo|image|picture|video)s?\s*(?:by|credits?|source)?\s*[:：/]|\d+\s*min(?:ute)?s?\s*read)/iu

/** How far below the title, in segments, its date may stand. */
const DATE_REACH = 5
const DATE_LINE =
  /^(?:\S{1,10}\s)?(?:\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}\s?日?|\d{1,2}\s?月\s?\d{1,2}\s?日|\d{1,2}\/\d{1,2})(?:\s\d{1,2}:\d{2}(?::\d{2})?)?$/u

/** Whether a line right below the title is a date, at most with a word before it. */
function isDateLine({ segment: { text }, index, features: { facts } }: Part): boolean {
  const below = index - facts.titleIndex
  return facts.titleIndex >= 0 && below > 0 && below <= DATE_REACH && DATE_LINE.test(text)
}

/** Whether a segment is the author's name. The heading of a part of an article may be a name that signs it, too. */
function isSigned({ segment: { kind, text }, author, type }: Part): boolean {
  if (author === null || !SIGNED.has(type)) return false
  return isSignature(text, author) && (type === 'forum' || kind !== 'heading' || text !== author)
}

function isByline(part: Part): boolean {
  const { segment, features } = part
  if (isSigned(part)) return true
  if (segment.kind === 'heading' || segment.text.length > MAX_NOTE_CHARS) return false
  if (BYLINE.test(segment.text)) return true
  if (isPageFact(part.segmentation.segments, part.index)) return true
  if (SIGNED.has(part.type) && (isTally(segment.text) || isDateLine(part))) return true
  const signs = features.signs[part.index] ?? 0
  if (has(signs, 'biography')) return within(part, 'author')
  return segment.words <= 16 && (has(signs, 'date') || has(signs, 'byline')) && within(part, 'meta', 'author')
}

function isAdvert(part: Part): boolean {
  const { segment, features } = part
  const signs = features.signs[part.index] ?? 0
  if (within(part, 'newsletter', 'consent') || within(part, 'promo')) return true
  if (segment.text.length > MAX_NOTE_CHARS) return false
  if (isAppeal(segment.text)) return true
  if (/^(?:advertisement|sponsored(?: content)?|廣告|贊助內容?|ad)$/i.test(segment.text)) return true
  return (has(signs, 'lure') || has(signs, 'subscribe')) && (isLink(segment) || segment.controlChars > 0)
}

const isLink = (segment: Segment): boolean => segment.linkChars >= segment.text.length * MOSTLY_LINKS

const has = (bits: number, sign: Sign): boolean => ((bits >> SIGN_NAMES.indexOf(sign)) & 1) === 1

function isAfterCore({ index, features: { facts } }: Part): boolean {
  return index > (facts.cores[1]?.last ?? Number.MAX_SAFE_INTEGER)
}

/** How many containers outwards a mark still applies to the segment. */
const REACH = 8

/** Whether the segment is in a part of the page with this mark that does not hold most of the page's prose. */
function within({ segment, segmentation, features: { layout, facts } }: Part, ...marks: Mark[]): boolean {
  const core = facts.cores[0]?.container ?? -1
  for (const mark of marks) {
    const away = layout.marks[segment.container * MARK_NAMES.length + MARK_NAMES.indexOf(mark)] ?? REACH
    if (away >= REACH) continue
    let at = segment.container
    for (let i = 0; i < away; i++) at = segmentation.containers[at]?.parent ?? -1
    const [own, most] = [layout.sums[at], layout.sums[core]]
    const holdsCore =
      own !== undefined && most !== undefined && own.first <= most.first && own.last >= most.last
    if (!holdsCore) return true
  }
  return false
}
