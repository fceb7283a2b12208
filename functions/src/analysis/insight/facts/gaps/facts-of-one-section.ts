import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { sourcePage, type View } from '../view.ts'

/** A fact of a page. */
interface Stated {
  readonly fact: BriefFact
}

/** Facts of which those under one heading of a page stand together, in its order: the last of its steps is not to be taken first. */
export function inOrderOfPages<T extends Stated>(
  view: Pick<View, 'othersRead' | 'passage'>,
  facts: readonly T[],
): T[] {
  const sectionOf = ({ fact }: T) => `${fact.pageId} ${view.passage(fact.passageId)?.heading ?? ''}`
  const placeOf = ({ fact: { pageId, text } }: T) =>
    sourcePage(view, pageId)?.text.indexOf(text.slice(0, BEGINNING)) ?? -1
  return [...Map.groupBy(facts, sectionOf).values()].flatMap((group) =>
    group.every((each) => placeOf(each) >= 0) ? group.toSorted((a, b) => placeOf(a) - placeOf(b)) : group,
  )
}

/** By so many characters a fact is found on its page. A row with the names of its columns is not. */
const BEGINNING = 12

/** Facts of which those that stand in succession under one heading of a page are one, so that what they are of is said once. */
export function underOneMark(facts: readonly BriefFact[]): BriefFact[] {
  const marked: BriefFact[] = []
  for (const fact of facts) {
    const last = marked.at(-1)
    const isOfOne = last !== undefined && fact.under !== undefined && isUnderTheSame(last, fact)
    if (isOfOne) marked[marked.length - 1] = { ...last, text: joined(last.text, fact.text) }
    else marked.push(fact)
  }
  return marked
}

/** Two facts as one. Where one has a semicolon of its own, another between them would not show where the second begins. */
function joined(first: string, second: string): string {
  return /[；;]/u.test(first + second) ? `${first.replace(/。$/u, '')}。${second}` : `${first}；${second}`
}

function isUnderTheSame(a: BriefFact, b: BriefFact): boolean {
  return a.pageId === b.pageId && a.under === b.under && a.giver === b.giver && a.title === b.title
}
