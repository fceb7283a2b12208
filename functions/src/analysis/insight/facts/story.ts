import type { ReadPage } from '@gaplens/contracts/read-page'
import { cleanHeading } from '@gaplens/coverage/headings'
import { firstHandSentence } from './first-hand.ts'

/** A family member's words, in a story without 「我」. */
const FAMILY_SAID =
  /(?:爸爸?|媽媽?|公公|婆婆|老公|老婆|阿[公嬤姨]|先生|太太|[哥弟姊妹]{1,2})(?:說|講|怕|嫌|堅持|不肯)/u

/** A thing, a time or a habit of a story: 「那雙」, 「那天」, 「當初」, 「平常吃利尿劑」. */
const OF_A_STORY = /那[天次雙台間趟年晚]|當[初時]|平常(?:都|就|只)?[吃喝做練走量寫用]/u

/** A heading that announces what the writer did or paid: 「我五次搬家的帳單」, 「溫度我都抓低」, but not a reader's question: 「我可以報嗎？」. */
const OWN_ACCOUNT =
  /^(?:我(?!國|們|該|要|可|能|需|想|應|會|適|家[^的]*[?？])|\p{Script=Han}{2,6}我(?:都|自己|最後)).*[^?？嗎呢]$/u

/** Whether a heading announces the writer's own experience, which is no fact for another page. */
export function isOwnAccount(heading: string): boolean {
  return OWN_ACCOUNT.test(cleanHeading(heading))
}

/** Whether a text reports what happened to its writer, which another page cannot state as a fact. */
export function isStory(text: string, { title, text: whole }: Pick<ReadPage, 'title' | 'text'>): boolean {
  return (
    FAMILY_SAID.test(text) ||
    firstHandSentence(text, title) !== null ||
    (OF_A_STORY.test(text) && firstHandSentence(whole, title) !== null)
  )
}
