import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { cleanHeading } from '@gaplens/coverage/headings'
import { asTaiwanWrites } from '@gaplens/text/simplified-words'
import { languageOf, languageOfPage } from '../language.ts'
import { mentionOf, namesSeveral, type Subject } from '../mention.ts'
import { asksSomething } from '../questions/asking-heading.ts'
import { withNames } from '../statements/named-here.ts'
import { listsQuestions, needsHeading } from '../statements/needs-heading.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { isBareAnswer, isVagueHeading, saysHeading } from './fact-heading.ts'
import type { FoundFact } from './fitting-facts.ts'
import { unsaidTitle } from './narrower-page.ts'
import { schemeTitle } from './scope-of-page.ts'
import { unnamedProduct } from './unnamed-product.ts'
import { withAnswer } from './with-answer.ts'

/** A fact as the report stores it, with the number of table rows that it states and whether it is a whole list. */
export interface GapFact {
  readonly fact: BriefFact
  readonly rows: number
  readonly isList: boolean
}

/** The heading of a fact, which may be shown beside it to say what it is of. */
interface Label {
  readonly text: string
  /** Whether it says of nothing what it is about. */
  readonly isVague: boolean
}

/**
 * A fact with its heading, where that says of what it is, and with the product that its page sells; null where only a heading could say
 * it and does not.
 */
export function asStated(view: View, subject: Subject, found: FoundFact): GapFact | null {
  const { fact, passage, page } = found
  const { rows, isList } = fact
  const label = labelOf(passage.heading)
  // A table or a list has a heading of its own right above it.
  const product = (rows > 0 || isList) && !label.isVague ? null : unnamedProduct(page, fact.text)
  const isPlain = isClearAlone(subject, found, label)
  // Without a heading or a product a reader could not see what such a fact is about.
  if (!isPlain && label.isVague && product === null) return null
  const isShown = !label.isVague && (!isPlain || saysMore(subject, found, label))
  const isAnswer = isShown && asksSomething(label.text) && rows === 0 && !isList
  const said = isAnswer ? withAnswer(fact.text, page) : fact.text
  if (said === null) return null
  const named = withNames(said, page)
  // Its sentence may have no character that is only Simplified: 「于是提前了」.
  const isFromChina = languageOfPage(page) === 'simplified' && languageOf(named) === 'traditional'
  const text = isFromChina ? asTaiwanWrites(named) : named
  const shown = [subject.names[0] ?? '', isShown ? label.text : '', text]
  const title =
    product ?? unsaidTitle(view, passage.pageId, shown) ?? schemeTitle(page, view.input.keyword, shown)
  const stated = {
    text,
    pageId: passage.pageId,
    passageId: passage.id,
    ...(isShown ? { under: label.text } : {}),
    ...(title === null ? {} : { title }),
  }
  return { fact: stated, rows, isList }
}

function labelOf(heading: string): Label {
  const text = oneLine(cleanHeading(heading))
  return { text, isVague: isVagueHeading(text) }
}

/** Whether a reader knows what a fact is of without its label. */
function isClearAlone(subject: Subject, { fact, isNamed }: FoundFact, { text }: Label): boolean {
  return (
    isNamed &&
    !isBareAnswer(subject, fact.text, text) &&
    (text === '' || mentionOf(text, subject) !== 'no' || (fact.mention === 'name' && !fact.figure))
  )
}

/** Whether a label says what neither a fact nor its subject's name does, or the fact's sentence depends on it. */
function saysMore(subject: Subject, { fact }: FoundFact, { text, isVague }: Label): boolean {
  if (isVague) return false
  const [name = ''] = subject.names
  // Of two things that a name tells together, only the heading says which one: 「每兩週一次」 of 「濾網」 under 「濾網與水箱」.
  const isOneOfSeveral = namesSeveral(name) && !namesSeveral(text)
  const isUnsaid = isOneOfSeveral || !saysHeading(subject, '', text)
  const isNeeded = listsQuestions(fact.text) || (needsHeading(fact.text) && isUnsaid)
  return (isNeeded && fact.rows === 0) || !saysHeading(subject, fact.text, text)
}
