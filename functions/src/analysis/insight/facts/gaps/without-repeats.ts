import { normalise } from '@gaplens/text/terms'
import type { GapFact } from './stated-fact.ts'

/** Where one thing that a text states ends and the next begins: after a sentence, an item of a list, a row. */
const NEXT = /(?<=[。！？；;])|(?<=[.!?])\s+(?=\p{Lu})/u
/** Where a sentence ends. The items of one sentence are not parted: some of several terms or prices would mislead. */
const NEXT_SENTENCE = /(?<=[。！？])|(?<=[.!?])\s+(?=\p{Lu})/u
/** A beginning that goes on from what stood before it. */
const GOES_ON =
  /^(?:但|不過|然而|而且?|並|且|則|也|還|又|再|其[餘他中]|此|這|那|所以|因此|同時|另|否則|以上|前者|後者|(?:but|and|it|they|this|these|that|then|so)\b)/iu
/** Shorter statements are no repetition that anybody would notice: 「可以。」. */
const SHORTEST = 8

function statementsIn(text: string, next: RegExp): string[] {
  return text
    .split(next)
    .map((part) => normalise(part).replace(/[\p{P}\s]/gu, ''))
    .filter(({ length }) => length >= SHORTEST)
}

/**
 * The facts of each gap without what two parts of the outline would state. A fact that is part of a longer one is left out where its gap
 * has others, and so is one that is all that another gap has. Then a sentence is left out that an earlier gap's fact has, with the whole fact if the rest would begin in the middle of a thought.
 */
export function withoutRepeats(gaps: readonly (readonly GapFact[])[]): GapFact[][] {
  const kept = gaps.map((facts) => [...facts])
  for (const [at, facts] of kept.entries())
    for (const each of [...facts]) {
      const isElsewhere = kept.some(
        (others, gap) =>
          gap !== at &&
          others.some((other) => isPartOf(each, other) && (others.length === 1 || !isPartOf(other, each))),
      )
      if (isElsewhere && facts.length > 1) facts.splice(facts.indexOf(each), 1)
    }
  const stated = new Set<string>()
  return kept.map((facts) => {
    const left = facts.flatMap((each) => withoutStated(each, stated))
    for (const { text } of left.map(({ fact }) => fact))
      for (const said of [text, ...statementsIn(text, NEXT_SENTENCE)]) stated.add(said)
    return left
  })
}

function isPartOf({ fact: { text } }: GapFact, { fact: other }: GapFact): boolean {
  const said = new Set(statementsIn(other.text, NEXT))
  const own = statementsIn(text, NEXT)
  return own.length > 0 && own.every((statement) => said.has(statement))
}

function withoutStated(each: GapFact, stated: ReadonlySet<string>): GapFact[] {
  if (stated.has(each.fact.text)) return []
  const parts = each.fact.text.split(NEXT_SENTENCE)
  const isNew = (part: string) => statementsIn(part, NEXT_SENTENCE).every((said) => !stated.has(said))
  const left = parts.filter(isNew)
  if (left.length === parts.length) return [each]
  const text = left.join('').trim()
  if (text === '' || (left[0] !== parts[0] && GOES_ON.test(text))) return []
  return [{ ...each, fact: { ...each.fact, text } }]
}
