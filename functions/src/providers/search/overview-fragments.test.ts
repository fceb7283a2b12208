import { expect, it } from 'vitest'
import { overviewFragments } from './overview-fragments.ts'

const linkTo = (at: number) => ({ link: `https://a.test/${at}#:~:text=word` })

it('takes eighty text fragments of an overview at most', () => {
  const references = Array.from({ length: 81 }, (_, at) => linkTo(at))
  expect(overviewFragments(references, [])).toHaveLength(80)
  expect(overviewFragments(references.slice(1), [])).toHaveLength(80)
})

it('looks for links as deep as the text of an overview is read', () => {
  /** A block with a link inside so many lists. */
  const nested = (depth: number): object =>
    depth === 0 ? { type: 'list', snippet_links: [linkTo(1)] } : { type: 'list', list: [nested(depth - 1)] }
  expect(overviewFragments([], [nested(8)])).toHaveLength(1)
  expect(overviewFragments([], [nested(9)])).toHaveLength(0)
})
