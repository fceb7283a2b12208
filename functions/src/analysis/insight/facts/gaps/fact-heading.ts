import type { Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading, isGenericHeading } from '@gaplens/coverage/headings'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise, termsOf } from '@gaplens/text/terms'
import { type Subject, sharesShownName } from '../mention.ts'
import type { View } from '../view.ts'

/**
 * Whether a reader can see that a fact belongs under the subject's name: it, its heading or its quote shares a word with that
 * name, or its heading is one of the subject's questions. Of the facts that were grouped by other names only, one in six is
 * about something else.
 */
export function isUnder(subject: Subject, text: string, { heading, quote }: Passage): boolean {
  return (
    subject.shown.size === 0 ||
    [text, heading, quote].some((each) => sharesShownName(each, subject)) ||
    isQuestionOf(subject, cleanHeading(heading))
  )
}

/** Whether a heading is one of the questions that people ask about a subject. */
function isQuestionOf({ questions }: Subject, heading: string): boolean {
  const asked = normalise(heading)
  return questions.some((question) => normalise(cleanHeading(question)) === asked)
}

/** A short opening of an answer (「餐廳不用，」, 「有限公司可以。」). */
const ANSWER_START =
  /^(?:[^，,。；：\d]{1,4}[，,]|[^，,。；：\d]{0,6}(?:可以|不行|不能|不用|不必|不會|不要|不一定|不見得|未必|看情況|因人而異|而定|沒有|需要|會|要|是|有|行)。)/u

/** A heading of whose terms a fact and its subject's name have this share says nothing more than they do. */
const SAID = 0.5

/** What a heading asks with. */
const ASKING = /怎麼.?|如何|為什麼|為何|什麼|多少|哪[裡些個]?|是否|可不?可以|會不會|要不要|能不能|嗎|呢/gu

/**
 * Whether a reader who sees a fact under its subject's name knows what its heading says: of 330 facts whose heading says more, and
 * was not shown, 69 could not be understood; with their heading 7 of 170.
 */
export function saysHeading(subject: Subject, text: string, heading: string): boolean {
  const [name = ''] = subject.names
  const terms = new Set(termsOf(heading.replace(ASKING, ' ')))
  const said = new Set(termsOf(`${name} ${text}`))
  const shared = [...terms].filter((term) => said.has(term)).length
  const told = readFigures(`${name}，${text}`)
  const isFigureSaid = readFigures(heading).every((figure) => told.some((other) => sameValue(figure, other)))
  return (shared >= SAID * terms.size && isFigureSaid) || isQuestionOf(subject, heading)
}

/** Whether a text is an answer that needs the question above it, which is not one of the subject's. */
export function isBareAnswer(subject: Subject, text: string, under: string): boolean {
  const isQuestion = /(?:[?？]|嗎|呢)$/u.test(under)
  // The question may be one of the subject's names only because two subjects were merged.
  return (
    isQuestion &&
    (ANSWER_START.test(text) || !sharesShownName(under, subject)) &&
    !isQuestionOf(subject, under)
  )
}

/** Lines above a forum post that are not a heading of its text. */
const OF_A_BOARD = /編號|積分|發表|樓主|^#?\d+(?:樓|f)?$|\d{4}[-/]\d{1,2}[-/]|\d:\d{2}/iu

/** Whether a heading is a line above a forum post. */
export function isOfBoard(heading: string): boolean {
  return OF_A_BOARD.test(heading)
}

/** Whether a heading says of nothing what it is about: 「說明」, or the lines above a forum post. */
export function isVagueHeading(heading: string): boolean {
  return isGenericHeading(heading) || isOfBoard(heading)
}

/** A shorter name stands in headings of other things: 「費用」. */
const WHOLE_NAME_MIN = 4

/** Whether a heading holds the whole of a subject's name: 「試用保證怎麼算」 that of 「試用保證」. */
export function holdsName(heading: string, { names: [name = ''] }: Subject): boolean {
  const whole = normalise(name)
  return whole.length >= WHOLE_NAME_MIN && normalise(heading).includes(whole)
}

/** Whether a page has a section of such a heading. */
export function hasHeading({ othersRead }: Pick<View, 'othersRead'>, subject: Subject): boolean {
  return othersRead.some(({ page }) =>
    page.blocks.some(({ kind, text }) => kind === 'heading' && holdsName(text, subject)),
  )
}
