import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isFitToRecommend } from '../../quotable/fit-to-recommend.ts'
import { standingOf } from '../../quotable/stands-alone.ts'
import { contextOfPassage } from '../../quotable/whole-quote.ts'
import { beforeIntroduced } from '../eeat/introduced.ts'
import { isStory } from '../eeat/story.ts'
import type { Fact } from '../facts.ts'
import type { Subject } from '../mention.ts'
import { isNamable } from '../statements/named-here.ts'
import { isOnlyBelieved } from '../statements/only-believed.ts'
import { isToOwnUsers } from '../statements/to-own-users.ts'
import type { View } from '../view.ts'
import { leavesOut, withLimitBelow, withScope } from './around-tables.ts'
import { attributionsOf, isSellers } from './attributions.ts'
import { isInDependentParagraph } from './dependent-paragraph.ts'
import type { FoundFact } from './fitting-facts.ts'
import { isOfOwnHouse } from './of-own-house.ts'
import {
  withLeadIn,
  withLimit,
  withNextSentence,
  withOtherFine,
  withRestOfSentence,
  withRulesAfter,
  withWhatFollows,
  withWhatIsAskedFor,
} from './sentences-beside.ts'
import { isWithinScene } from './within-scene.ts'

/**
 * A fact with the sentence that limits it and those that lead to it; null if it may not be stated: it is a story or no recommendation,
 * or what stands around it takes it back or limits it, and cannot be stated with it.
 */
export function completedFact(
  view: View,
  { fact, passage, page }: Pick<FoundFact, 'fact' | 'passage' | 'page'>,
  { names }: Subject,
): Fact | null {
  const marks = attributionsOf(view).get(passage.pageId) ?? []
  const isFit = fitnessOf(view, { passage, page })
  const standing = standingOf(passage, page, fact.text)
  if (standing === 'dependent') return null
  if (fact.rows > 0 || fact.isList) {
    const text = standing === 'limited' ? null : withItsLimits(fact, passage.quote, page)
    return text === null || !isFit(text) || leavesOut(text, names) ? null : { ...fact, text }
  }
  if (isInDependentParagraph(fact.text, page) || isWithinScene(fact.text, page)) return null
  const block = page.blocks.find(({ text }) => text.includes(fact.text))
  if (isToOwnUsers(block?.text ?? '', isSellers(marks))) return null
  const isLimited = standing === 'limited'
  const whole = isLimited
    ? withLimit(fact.text, page, contextOfPassage(passage.quote, page).around.next)
    : fact.text
  const text = whole === null ? null : beforeIntroduced(whole, page.text)
  if (text === null || !isFit(text)) return null
  const ifFit = (longer: string | null) => (longer !== null && isFit(longer) ? longer : null)
  const begun = ifFit(withLeadIn(text, page)) ?? text
  if (isLimited) return { ...fact, text: begun }
  const ended = ifFit(withRestOfSentence(begun, page)) ?? begun
  const continued =
    withRulesAfter(ended, page) ??
    withOtherFine(ended, page) ??
    withWhatFollows(ended, page) ??
    withWhatIsAskedFor(ended, page, view.input.keyword, passage.heading)
  const told = ifFit(continued) ?? ended
  const settled = isOnlyBelieved(told) ? ifFit(withNextSentence(told, page)) : told
  return settled === null ? null : { ...fact, text: settled }
}

/** What tells whether a text of a passage may be told: it is no story, no word of a house to its own people, and none of its customers. */
export function fitnessOf(
  view: View,
  { passage, page }: Pick<FoundFact, 'passage' | 'page'>,
): (text: string) => boolean {
  const marks = attributionsOf(view).get(passage.pageId) ?? []
  return (text) =>
    isFitToRecommend(text, passage) &&
    !isStory(text, page) &&
    !isOfOwnHouse(marks, text, passage.quote, page) &&
    isNamable(text, page)
}

/** A table row, a table or a list with what stands below it and limits it, and a table with its scope; null if these cannot be stated. */
function withItsLimits({ text, rows, isList }: Fact, quote: string, page: ReadPage): string | null {
  const last = (isList ? text.split(/[；。]/u) : quote.split('\n')).at(-1) ?? ''
  const limited = withLimitBelow(text, last, page)
  return limited === null || rows === 0 ? limited : withScope(limited, last, page)
}
