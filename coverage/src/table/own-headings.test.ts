import { describe, expect, it } from 'vitest'
import { readCases } from '../../../tests/cases/case-file.ts'
import { inputOf } from '../../../tests/cases/case-input.ts'
import { coverageModels } from '../learned/models.ts'
import type { Seed } from '../topics/seeds.ts'
import {
  buildCoverageTable,
  type CoverageTable,
  quoteOf,
  type TableTopic,
  tableOf,
} from './coverage-table.ts'
import { withOwnHeadingsJoined } from './own-headings.ts'

const [truth] = readCases(new URL('../../../tests/cases/model-cases', import.meta.url).pathname)
if (truth === undefined) throw new Error('no case')
const built = buildCoverageTable(inputOf(truth), coverageModels())
const { seeds } = built.inputs.comparison
const user = built.corpus.pages.find(({ source }) => source.role === 'user')
const ofUser = seeds.filter(({ pageId }) => pageId === user?.source.id)
const heading = theOne(ofUser[0])
const lastHeading = theOne(ofUser.at(-1))
const stated = theOne(seeds.find(({ kind }) => kind === 'statement'))
const passages = ['p1', 'p2', 'p3'].flatMap((page) =>
  built.corpus.claims
    .filter(({ claim }) => claim.pageId === page)
    .slice(0, 1)
    .map(quoteOf),
)

function theOne(seed: Seed | undefined): Seed {
  if (seed === undefined) throw new Error('the case has none')
  return seed
}

/** A table with a heading of the user's page beside a subject of Google, told in these passages and as near as said. */
function beside(own: Seed, common: number, { likelihood = 0.1, near = 0.9 } = {}): CoverageTable {
  const rest = seeds.filter((seed) => seed !== own && seed !== stated).map((seed) => [seed])
  const table = tableOf(built.inputs, [[stated], [own], ...rest])
  const told = (topic: TableTopic, quotes: typeof passages): TableTopic => ({
    ...topic,
    verdicts: topic.verdicts.map((verdict) => {
      const quote = quotes.find(({ pageId }) => pageId === verdict.pageId)
      if (verdict.pageId === user?.source.id) return { ...verdict, likelihood }
      return {
        ...verdict,
        likelihood: quote === undefined ? 0 : 0.9,
        quotes: quote === undefined ? [] : [quote],
      }
    }),
  })
  const places = [stated, own].map((seed) => seeds.indexOf(seed))
  const { comparison } = table.inputs
  return {
    ...table,
    inputs: {
      ...table.inputs,
      comparison: {
        ...comparison,
        likelihood: (a, b) => (places.includes(a) && places.includes(b) ? near : 0.5),
      },
    },
    topics: table.topics.map((topic, row) =>
      row > 1 ? topic : told(topic, row === 0 ? passages.slice(0, common) : passages),
    ),
  }
}
const isJoined = (table: CoverageTable) => withOwnHeadingsJoined(table).topics.length < table.topics.length

describe('a heading of the user’s page in its own words', () => {
  it('is one subject with that of Google that others tell in the same passages', () => {
    const joined = withOwnHeadingsJoined(beside(heading, 3)).topics
    expect(joined.find(({ seeds: own }) => own.includes(heading))?.statements).not.toEqual([])
    expect(isJoined(beside(heading, 2))).toBe(true)
  })

  it('leaves each page covering the subject as surely as it covered either', () => {
    const table = beside(heading, 3)
    const joined = withOwnHeadingsJoined(table).topics.find(({ seeds: own }) => own.includes(heading))
    for (const { verdicts } of table.topics.slice(0, 2))
      for (const { pageId, likelihood } of verdicts)
        expect(joined?.verdicts.find((each) => each.pageId === pageId)?.likelihood).toBeGreaterThanOrEqual(
          likelihood,
        )
  })

  it('is a subject of its own where others tell it elsewhere, or where another is nearer by words', () => {
    expect(isJoined(beside(heading, 1))).toBe(false)
    expect(isJoined(beside(heading, 3, { near: 0.1 }))).toBe(false)
  })

  it('stays where the page probably covers the subject of Google anyway', () => {
    expect(isJoined(beside(heading, 3, { likelihood: 0.5 }))).toBe(false)
  })

  it('stays if it is over the last section, which is often about the house', () => {
    expect(isJoined(beside(lastHeading, 3))).toBe(false)
  })
})
