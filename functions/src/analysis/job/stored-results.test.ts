import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { StepResults } from '../pipeline/step-store.ts'
import { EMPTY_SERP } from '../testing/empty-serp.ts'
import { packResult, searchesStored } from './stored-results.ts'

const packed = (value: unknown) => gzipSync(JSON.stringify(value))

it('counts the searches of a job that failed after its search', () => {
  expect(searchesStored(packed(EMPTY_SERP))).toBe(2)
})

it('counts none where no search is stored, or none that can be read', () => {
  expect(searchesStored(undefined)).toBe(0)
  expect(searchesStored(packed({ ...EMPTY_SERP, requests: 'two' }))).toBe(0)
  expect(searchesStored(new Uint8Array([1, 2, 3]))).toBe(0)
})

/** Text that hardly compresses: three quarters of it remain. */
function dense(length: number): string {
  let state = 1
  let text = ''
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    text += String.fromCharCode(48 + ((state >>> 16) & 63))
  }
  return text
}

it('stores an overview without its kept answers if it has more than 400 kB with them', () => {
  const stored = (length: number) => {
    const answers = [dense(length)] as unknown as NonNullable<StepResults['overview']['answers']>
    return packResult('overview', { ...EMPTY_SERP, answers })?.byteLength ?? 0
  }
  expect(stored(500_000)).toBeGreaterThan(350_000)
  expect(stored(500_000)).toBeLessThanOrEqual(400_000)
  expect(stored(560_000)).toBeLessThan(1_000)
})

it('stores no pages of more than 900 kB, so that a retry reads them again', () => {
  const stored = (length: number) =>
    packResult('pages', dense(length) as unknown as StepResults['pages'])?.byteLength ?? null
  expect(stored(1_150_000)).toBeGreaterThan(850_000)
  expect(stored(1_150_000)).toBeLessThanOrEqual(900_000)
  expect(stored(1_250_000)).toBeNull()
})
