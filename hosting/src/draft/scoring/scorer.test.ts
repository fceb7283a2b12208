import type { DraftBasis, DraftScore } from '@gaplens/contracts/drafts/draft-score'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScorer, type ScorerState } from './scorer.ts'
import { piecesOf, shiftRanges } from './shift-ranges.ts'
import { ManualWorker } from './testing/manual-worker.ts'

const BASIS = { analysisId: 'a' } as DraftBasis
const scoreOf = (score: number) => ({ score, gaps: [], claims: [] }) as unknown as DraftScore

class ScoringWorker extends ManualWorker {
  answer(score: number) {
    this.reply('score', (id) => ({ kind: 'score', id, score: scoreOf(score) }))
  }
}

function open() {
  const workers: ScoringWorker[] = []
  const states: ScorerState[] = []
  const scored: [string, number][] = []
  const scorer = createScorer({
    basis: BASIS,
    spawn: () => {
      const worker = new ScoringWorker()
      workers.push(worker)
      return worker
    },
    onScore: ({ text, score }) => scored.push([text, score.score]),
    onState: (state) => states.push(state),
    waitMs: 150,
    timeoutMs: 5_000,
  })
  const last = () => {
    const worker = workers.at(-1)
    if (worker === undefined) throw new Error('no worker was started')
    return worker
  }
  return { scorer, workers, states, scored, last }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the scorer', () => {
  it('waits for a pause, has one question under way, and asks the latest text next', async () => {
    const { scorer, scored, states, last, workers } = open()
    scorer.score('a')
    scorer.score('ab')
    await pass(150)
    expect(last().asked).toEqual([
      { kind: 'basis', basis: BASIS },
      { kind: 'score', id: 1, text: 'ab' },
    ])
    scorer.score('abc')
    scorer.score('abcd')
    await pass(1_000)
    expect(last().texts()).toEqual(['ab'])
    last().answer(21)
    expect(last().texts()).toEqual(['ab', 'abcd'])
    last().answer(48)
    expect(scored).toEqual([
      ['ab', 21],
      ['abcd', 48],
    ])
    expect(states.at(-1)).toBe('idle')
    expect(workers).toHaveLength(1)
  })

  it('replaces a worker that crashes or does not answer, says so, and asks the text again', async () => {
    const { scorer, scored, states, last, workers } = open()
    scorer.score('a')
    await pass(150)
    const first = last()
    first.crash()
    expect(states.at(-1)).toBe('restarting')
    await pass(150)
    expect([workers.length, first.ended, last().texts()]).toEqual([2, true, ['a']])
    await pass(5_000)
    expect(states.at(-1)).toBe('restarting')
    await pass(150)
    // An answer of one that was given up counts no more.
    first.answer(1)
    expect(scored).toEqual([])
    last().answer(48)
    expect(scored).toEqual([['a', 48]])
  })

  it('stops after three crashes in a row, until it is asked to go on', async () => {
    const { scorer, states, last, workers } = open()
    scorer.score('a')
    for (let crash = 0; crash < 3; crash += 1) {
      await pass(150)
      last().crash()
    }
    expect(states.at(-1)).toBe('stopped')
    scorer.score('ab')
    await pass(10_000)
    expect(workers).toHaveLength(3)
    scorer.restart()
    expect(last().texts()).toEqual(['ab'])
    scorer.dispose()
    expect(last().ended).toBe(true)
  })
})

describe('ranges of a text after an edit', () => {
  const at = (start: number, end: number) => ({ start, end })

  it('stay before it, move after it, and are gone where it was', () => {
    const before = '水溫九十度。悶蒸三十秒。'
    expect(shiftRanges([at(0, 6), at(6, 12)], before, '水溫九十二度。悶蒸三十秒。')).toEqual([at(7, 13)])
    expect(shiftRanges([at(0, 6), at(6, 12)], before, `新句。${before}`)).toEqual([at(3, 9), at(9, 15)])
    expect(shiftRanges([at(0, 6)], before, before)).toEqual([at(0, 6)])
    expect(shiftRanges([at(0, 6), at(6, 12)], before, '')).toEqual([])
  })

  it('cut a text into pieces that add up to it', () => {
    const pieces = piecesOf('abcdef', [at(1, 4), at(3, 5), at(4, 4), at(5, 9)])
    expect(pieces.map(({ text }) => text)).toEqual(['a', 'bc', 'd', 'e', 'f'])
    expect(pieces.map((piece) => piece.in.length)).toEqual([0, 1, 2, 1, 0])
  })
})
