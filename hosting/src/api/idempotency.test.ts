import { IdempotencyKeySchema } from '@gaplens/contracts/analysis/requests'
import { expect, it } from 'vitest'
import { createKeyKeeper, newIdempotencyKey } from './idempotency.ts'

const REQUEST = { targetKeyword: '手沖咖啡', userPageUrl: 'https://shop.example/' }

/** key-1, key-2, … */
function counter() {
  const made: string[] = []
  return () => {
    made.push('key')
    return `key-${made.length}`
  }
}

it('makes keys the contract accepts, each its own', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(IdempotencyKeySchema.safeParse(key).success).toBe(true)
})

it('keeps the key of a submit until its outcome is known', () => {
  const keeper = createKeyKeeper(counter())
  expect(keeper.keyFor(REQUEST)).toBe('key-1')
  expect(keeper.keyFor({ ...REQUEST })).toBe('key-1')
  keeper.settled()
  expect(keeper.keyFor(REQUEST)).toBe('key-2')
})

it('takes a new key when what is submitted changed', () => {
  const keeper = createKeyKeeper(counter())
  keeper.keyFor(REQUEST)
  expect(keeper.keyFor({ ...REQUEST, targetKeyword: '冷萃咖啡' })).toBe('key-2')
})
