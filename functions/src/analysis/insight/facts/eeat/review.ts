import { sentencesOf, unquoted } from '../sentences.ts'

/** Reviewing as a role on the page: 「審訂：鄭宇傑醫師」. */
const LABEL =
  /(?:^|[\s（(【｜|／/、])(?:(?:醫學|專業|內容|法律)?(?:審稿|審閱|校閱|審訂|監修|審定)|事實查核|內容查核)(?:者|人|醫師|獸醫師|藥師|營養師|律師|會計師|建築師|技師|地政士|專家|顧問|日期|團隊|編輯)?\s?[：:／/｜|]\s?\S/u
const WORD = '(?:審稿|審閱|校閱|審訂|監修|審定|查核|查證)'
/** The page itself, as what is reviewed. */
const THIS =
  '(?:本文|本篇|本頁|這一?篇|這一?頁|全文|此文|文章(?!標題)|文稿|原稿|稿件|(?<![約容款])內容|專欄|資訊)'
const REVIEWED = new RegExp(
  [
    `${THIS}[^。；]{0,24}?(?:經|由|請|交由|委請|通過|完成)[^。；]{0,20}?${WORD}`,
    `(?:經|由|請|委請)[^。；，]{0,20}?${WORD}(?:過|完成)?[^。；，]{0,6}?${THIS}`,
    // 「本文由林藥師審稿」 without the page: a line that ends with the role.
    `^[^。，；]{0,16}(?:醫[師生]|藥師|律師|營養師|會計師|獸醫師?|治療師|建築師|技師|估價師|地政士|記帳士|教授|編輯部?|主任)\\s?[^。，；]{0,5}(?:審稿|審閱|校閱|審訂|監修|審定)[。]?$`,
  ].join('|'),
  'u',
)
const ENGLISH =
  /\b(?:medically|clinically|legally|expert)[ -]reviewed\b|^reviewed by\b|\breviewed by:?\s(?:Dr\.?\s)?\p{Lu}\p{Ll}+ \p{Lu}|\b(?:article|post|page|guide|content)\b[^.]{0,40}\b(?:reviewed|fact[ -]?checked) by\b|\bfact[ -]?checked by\b/iu
/** Contracts, papers and the reader's own texts, which others may review. */
const OTHER_TEXT =
  /契約|合約|合同|條款|保單|審閱期|租約|買賣|論文|期刊|投稿|履歷|財報|簽證|帳務|報表|標案|貸款|申請書|文案|請求|自行|僅供參考|為準|請(?:向|讀者|您)|[需須應得]經|建議(?:您|先)|(?:應|得|可以?|須|必須|記得|務必)(?:先|請|要求|由|送|交|給予)*[^。，]{0,8}(?:審閱|查核|審稿|查證)/u
/** Longer sentences are cut before the word. */
const BEFORE = 40

/** What the page says of its own review; null when it says nothing. */
export function reviewNote(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const said = unquoted(sentence)
    const isNote = LABEL.test(said) || ENGLISH.test(said) || (REVIEWED.test(said) && !OTHER_TEXT.test(said))
    if (isNote) return sentence.length <= 80 ? sentence : sentence.slice(Math.max(0, at(sentence) - BEFORE))
  }
  return null
}

function at(sentence: string): number {
  return Math.max(0, sentence.search(new RegExp(`${WORD}|review|fact`, 'iu')))
}
