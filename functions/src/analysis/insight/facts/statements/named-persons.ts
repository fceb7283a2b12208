import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { TITLE } from '../eeat/titles.ts'

const SAYS = '[則也並]?(?:說|表示|指出|建議|提醒|解釋|強調|補充|認為|分析|估算|估計|觀察)'
/** What is a name if the page has a profession before it. */
const NAME = new RegExp(`(?<=^|[。；])\\p{Script=Han}{2,3}(?=${SAYS})`, 'gu')
/** A profession or a rank, with what stands before it in its clause: 「青峰醫院急診主任」. */
const PROFESSION = `(?:(?<=^|[，。；：、（」\\s])\\p{Script=Han}{1,12})?(?:${TITLE}|\\p{Script=Han}{2}員|\\p{Script=Han}長|教練|顧問|作家|達人|專家|主席|代表|總?幹事|經理|師傅|主廚|志工)`

/** A text in which a person whom its page introduces earlier by profession has that too: 「急診主任周以恆建議」 for 「周以恆建議」. */
export function withProfessions(text: string, { text: whole = '' }: Partial<Pick<ReadPage, 'text'>>): string {
  return text.replace(NAME, (name) => {
    const introduced = `${PROFESSION}${name}\\p{Script=Han}{0,2}?(?=${SAYS}|[，。（(])`
    return new RegExp(introduced, 'mu').exec(whole)?.[0] ?? name
  })
}
