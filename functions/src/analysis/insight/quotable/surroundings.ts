import type { Block } from '@gaplens/contracts/analysis/read-page'
import { isThread } from '../facts/thread.ts'
import { isLimitedElsewhere } from './limited-elsewhere.ts'
import { sectionAround } from './section-around.ts'

/** The end of a complete block. A block without it may continue in the next. */
const ENDED = /[\p{P}\p{S}]\s*$/u
const LEADS = /[:：]\s*$/u
/** A block of at most this length without an end introduces the next block. */
const LEAD_MAX = 30
/** The end of a byline (「生活輔導組 103.09.12」, 「dovetail 2026/06/03 3」), which is no sentence that the next block goes on with. */
const SIGNED_AND_DATED =
  /\d{2,4}[./-]\d{1,2}[./-]\d{1,2}(?:\s+\d{1,2}:\d{2})?(?:\s+#?\d{1,4}\s?[樓F]?)?\s*$/iu
/** Refers back to the text above it in its section. */
const LOOKS_BACK =
  /^(?:以上|上述|上面|前述|這些|那些|第\s?[一二三四五六七八九十\d]+\s?[步項點個條種招]|[本該這此][項案則法]|這[一二兩三四五六七八九十\d]+\s?[個種項點則招句])|^(?:the above|all of (?:these|the above)|none of|these)\b/iu
/** Says that the text above is not true. */
const DENIES =
  /錯|不對|不正確|不實|並非|謠|迷思|誤解|誤會|(?:沒有?|毫?無|缺乏)(?:\S{0,6})(?:根據|依據|證據|效|用)|不(?:要|可|建議|推薦|適用|成立|再)|過時|停止|取消|廢止|截止|失效|結束|撤回|以前|改[成為]|騙|untrue|false|wrong|myth|nonsense|no longer|withdrawn|ended/iu
/** The label of one of several speakers, who need not be the page's author. */
const VOICE =
  /^(?:網友|讀者|鄉民|樓主|會員|客人|顧客|買家|賣家|民眾|記者|患者|病人|家長|媽媽|爸爸|朋友|同事|user|reader|customer)\s?[\dA-Za-z一二三四五]{0,2}\s?[:：]/iu
/** A testimonial: words in quotation marks, and who said them. */
const TESTIMONIAL = /^[「『“"][^」』”"]+[」』”"]\s*[—–-]*\s*[^。，,]{1,15}[。.]?$/u
const EXAMPLE = /例如|舉例|比方|假設|為例|for example|e\.g\./iu
/** Marked as wrong, as in a quiz or beside the right form. */
const MARKED_WRONG = /^\s*[（(]?\s*(?:[×✗✘❌╳]|[誤錯](?=\t)|NG(?![A-Za-z]))|[×✗✘❌╳]\s*[)）]?\s*$/u
/** The choices of a question, most of which are wrong. */
const CHOICES = /[（(]\s?A\s?[)）].*[（(]\s?B\s?[)）]/su
/** Gives the unit of the figures of a table below it. */
const UNIT_OF_TABLE =
  /單位\s?[是為:：]|[（(]單位[^)）]*[)）]|\b(?:in|figures in) (?:hundreds|thousands|millions)\b/iu
/** The legal label of sponsored content. */
const PAID =
  /業配|廣編|工商時間|(?:本[段文篇頁節]|本影片|以下內容|這篇)[^。]{0,8}(?:贊助|合作|廣告|邀稿)|\bsponsored\b|\bpaid (?:post|partnership)\b/iu

/** The context of a block that may change its meaning. */
export interface Surroundings {
  /** The introduction that is quoted before it: 「以下情形不得…：」 over a list, or the first half of a broken sentence. */
  readonly lead: string
  /** The second half of the block, if it is a broken sentence. */
  readonly rest: string
  /** The text of the next block in its section; empty for the last block. */
  readonly next: string
  /** Whether the page says that the block is false, somebody else's words, or only an example. */
  readonly doubtful: boolean
}

export const NO_SURROUNDINGS: Surroundings = { lead: '', rest: '', next: '', doubtful: false }

/** The context of the block at an offset of the page's text. */
export function surroundingsOf(page: Parameters<typeof isThread>[0], start: number): Surroundings {
  const at = page.blocks.findIndex(
    (block) => block.start <= start && start < block.start + block.text.length + 1,
  )
  const block = page.blocks[at]
  if (block === undefined) return NO_SURROUNDINGS
  const section = sectionAround(page.blocks, at)
  const { before, after } = section
  const isOfPosts = isThread(page)
  const figured = /\d/u.test(block.text)
  const inExample =
    block.kind === 'listItem' &&
    figured &&
    before.some((other) => other.kind === 'listItem' && EXAMPLE.test(other.text))
  return {
    lead: leadOf(block, before, isOfPosts),
    rest: after[0] !== undefined && !isOfPosts && breaksOff(block, after[0]) ? after[0].text : '',
    next: after[0]?.text ?? '',
    doubtful:
      inExample ||
      VOICE.test(block.text) ||
      TESTIMONIAL.test(block.text) ||
      PAID.test(block.text) ||
      MARKED_WRONG.test(block.text) ||
      CHOICES.test(block.text) ||
      (block.kind === 'tableRow' && before.some(({ text }) => UNIT_OF_TABLE.test(text))) ||
      isLimitedElsewhere(page, block, section) ||
      after.some(({ text }) => takesBack(text)),
  }
}

/** Whether a text retracts the text before it. */
export function takesBack(text: string): boolean {
  return LOOKS_BACK.test(text) && DENIES.test(text)
}

/** @param isOfPosts whether each block may be a post by somebody else, which goes on with none */
function leadOf(block: Block, before: readonly Block[], isOfPosts: boolean): string {
  const above = block.kind === 'listItem' ? before.findLast(({ kind }) => kind !== 'listItem') : before.at(-1)
  if (above === undefined || above.kind === 'tableRow' || block.kind === 'tableRow') return ''
  if (LEADS.test(above.text)) return above.text
  return !isOfPosts && breaksOff(above, block) ? above.text : ''
}

/** Whether a short paragraph has no end, so that the next may be its second half, or the text that it introduces. */
function breaksOff({ kind, text }: Block, next: Block): boolean {
  const paragraphs = kind === 'paragraph' && next.kind === 'paragraph'
  return paragraphs && !ENDED.test(text) && !SIGNED_AND_DATED.test(text) && [...text].length <= LEAD_MAX
}
