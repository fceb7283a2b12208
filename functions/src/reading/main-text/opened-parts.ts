import type { BlockRole } from '@gaplens/contracts/read-page'
import type { Layout } from './features/layout.ts'
import type { PageFacts } from './features/page-facts.ts'
import { isTally } from './page-fact.ts'
import type { Segmentation } from './segmentation.ts'

/** A line above readers' comments: 「共 4 則回應」, 「留言列表 (2)」, "Responses (2)". */
const COMMENTS =
  /^(?:共\s?)?(?:\d[\d,.]*\s*(?:則|篇|個|條)?\s*)?(?:(?:網友|讀者|全部|所有|精選|熱門)?(?:留言|回[應覆]|評論)(?:列表|區|板|討論)?|comments?|responses?|replies|leave a (?:comment|reply))\s*[(（]?\s*\d*\s*(?:則|篇)?\s*[)）]?\s*[:：]?$/i
/** A line above links to other pages: 「其他人也看了」, 「… 的其他內容」, 「你可能也想看」. */
const OTHERS =
  /^(?:延伸閱讀|相關(?:文章|新聞|報導|閱讀|產品|商品)|推薦(?:閱讀|文章|商品)|(?:你|您)(?:可能)?(?:也|還)(?:會|許)?(?:喜歡|感興趣|想看|想知道)|猜你喜歡|(?:其他人|大家)(?:也|都|正)?在?(?:看|喜歡|買)了?什?麼?|(?:熱門|最新|近期|精選|更多)(?:文章|新聞|內容|報導|商品)|人氣(?:排行|文章)|同場加映|(?:上|下)一篇|.{1,20}的其他(?:文章|內容|作品)|more (?:from|by|stories|posts)\b.{0,40}|(?:related|recommended|recent|popular|latest) (?:articles?|posts?|stories|products?|reading))\s*[:：»>]*$/i
const MAX_CHARS = 48

/**
 * For each segment, whether it is in a part of the page that begins with such a line: comments, or links to other pages. The part
 * is the largest container whose first text is the line. It never contains the title.
 *
 * @param author the author of the page, because a part that begins with the name is about them; null when unknown
 */
export function openedParts(
  { segments, containers }: Segmentation,
  { sums, twins }: Pick<Layout, 'sums' | 'twins'>,
  { titleIndex, proseBefore }: Pick<PageFacts, 'titleIndex' | 'proseBefore'>,
  author: string | null,
): ReadonlyMap<number, BlockRole> {
  const opened = new Map<number, BlockRole>()
  if (titleIndex < 0) return opened
  for (let index = titleIndex + 1; index < segments.length; index++) {
    const { text = '', container = -1 } = segments[index] ?? {}
    const role = text.length > MAX_CHARS ? null : roleOpenedBy(text, author)
    if (role === null) continue
    let top = container
    for (let at = container; at >= 0 && sums[at]?.first === index; at = containers[at]?.parent ?? -1) top = at
    const sum = sums[top]
    if (sum === undefined || sum.first !== index || sum.last === index) continue
    // Below the text, a short part that begins with the name is an author box. Otherwise the part is the author's own text.
    const isBelow = (proseBefore[index] ?? 0) > (proseBefore[titleIndex] ?? 0)
    if (role === 'byline' && (sum.chars > MAX_BOX_CHARS || !isBelow || (twins[top] ?? 0) > 1)) continue
    for (let at = index; at <= sum.last; at++) opened.set(at, role)
    index = sum.last
  }
  return opened
}

/** A longer part that begins with the author's name is the author's own text. */
const MAX_BOX_CHARS = 320

function roleOpenedBy(text: string, author: string | null): BlockRole | null {
  if (COMMENTS.test(text)) return 'comment'
  if (OTHERS.test(text)) return 'related'
  return author !== null && (isSignature(text, author) || isFollowed(text, author)) ? 'byline' : null
}

/** Whether a short line is above texts by others: comments, reviews or other pages. */
export function opensOthers(text: string): boolean {
  return text.length <= MAX_CHARS && (COMMENTS.test(text) || OTHERS.test(text) || REVIEWS.test(text))
}

const REVIEWS =
  /^(?:(?:顧客|商品|買家|客戶|用戶)(?:評[價論]|心得)|(?:customer )?reviews?)\s*(?:[(（]\d+[)）])?$/i

/** Whether a line is the name of the author and how many follow: 「林雨天 128 會員」. */
function isFollowed(text: string, author: string): boolean {
  return text.startsWith(`${author} `) && isTally(text.slice(author.length + 1))
}

const BEFORE_NAME =
  /^(?:written by|posted by|by|about|author|關於(?:作者)?|作者(?:簡介)?|撰文|文|創作者(?:介紹)?)\s*[:：／/|｜]?\s*/i

/** Whether a line is the name of the author, alone or after "Written by", 「作者：」. */
export function isSignature(text: string, author: string): boolean {
  return text.length <= MAX_CHARS && (text === author || text.replace(BEFORE_NAME, '') === author)
}
