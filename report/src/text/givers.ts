/** What may stand between the mark of a page's word and its number: 「業者 報價未稅的 2014 年 [3]」, 「2025 年 6 月到期 [3]」, 「東山市 不適用於學校的 [3]」. */
const BEFORE_NUMBER = '(?: 不?適用於[^。；]{1,12}的)?(?: 報價未稅的)?(?: \\d{4} 年(?: \\d+ 月到期)?)? \\[\\d'
/** For what a page's rules hold, before its number. */
const HOLDS_FOR = '適用於[^。；]{1,12}的(?: \\d{4} 年(?: \\d+ 月到期)?)? \\[\\d'
/** The mark of a page all of whose rules are for one kind of things: 「適用於陶板等的 [3]」. */
const SCOPED = new RegExp(`(?<!不)${HOLDS_FOR}`, 'u')
/** The mark of a page that leaves something out of all its rules: 「東山市 不適用於學校的 [3]」. */
const LEFT_OUT = new RegExp(`不${HOLDS_FOR}`, 'u')
/** The mark of a page that says that what it tells has ended. */
const ENDED = /\d{4} 年 \d+ 月到期 \[\d/u

/** The marks before the number of a page, each with whose word it then tells. */
const GIVERS: readonly (readonly [name: string, whose: string, sign: RegExp])[] = [
  ['業者', '那一家', new RegExp(`業者${BEFORE_NUMBER}`, 'u')],
  ['同業', '那一家', new RegExp(`同業${BEFORE_NUMBER}`, 'u')],
  ['醫院', '那一家', new RegExp(`醫院${BEFORE_NUMBER}`, 'u')],
  ['學校', '那一校', new RegExp(`學校${BEFORE_NUMBER}`, 'u')],
  ['網友', '那一人', new RegExp(`網友${BEFORE_NUMBER}`, 'u')],
  ['縣市', '那一地', new RegExp(`\\p{Script=Han}[市縣]${BEFORE_NUMBER}`, 'u')],
  ['年份', '那一年', /\d{4} 年 \[\d/u],
]

/** The explanation of the marks that a text has before the numbers of pages; empty where it has none. */
export function giversExplained(text: string): string {
  const found = GIVERS.filter(([, , sign]) => sign.test(text))
  const listed = (names: readonly string[]) => [...new Set(names)].join('、').replace(/、([^、]+)$/u, '或$1')
  const whose =
    found.length === 0
      ? ''
      : `；編號前註明${listed(found.map(([name]) => name))}的，是${listed(found.map(([, whose]) => whose))}的說法`
  return [
    whose,
    SCOPED.test(text) ? '；註明適用於什麼的，只對那些成立' : '',
    LEFT_OUT.test(text) ? '；註明不適用於什麼的，那一頁自己把它排除在外' : '',
    ENDED.test(text) ? '；註明到期的，那一頁寫的期限已過，請先確認有沒有延長' : '',
  ].join('')
}
