import { expect, it } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

it('computes a value once, and again after too many others', () => {
  const cache = new BoundedCache<{ key: string }>(2)
  const get = (key: string) => cache.get(key, () => ({ key }))
  const first = get('a')
  get('b')
  expect(get('a')).toBe(first)
  expect(get('c')).toEqual({ key: 'c' })
  expect(get('a')).not.toBe(first)
  expect(get('a')).toEqual(first)
})
