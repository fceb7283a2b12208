import { SURNAMES, TITLE } from '../eeat/titles.ts'
import { PERSON_TOLD_BEFORE } from './person-told-before.ts'

/**
 * How a sentence begins that goes on from the one before it: with a thing told there, with one of several of which the others stand there,
 * or with a contrast. 「前一晚」, 「這幾年」 and 「更換」 are none.
 */
const GOES_ON = [
  /[這那](?!幾[年天]|[年天次週月]|時候|麼|陣子|輩子)|[它牠]|此(?!外|刻|致)|前[者述]|後者|[兩二]者|其中|其[餘二後]|另一[種個方派件項樣名位]/,
  /但(?!書)|不過|可是|然而|反之|相反|所以|因此|而且|同時|同樣|否則|不然|也(?!許)|還有|更[^換新改年衣名正動生]|仍然/,
  PERSON_TOLD_BEFORE,
]
const BEGINNING = new RegExp(`^[「『（(]?(?:${GOES_ON.map(({ source }) => source).join('|')})`, 'u')
const OF_PERSON = new RegExp(`^(?:${PERSON_TOLD_BEFORE.source})`, 'u')
const PERSON = new RegExp(
  `${TITLE}|師傅|專家|[會員]長|[${SURNAMES}]\\p{Script=Han}{2}(?:說|表示|指出|建議|認為|解釋|[，、檢])`,
  'u',
)

/** Whether a text begins with words that only the sentence before it explains. */
export function pointsBack(text: string): boolean {
  return BEGINNING.test(text.trim())
}

/** Whether that is a person: 「他建議…」. */
export function pointsToPerson(text: string): boolean {
  return OF_PERSON.test(text.trim())
}

/** Whether a sentence tells of a person by profession or by name. */
export function namesPerson(sentence: string): boolean {
  return PERSON.test(sentence)
}
