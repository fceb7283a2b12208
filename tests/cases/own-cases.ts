import { join } from 'node:path'
import { readCases as parseCases } from './case-file.ts'
import { inputOf } from './case-input.ts'
import type { OutsideCase, ReadCase } from './outside-cases.ts'

const FOLDER = join(import.meta.dirname, 'insight-cases')
/** Cases that neither the models were trained on nor any rule was made for. */
export const UNSEEN_FOLDER = join(import.meta.dirname, 'unseen-cases')

/** What the page of a user makes of a subject, and whether its lack is one that a good analyst reports. */
export interface OwnTopic {
  readonly id: string
  readonly name: string
  readonly phrases: readonly string[]
  readonly state: 'missing' | 'partial' | 'covered'
  readonly planted: boolean
  /** The AI Overview speaks of it. */
  readonly shown: boolean
  /** How many cited pages treat it, and how many only touch it. */
  readonly sources: number
  readonly touching: number
}

/** A case of the project's own with its truth. */
export interface OwnCase extends Omit<ReadCase, 'truth'> {
  readonly truth: Omit<OutsideCase, 'topics'> & { readonly topics: readonly OwnTopic[] }
}

/**
 * The project's own cases, in the format of the outside ones and marked block by block: the user's page tells subjects in other
 * words, in part, or in one step of a list.
 * @param folder of other cases in this format
 */
export function readOwnCases(folder = FOLDER): OwnCase[] {
  return parseCases(folder).map((parsed) => {
    const { serp, sources } = inputOf(parsed)
    const marksOf = (page: (typeof parsed.pages)[number]) =>
      new Set(page.blocks.flatMap(({ marks }) => marks))
    const own = marksOf(parsed.user)
    const others = parsed.pages.map(marksOf)
    const topics = parsed.topics.map(({ id, name, phrases }): OwnTopic => {
      const state = own.has(id) ? 'covered' : own.has(`~${id}`) ? 'partial' : 'missing'
      const shown = parsed.overview.some((statement) => statement.topics.includes(id))
      const sources = others.filter((marks) => marks.has(id)).length
      const touching = others.filter((marks) => marks.has(`~${id}`) && !marks.has(id)).length
      const planted = state !== 'covered' && (sources >= 2 || (shown && sources >= 1))
      return { id, name, phrases, state, planted, shown, sources, touching }
    })
    return { truth: { ...parsed, topics }, serp, sources, htmlOf: () => '' }
  })
}
