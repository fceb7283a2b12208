import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { expect, it } from 'vitest'
import { enterStage, NOTHING_YET, type Progress } from '../pipeline/progress.ts'
import type { StepStore } from '../pipeline/step-store.ts'

/** A store for one job, and the progress that its watchers see. */
export interface OpenStore {
  readonly store: StepStore
  /** A store over the same results, as the next attempt opens it. */
  reopen(): Promise<StepStore>
  /** The percentage that a watcher sees. */
  seenPercent(): Promise<number>
}

const SERP: Serp = {
  overviewState: 'present',
  blocks: [{ kind: 'paragraph', text: '水溫約 92 度。', depth: 0, referenceIndexes: [0] }],
  references: [],
  organic: [],
  relatedQuestions: ['手沖水溫要幾度？'],
  requests: 1,
  fetchedAt: '2026-11-21T00:00:00.000Z',
}
const UNREAD: Source = {
  id: 'p1',
  url: 'https://site.test/',
  title: '沖煮筆記',
  role: 'cited',
  rank: 1,
  referenceIndexes: [0],
  page: null,
  failure: 'access-denied',
  readAt: null,
}
const at = (percent: number): Progress => ({ ...enterStage(NOTHING_YET, 'overview'), percent })

/** The tests that every implementation of `StepStore` must pass. */
export function keepsStepResults(open: () => Promise<OpenStore>): void {
  it('has nothing before the first save', async () => {
    const { store } = await open()
    expect(await store.load('overview')).toBeNull()
    expect(await store.load('pages')).toBeNull()
  })

  it('gives back what was saved, to the letter', async () => {
    const { store } = await open()
    await store.save('overview', SERP, at(20))
    await store.save('pages', [UNREAD], at(60))
    expect(await store.load('overview')).toEqual(SERP)
    expect(await store.load('pages')).toEqual([UNREAD])
  })

  it('keeps one step apart from the other', async () => {
    const { store } = await open()
    await store.save('pages', [UNREAD], at(60))
    expect(await store.load('overview')).toBeNull()
  })

  it('keeps the later of two results of a step', async () => {
    const { store } = await open()
    await store.save('overview', SERP, at(20))
    await store.save('overview', { ...SERP, requests: 2 }, at(21))
    expect(await store.load('overview')).toEqual({ ...SERP, requests: 2 })
  })

  it('has the results for whoever opens it next', async () => {
    const { store, reopen } = await open()
    await store.save('overview', SERP, at(20))
    expect(await (await reopen()).load('overview')).toEqual(SERP)
  })

  it('shows the progress that a result brings, once the result is kept', async () => {
    const { store, seenPercent } = await open()
    expect(await seenPercent()).toBeLessThan(35)
    await store.save('overview', SERP, at(35))
    expect(await seenPercent()).toBe(35)
  })
}
