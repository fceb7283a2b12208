import { foldSimplified } from '@gaplens/text/simplified'
import { sentencesOf, unquoted } from '../../sentences.ts'
import { narrativeCues } from './narrative-cues.ts'
import { tellsOwnExperience } from './own-experience.ts'
import { isAboutSelf } from './own-past.ts'
import { toldBy } from './told-by-writer.ts'

/** Shorter sentences are labels. */
const SHORTEST = 6

/** Shorter ones hardly tell what was done, where the page has others. */
const STUMP = 10

/** A sentence with cues of this weight is the writer's own story on any page. */
const CUES_MIN = 2

/** Titles of personal accounts. */
const ACCOUNT =
  /心得|日[記誌]|遊記|[紀記]錄|經驗|開箱|小旅行|之旅|親身|(?<!問)我(?![國国方們们的要該可能])|踩雷/u

/** Greetings and endings of personal blogs. */
const GREETS = /(?:^|\n)(?:Hi|Hello|嗨|哈囉|大家好)[\s,，!！~～]{0,3}我(?:是|叫)|喜歡我的(?:分享|文章)/iu

/**
 * A sentence in which the writer describes what they did themselves; null when there is none. Simplified Chinese is compared as Taiwan writes it.
 * @param title of the page: one that calls itself an account needs only one narrative cue, or a clause on the writer
 */
export function firstHandSentence(text: string, title = ''): string | null {
  const sentences = sentencesOf(text)
    // A question is no experience: on a page of answers it is the asker's.
    .filter((sentence) => sentence.length >= SHORTEST && !/(?:[?？]|嗎)$/u.test(unquoted(sentence)))
    .map((sentence) => ({ sentence, own: toldBy(foldSimplified(sentence)) }))
  const isAccount = ACCOUNT.test(foldSimplified(unquoted(title))) || GREETS.test(text)
  const least = isAccount ? 1 : CUES_MIN
  const told = sentences.filter(({ own }) => tellsOwnExperience(own) || narrativeCues(own) >= least)
  const [first] = told
  if (first === undefined)
    return isAccount ? (sentences.find(({ own }) => isAboutSelf(own))?.sentence ?? null) : null
  const telling = isStump(first.sentence)
    ? told.find(({ sentence, own }) => !isStump(sentence) && tellsOwnExperience(own))
    : undefined
  return (telling ?? first).sentence
}

/** A mere outburst, of which a reader cannot see what was done: 「我拆錯了（跪）」. */
function isStump(sentence: string): boolean {
  return sentence.length < STUMP || /[（(]\p{Script=Han}{1,3}[）)]$|\bXD|QQ/u.test(sentence)
}
