import type { Gap } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { standsAlone } from '../../quotable/stands-alone.ts'
import { excerptOf } from '../facts.ts'
import { languageOf } from '../language.ts'
import { mentionOf, type Subject } from '../mention.ts'
import { isToOwnUsers } from '../statements/to-own-users.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { attributionsOf, isSellers } from './attributions.ts'
import { isBareAnswer, isOfBoard, isUnder } from './fact-heading.ts'
import { isSupported, makesPoint } from './gap-facts.ts'
import { isOutdated, quotedPages } from './gap-passages.ts'

/** A source's own words on a gap, with their heading if it names another subject. */
export interface GapQuote {
  readonly text: string
  readonly pageId: string
  readonly passageId: string
  readonly under: string
  /** Whether it is outdated by a later year, page or figure. */
  readonly old: boolean
  /** Whether it is in another language than the user's page. */
  readonly foreign: boolean
  /** Whose word it is and of which year, where that limits it. */
  readonly giver?: string
}

/** What happened to a writer on the day: 「昨天早上起床，房間空的」. */
const OF_ITS_DAY = /^(?:我?昨[天日晚]|我?今天早?上?|今早|剛剛|剛才|前天)/u

/**
 * The quote for a gap without facts, unless another gap has it. Where a cited page supports what the AI Overview says of the gap, that is
 * enough, and only words are quoted that are about its name or make that point.
 * @param said texts of other gaps
 */
export function quoteOf(view: View, gap: Gap, subject: Subject, said: ReadonlySet<string>): GapQuote | null {
  const quoted = quotedPages(view, gap)
  const current = quoted.filter(({ passage }) => !isOutdated(view, gap, passage))
  const isEnough = isSupported(view, gap, subject)
  const isForeign = (text: string) => languageOf(text) !== view.language
  const ordered = (current.length > 0 ? current : quoted)
    .map((each) => ({ ...each, late: Number(isForeign(each.passage.quote)) }))
    .sort((a, b) => a.late - b.late)
  for (const { passage, page } of ordered) {
    const text = excerptOf(passage, page, subject)
    const under = oneLine(cleanHeading(passage.heading))
    const plain =
      isOfBoard(under) ||
      (text !== null &&
        mentionOf(under, subject) !== 'no' &&
        isUnder(subject, text, passage) &&
        !isBareAnswer(subject, text, under))
    if (
      text !== null &&
      !said.has(text) &&
      (!isEnough || isUnder(subject, text, passage) || makesPoint(subject, text)) &&
      !OF_ITS_DAY.test(text) &&
      isFitToRecommend(text, passage) &&
      !isToOwnUsers(text, isSellers(attributionsOf(view).get(passage.pageId))) &&
      standsAlone(passage, page, text)
    )
      return {
        text,
        pageId: passage.pageId,
        passageId: passage.id,
        under: plain ? '' : under,
        old: isOutdated(view, gap, passage),
        foreign: isForeign(text),
      }
  }
  return null
}
