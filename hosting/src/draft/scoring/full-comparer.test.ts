import type { DraftBasis, FullComparison } from '@gaplens/contracts/drafts/draft-score'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Compared, createFullComparer } from './full-comparer.ts'
import { ManualWorker } from './testing/manual-worker.ts'

const BASIS = { analysisId: 'a' } as DraftBasis
const SCORE: FullComparison = { score: 48, standing: { place: 2, of: 5, median: 40, best: 61 } }

class SettlingWorker extends ManualWorker {
  answer(result: FullComparison | null) {
    this.reply('compare', (id) => ({ kind: 'comparison', id, result }))
  }
}

function open() {
  const workers: SettlingWorker[] = []
  const compared: Compared[] = []
  const comparer = createFullComparer({
    basis: BASIS,
    spawn: () => {
      const worker = new SettlingWorker()
      workers.push(worker)
      return worker
    },
    onCompared: (each) => compared.push(each),
    waitMs: 1_500,
    timeoutMs: 60_000,
  })
  return { comparer, workers, compared }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('asks once typing has paused, and starts no worker before', async () => {
  const { comparer, workers, compared } = open()
  comparer.compare('a')
  await pass(1_000)
  comparer.compare('ab')
  await pass(1_499)
  expect(workers).toEqual([])
  await pass(1)
  expect(workers[0]?.texts()).toEqual(['ab'])
  workers[0]?.answer(SCORE)
  expect(compared).toEqual([{ text: 'ab', result: SCORE }])
})

it('asks what was typed meanwhile in the same worker, after a pause of its own', async () => {
  const { comparer, workers, compared } = open()
  comparer.compare('a')
  await pass(1_500)
  comparer.compare('ab')
  await pass(5_000)
  expect(workers[0]?.texts()).toEqual(['a'])
  workers[0]?.answer(null)
  await pass(1_500)
  expect(workers[0]?.texts()).toEqual(['a', 'ab'])
  workers[0]?.answer(SCORE)
  expect(compared.map(({ result }) => result)).toEqual([null, SCORE])
  expect(workers).toHaveLength(1)
})

it.each<[string, (worker: SettlingWorker | undefined) => Promise<unknown> | undefined]>([
  ['crashes', async (worker) => worker?.onerror?.({ preventDefault: () => undefined } as ErrorEvent)],
  ['does not answer', () => pass(60_000)],
])('ends a worker that %s, and asks no more', async (_what, fails) => {
  const { comparer, workers, compared } = open()
  comparer.compare('a')
  await pass(1_500)
  await fails(workers[0])
  expect(workers[0]?.ended).toBe(true)
  comparer.compare('ab')
  await pass(5_000)
  expect([workers.length, compared]).toEqual([1, []])
})

it('ends its worker when the draft is left', async () => {
  const { comparer, workers } = open()
  comparer.compare('a')
  await pass(1_500)
  comparer.dispose()
  expect(workers[0]?.ended).toBe(true)
})
