import { SENTENCE_BREAK } from '../sentences.ts'

/** What a warning says, which is no call: 「切勿混用！」. */
const WARNS = /勿|別|不[要可能得宜是會]|禁|小心|注意|避免|務必|一定要|危險|警告/u

/**
 * Whether a text holds what a seller calls out to win its customers: 「精神來了，繼續往前衝！」. No other page can give that as a fact.
 * @param around the paragraph of the text, which may have lost its mark
 */
export function isSellersCall(text: string, around = text): boolean {
  return around
    .split(SENTENCE_BREAK)
    .filter((sentence) => /[！!]["」』”]?\s*$/u.test(sentence) && !WARNS.test(sentence))
    .map((sentence) => sentence.replace(/[！!]["」』”]?\s*$/u, '').trim())
    .some((call) => call.length > 3 && (text.includes(call) || call.includes(text)))
}
