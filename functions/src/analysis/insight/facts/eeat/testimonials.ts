import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { memoize } from '@gaplens/text/memoize'

/** A heading over what customers say of an offer: 「客戶好評」, 「學員見證」, "What our clients say". */
const REVIEWS =
  /好評|見證|評[價論]|口碑|心得|回饋|推薦[語文]|(?:客戶|顧客|學員|病友|住客|買家|他們|大家)[^，。]{0,4}(?:推薦|分享|怎麼說|說)|\b(?:testimonials?|reviews?)\b|\bwhat (?:our )?\p{L}+ say\b/iu
/** Who said what stands above: 「林小姐｜台北市」, 「— 陳先生」. */
const SIGNED_BY_CUSTOMER =
  /^[—–―\-－\s]*(?:\p{Script=Han}{1,3}|\p{Lu}[\w.]{0,12})\s?[*＊○Ｏ〇]{0,2}\s?(?:小姐|先生|女士|太太|媽媽|爸爸|同學)(?:[｜|,，、／/\s（(].{0,16})?$/u
/** The same right behind the words: 「終於睡得著了。——鹿港 施小姐」. */
const SIGNED_BEHIND =
  /[。！？!?」』…～]\s*[—–―\-－]{1,2}\s*(?:\p{Script=Han}{2,4}[\s，,・·])?\s?(?:\p{Script=Han}{1,3}|\p{Lu}[\w.]{0,12})\s?[*＊○Ｏ〇]{0,2}\s?(?:小姐|先生|女士|太太|媽媽|爸爸|同學)$/u
/** A quotation that says who speaks: 「晨光麵包坊：我只簽了兩次名」. */
const QUOTED_CUSTOMER =
  /^(?!\p{Script=Han}{0,8}(?:結果|結論|重點|注意|說明|經驗|編按|提醒|備註|心得)[：:])[^，。：:]{2,16}[：:]/u

/** Whether a text stands only in what an offer's customers say of it. */
export function isTestimonial(text: string, { blocks }: Pick<ReadPage, 'blocks'>): boolean {
  const [first = ''] = text.split('\n')
  const holds = ({ text: whole }: Block) => whole.includes(first)
  return blocks.some(holds) && !makersBlocks(blocks).some(holds)
}

const makersBlocks = memoize((blocks: ReadPage['blocks']) => withoutTestimonials(blocks))

/** The blocks of an offer without its customers' words, which are not its makers' experience. */
export function withoutTestimonials(blocks: readonly Block[]): Block[] {
  let under: number | null = null
  return blocks.filter((block, at) => {
    if (block.kind === 'heading') {
      if (under !== null && block.level <= under) under = null
      if (under === null && REVIEWS.test(block.text)) under = block.level
    }
    if (block.kind !== 'heading' && SIGNED_BEHIND.test(block.text.trim())) return false
    if (block.kind === 'quote' && QUOTED_CUSTOMER.test(block.text.trim())) return false
    return under === null && !SIGNED_BY_CUSTOMER.test((blocks[at + 1]?.text ?? '').trim())
  })
}
