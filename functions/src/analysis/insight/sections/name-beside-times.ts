import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { cleanHeading } from '@gaplens/coverage/headings'
import { oneLine } from '../facts/wording.ts'

/** Words that only say when or for how long: 「考前」, 「一年」. They name no thing. */
const ONLY_WHEN = /^(?:\p{Script=Han}{1,2}[前後內]|[一二三四五六七八九十兩半\d]+個?[年月週天日])$/u
/** Longer headings are no names. */
const HEADING_MAX = 12

/** The heading over the first of some figures, where the words that they share only say when; empty if it is long or a question. */
export function nameBesideTimes(about: readonly string[], [first = '']: readonly string[]): string {
  const heading = oneLine(cleanHeading(first))
  const isName = heading.length <= HEADING_MAX && !endsAsQuestion(heading)
  return isName && about.every((word) => ONLY_WHEN.test(word)) ? heading : ''
}
