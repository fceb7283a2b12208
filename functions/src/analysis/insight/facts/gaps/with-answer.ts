import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { tidy } from '../statements/clauses.ts'
import { beginsWithAnswer, isWholeAnswer } from '../statements/standalone.ts'
import { widthOf } from '../statements/width.ts'
import { paragraphAround } from './paragraph-around.ts'
import { LED_MAX, mayBeStated } from './sentences-beside.ts'

/** Those to whom an answer does not apply: 「沒有登錄的，只能重辦」. */
const EXCEPTION = /^(?:否則|除非|沒有?[^，。；]{1,14}的[，,]|[^，。；]{0,10}又[^，。；]{1,10}的[，,])/u

/** A sentence that is an answer and nothing else: 「不會。」. */
const SHORT_ANSWER =
  /^(?:當然|[^，。；]{1,5}的)?(?:可以|不可以|會|不會|對|是|不是|不用|不必|不行|不能|不一定|有|沒有|要|不要|看情況|都可以)[的喔哦]?$/u

/** Whether a text begins with such an answer and goes on: 「不會。保固只到…」. */
export function isPlainAnswer(text: string): boolean {
  const [answer = '', ...rest] = text.split('。')
  return rest.length > 0 && SHORT_ANSWER.test(answer)
}

/** Whether a text is such an answer, or one in its first clause: 「算，兩週內要報」. */
export function beginsAsAnswer(text: string): boolean {
  return isPlainAnswer(text) || beginsWithAnswer(text)
}

/**
 * A fact with the answer before it, where its paragraph begins with one: under a question 「手機險理賠摔落」 without its 「不會。」 would say
 * the contrary of the page, and an example without 「可以，每月加計 1%。」 is no answer.
 * @returns null where what stands between the answer and the fact may not be stated, so that its part would pass for the answer
 */
export function withAnswer(text: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const [first = '', ...between] = paragraphAround(text, page).before
  const before = [first, ...between].join('')
  const answer = tidy(first).replace(/[！!]$/u, '')
  if (SHORT_ANSWER.test(answer)) {
    const rest = tidy(between.join('') + text)
    return between.length === 0 || mayBeStated(rest) ? `${answer}。${rest}` : null
  }
  const led = tidy(before + text)
  if (!beginsWithAnswer(before)) return text
  if (mayBeStated(led, LED_MAX, isWholeAnswer)) return led
  return EXCEPTION.test(text) ? null : text
}

/** The widest quote from its paragraph's answer on, in Chinese characters. */
const ANSWERED_MAX = 150

/**
 * A quote from its paragraph's beginning on, where the answer to the question above it stands: under 「一定要打底嗎？」 the reasons to do so would say
 * the contrary of 「不一定。」. The quote as it is where that would be too long.
 */
export function fromAnswer(quote: string, page: Pick<ReadPage, 'blocks'>): string {
  const whole = paragraphAround(quote, page).before.join('') + quote
  return widthOf(whole) <= ANSWERED_MAX ? whole : quote
}
