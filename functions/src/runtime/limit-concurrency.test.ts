import { describe, expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that continues until the test ends it. */
function heldWork(names: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    names.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

describe('a limit on concurrent work', () => {
  it('starts at most the given number at a time, in order of arrival', async () => {
    const take = limitConcurrency(2)
    const begun: string[] = []
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => heldWork(begun, name))
    const done = [a, b, c, d].map((one) => take(one?.work ?? (async () => '')))
    expect(begun).toEqual(['a', 'b'])
    b?.end()
    expect(await done[1]).toBe('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    a?.end()
    await done[0]
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    c?.end()
    d?.end()
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('passes a place on after a failure, and keeps the order of arrival', async () => {
    const take = limitConcurrency(1)
    const begun: string[] = []
    const first = heldWork(begun, 'first')
    const failing = take(first.work)
    const second = take(async () => begun.push('second'))
    first.fail()
    await expect(failing).rejects.toThrow('first')
    const third = take(async () => begun.push('third'))
    await Promise.all([second, third])
    expect(begun).toEqual(['first', 'second', 'third'])
  })
})
