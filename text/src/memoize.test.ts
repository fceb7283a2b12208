import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('computes a result once for each object, also one that is nothing', () => {
  let times = 0
  const countOf = memoize((key: { readonly n: number | null }) => {
    times += 1
    return key.n
  })
  const [one, none] = [{ n: 1 }, { n: null }]
  expect([countOf(one), countOf(none), countOf(one), countOf(none), countOf({ n: 1 })]).toEqual([
    1,
    null,
    1,
    null,
    1,
  ])
  expect(times).toBe(3)
})
