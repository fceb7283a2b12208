import { pagesInAnotherScript } from './corpus/page-script.ts'
import type { Row } from './rows.ts'
import type { Source } from './source.ts'
import type { TableTopic } from './table/coverage-table.ts'

/** A page that covers no topic for sure can be compared if so many topics that it touches were found by its headings, too. */
const HEADINGS_MIN = 2

/**
 * The cited pages that words alone cannot compare and no judge has read: those in another script, and those that surely cover no
 * topic and of which no headings tell it. A thread in a reader's own words would get 0, as if it told nothing of the subject.
 */
export function unscoredPages(
  topics: readonly Pick<TableTopic, 'verdicts'>[],
  sources: readonly Source[],
  rows: readonly Row[],
): ReadonlySet<string> {
  const judged = new Set(
    topics.flatMap(({ verdicts }) => verdicts.flatMap((each) => (each.judgeIsCertain ? [each.pageId] : []))),
  )
  const isComparable = (id: string) => {
    const told = rows.filter(({ topic, cells }) => {
      const level = cells.find(({ verdict }) => verdict.pageId === id)?.level ?? 'absent'
      return level !== 'absent' && topic.seeds.some(({ pageId }) => pageId === id)
    })
    return (
      told.length >= HEADINGS_MIN ||
      rows.some(({ covering }) => covering.some(({ verdict }) => verdict.pageId === id))
    )
  }
  const inAnotherScript = pagesInAnotherScript(sources)
  const cannotBeCompared = ({ id, role, page }: Source) =>
    inAnotherScript.has(id) || (role !== 'user' && page !== null && rows.length > 0 && !isComparable(id))
  return new Set(
    sources.flatMap((source) => (cannotBeCompared(source) && !judged.has(source.id) ? [source.id] : [])),
  )
}
