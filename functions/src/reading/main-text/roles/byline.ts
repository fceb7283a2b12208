import { isSignature } from './opened-parts.ts'
import { isPageFact, isTally } from './page-fact.ts'
import { has, isOfSignedPage, MAX_NOTE_CHARS, type Part, signsOfPart, within } from './part.ts'

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
function isSigned(part: Part): boolean {
  const {
    segment: { kind, text },
    author,
    type,
  } = part
  if (author === null || !isOfSignedPage(part)) return false
  return isSignature(text, author) && (type === 'forum' || kind !== 'heading' || text !== author)
}

/** Whether a segment says who wrote the page and when, or another fact about it. */
export function isByline(part: Part): boolean {
  const { segment } = part
  if (isSigned(part)) return true
  if (segment.kind === 'heading' || segment.text.length > MAX_NOTE_CHARS) return false
  if (BYLINE.test(segment.text)) return true
  if (isPageFact(part.segmentation.segments, part.index)) return true
  if (isOfSignedPage(part) && (isTally(segment.text) || isDateLine(part))) return true
  const signs = signsOfPart(part)
  if (has(signs, 'biography')) return within(part, 'author')
  return segment.words <= 16 && (has(signs, 'date') || has(signs, 'byline')) && within(part, 'meta', 'author')
}
