/** A beginning with an amount, a discount, a superlative or those to whom it applies, of which only the heading says what it is. */
const BEGINS_BARE =
  /^(?:(?:約|大約|每|滿|年滿|未滿|逾|不到)?\s?(?!\d{3,4}\s?(?:年|到|至))\d|每(?:[一二兩三四五六七八九十半]|隔)[^，。；]{0,8}[次回]|[一二兩三四五六七八九]{1,2}折|最[高低長短多少快慢遠近]|(?:成人|兒童|大人|小孩|學生|全票|優待票|半票|未滿|年滿)\s?\d)/u
/** A beginning with what to do or what holds, without what it is of: 「得於期限內申請延期」, 「合計三到四個月」, 「有的含三年調整」. */
const BEGINS_WITH_VERB =
  /^(?:應(?![急收付用])|得於|得以|須|需要?|可以?(?![樂可])|請|於(?!是)|由|自(?=取|自|[\d民])|依|按(?![摩鈕])|限(?!制)|免(?!疫)|合計|建議|只要|只有(?!.*才)|先(?![生天])|有的|有些)/u
/** Interrogatives in a row: 「什麼時候租的、押金多少、匯到哪個戶頭」. */
const LISTS_QUESTIONS =
  /^[^，。；]{0,10}(?:什麼|多少|哪|幾|怎麼|誰)[^，。；]{0,10}[、，][^。；]*(?:什麼|多少|哪|幾|怎麼|誰)/u
/** No more than a name: 「未滿 8 歲之兒童」. */
const IS_NAME = /^[^，。；：！？（]{1,16}(?:之\p{Script=Han}{1,4}|者|的人|等\p{Script=Han}{2,6})$/u
/** A sentence of a few words before others, which is the answer to a heading or goes on from it: 「看數值。血壓在 140 以下…」. */
const BEGINS_WITH_FRAGMENT = /^[^，。；：！？「」]{1,9}。(?=.{6})/u
/** From this many items on a list needs what they are items of. */
const ITEMS_MIN = 3

/** Whether a text only lists what is asked or told: 「什麼時候租的、押金多少」. */
export function listsQuestions(text: string): boolean {
  return LISTS_QUESTIONS.test(text)
}

/** Whether a text is a row or a table with the names of its columns: 「頭等艙（票價：400 元）」. Those are no words of a page. */
export function isRowText(text: string): boolean {
  return /——|^[^，。；]{1,24}（[^）]*：/u.test(text)
}

/** Whether a sentence or list lacks its subject or its predicate, which its heading has. A row of a table has the names of its columns. */
export function needsHeading(text: string): boolean {
  if (isRowText(text)) return false
  const items = text.split('；')
  return (
    BEGINS_BARE.test(text) ||
    BEGINS_WITH_VERB.test(text) ||
    BEGINS_WITH_FRAGMENT.test(text) ||
    listsQuestions(text) ||
    IS_NAME.test(text) ||
    (items.length >= ITEMS_MIN && items.slice(0, -1).every((item) => !/。/u.test(item)))
  )
}
