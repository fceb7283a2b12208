import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { findSeeds } from './seeds.ts'

const AREAS = [...'陽台屋頂牆面地板窗框門板']
/** A page with so many headings, each over a longer text than the one before. */
function headed(headings: number): string {
  return Array.from(
    { length: headings },
    (_, at) =>
      `## ${AREAS[at % AREAS.length]}${AREAS[(at * 5 + 1) % AREAS.length]}施工第${at}區\n${'先清潔再上漆。'.repeat(at + 2)}`,
  ).join('\n')
}

it('takes fourteen headings of a page for seeds, those with the longest text', () => {
  const ofPage = (headings: number) => {
    const corpus = buildCorpus([markedSource(1, headed(headings))])
    return findSeeds(corpus, [], []).map(({ section }) => section?.section.index)
  }
  expect(ofPage(14)).toHaveLength(14)
  const places = ofPage(16).map(Number)
  expect(places).toHaveLength(14)
  expect(Math.min(...places)).toBe(2)
})
