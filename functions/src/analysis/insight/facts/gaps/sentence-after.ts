import { normalise } from '@gaplens/text/terms'
import { withNames } from '../statements/named-here.ts'
import { widthOf } from '../statements/width.ts'
import { sourcePage, type View } from '../view.ts'
import { attributionsOf, isSellers } from './attributions.ts'
import { fitnessOf } from './completed-fact.ts'
import { type Followed, followedBy } from './followed-by.ts'
import type { GapFact } from './stated-fact.ts'

/** The widest that all facts of one gap become with them, in Chinese characters. */
const TOLD_MAX = 170
/** So many characters are added to a report at most, that of its first gaps first: a reader has no time for more. */
const ADDED_MAX = 150
/** So much of a sentence's beginning is in no other by chance. */
const BEGINNING = 8

/** What only a seller's own customers are told, and what it asks for its goods. */
const TO_CUSTOMERS = /[您你]|免運/u

/**
 * The facts of each gap, each with the next sentence of its paragraph where all of them leave room: the reason, the remedy, the exception or
 * the price of the rest stands there, in words that no list could cover. Those that limit a fact have room first. What another part of the
 * outline tells is not told twice.
 */
export function withSentencesAfter(view: View, gaps: readonly (readonly GapFact[])[]): GapFact[][] {
  const told = gaps.map((facts) => [...facts])
  const found = gaps.flatMap((facts, gap) =>
    facts.flatMap((each, at) => {
      const longer = followed(view, each)
      return longer === null ? [] : { gap, at, each, ...longer }
    }),
  )
  let left = ADDED_MAX
  for (const { gap, at, each, text, isLimited } of found.toSorted(
    (a, b) => Number(b.isLimited) - Number(a.isLimited),
  )) {
    const added = text.slice(each.fact.text.length)
    const facts = told[gap] ?? []
    const width = facts.reduce((sum, { fact }) => sum + widthOf(fact.text), widthOf(added))
    // What limits a fact is told though another gap is about whom it excepts.
    const isElsewhere = !isLimited && isOfAnotherGap(view, gap, added)
    if (width > TOLD_MAX || added.length > left || isElsewhere || isToldAlready(told, added)) continue
    facts[at] = { ...each, fact: { ...each.fact, text } }
    left -= added.length
  }
  return told
}

/** Whether another gap is about a sentence. */
function isOfAnotherGap(view: View, gap: number, added: string): boolean {
  const next = normalise(added)
  return view.gaps.some(({ name }, at) => at !== gap && next.includes(normalise(name)))
}

/** Whether a gap has a sentence as a fact already. */
function isToldAlready(told: readonly (readonly GapFact[])[], added: string): boolean {
  const next = normalise(added).replace(/^[\p{P}\s]+/u, '')
  return told.flat().some(({ fact }) => {
    const text = normalise(fact.text)
    return text.includes(next.slice(0, BEGINNING)) || next.includes(text)
  })
}

/** A fact with the sentence after it; null where it is no sentence, or both may not be told. */
function followed(view: View, { fact, rows, isList }: GapFact): Followed | null {
  const passage = view.passage(fact.passageId)
  const page = sourcePage(view, fact.pageId)
  if (rows > 0 || isList || passage === undefined || page === undefined) return null
  const longer = followedBy(fact.text, page)
  if (longer === null || !fitnessOf(view, { passage, page })(longer.text)) return null
  const isOfSeller = isSellers(attributionsOf(view).get(fact.pageId) ?? [])
  if (isOfSeller && TO_CUSTOMERS.test(longer.text.slice(fact.text.length))) return null
  return { ...longer, text: withNames(longer.text, page) }
}
