import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { EMPTY_SERP } from '../testing/empty-serp.ts'
import { searchesStored } from './stored-results.ts'

const packed = (value: unknown) => gzipSync(JSON.stringify(value))

it('counts the searches of a job that failed after its search', () => {
  expect(searchesStored(packed(EMPTY_SERP))).toBe(2)
})

it('counts none where no search is stored, or none that can be read', () => {
  expect(searchesStored(undefined)).toBe(0)
  expect(searchesStored(packed({ ...EMPTY_SERP, requests: 'two' }))).toBe(0)
  expect(searchesStored(new Uint8Array([1, 2, 3]))).toBe(0)
})
