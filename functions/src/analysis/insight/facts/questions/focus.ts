import { charactersOf, termsOf } from '@gaplens/text/terms'
import { ASKING } from './question-words.ts'

/** What a question counts or measures by, and the limits of that, which its answer has whatever it is on: 「幾間以下」, 「一次」. */
const FRAME =
  /[幾一]\s?個?(?:公[升斤分尺里噸]|小時|分鐘|星期|禮拜|\p{Script=Han})|以[上下內]|多[少久長高大]|[買花去用做拿修]到?|費用|價[格錢]|錢/gu

/**
 * Whether one of the texts has a word, or a character, of what a question asks beside the keyword and the frame of its asking: 「免稅」 of
 * 「民宿幾間以下免稅？」. True where nothing else is asked.
 */
export function haveFocus(question: string, texts: readonly string[], keyword: string): boolean {
  const rest = question.replace(FRAME, ' ').replace(ASKING, ' ')
  return [termsOf, charactersOf].some((partsOf) => {
    const known = new Set(partsOf(keyword))
    const asked = partsOf(rest).filter((part) => !known.has(part))
    const said = new Set(texts.flatMap((text) => partsOf(text)))
    return (partsOf === charactersOf && asked.length === 0) || asked.some((part) => said.has(part))
  })
}
