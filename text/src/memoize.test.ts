import { expect, it } from 'vitest'
import { memoize, rememberTexts } from './memoize.ts'

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

it('computes a result once for each recent text, and forgets those that a million newer characters follow', () => {
  const computed: string[] = []
  const lengthOf = rememberTexts((text) => {
    computed.push(text)
    return [text.length]
  })
  const early = '早'
  expect([lengthOf(early), lengthOf('一'.repeat(400_000)), lengthOf(early)]).toEqual([[1], [400_000], [1]])
  expect(computed).toHaveLength(2)
  for (const text of ['二', '三', '四', '五']) lengthOf(text.repeat(400_000))
  lengthOf(early)
  expect(computed.filter((text) => text === early)).toHaveLength(2)
})
