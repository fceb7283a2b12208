import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OpenBatch, rowsToStart } from './fair-turns.ts'

const batch = (id: string, uid: string, values: Partial<OpenBatch> = {}): OpenBatch => ({
  id,
  uid,
  isRunning: true,
  waiting: 100,
  inFlight: 0,
  dueAt: 0,
  createdAt: 0,
  ...values,
})
const SHARES = { total: 10, perPerson: 4 }
const times = (started: readonly string[], id: string) => started.filter((one) => one === id).length

describe('whose row starts next', () => {
  it('is nobody’s if no row waits or all waiting batches are paused', () => {
    expect(rowsToStart([], SHARES)).toEqual([])
    expect(
      rowsToStart([batch('a', 'mei', { waiting: 0 }), batch('b', 'jun', { isRunning: false })], SHARES),
    ).toEqual([])
  })

  it('is one person’s up to their share, over all their batches, the oldest first', () => {
    const mine = [batch('new', 'mei', { createdAt: 2 }), batch('old', 'mei', { createdAt: 1, waiting: 3 })]
    expect(rowsToStart(mine, SHARES)).toEqual(['old', 'old', 'old', 'new'])
    expect(rowsToStart([batch('a', 'mei', { inFlight: 4 })], SHARES)).toEqual([])
  })

  it('counts what a paused or cancelled batch still has under way', () => {
    const paused = batch('a', 'mei', { isRunning: false, inFlight: 3 })
    expect(rowsToStart([paused, batch('b', 'mei')], SHARES)).toEqual(['b'])
  })

  it('alternates between people, so that a short list does not wait for a long one', () => {
    const started = rowsToStart(
      [batch('a', 'mei', { inFlight: 4 }), batch('b', 'jun', { inFlight: 4 }), batch('c', 'an')],
      SHARES,
    )
    expect(started).toEqual(['c', 'c'])
    const more = rowsToStart([batch('a', 'mei'), batch('b', 'jun'), batch('c', 'an')], SHARES)
    expect(['a', 'b', 'c'].map((id) => times(more, id)).toSorted()).toEqual([3, 3, 4])
  })

  it('is that of whoever has waited longest when there are more people than places', () => {
    const people = Array.from({ length: 20 }, (_, at) => batch(`b${at}`, `u${at}`, { dueAt: 100 - at }))
    expect(rowsToStart(people, SHARES)).toEqual(Array.from({ length: 10 }, (_, at) => `b${19 - at}`))
  })

  it('is not sooner for three lists than for one', () => {
    const three = [1, 2, 3].map((at) => batch(`m${at}`, 'mei', { dueAt: 1, createdAt: at }))
    const one = batch('j', 'jun', { dueAt: 2, createdAt: 0 })
    expect(rowsToStart([...three, one], { total: 2, perPerson: 4 })).toEqual(['m1', 'j'])
  })
})

it('never starts more than the shares and the lists allow, and leaves no place free that could be taken', () => {
  const open = fc.array(
    fc.record({
      id: fc.uuid(),
      uid: fc.constantFrom('mei', 'jun', 'an', 'lin'),
      isRunning: fc.boolean(),
      waiting: fc.nat({ max: 6 }),
      inFlight: fc.nat({ max: 4 }),
      dueAt: fc.nat(),
      createdAt: fc.nat(),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(open, fc.nat({ max: 12 }), (batches, total) => {
      const started = rowsToStart(batches, { total, perPerson: 4 })
      const before = batches.reduce((sum, { inFlight }) => sum + inFlight, 0)
      expect(started.length).toBeLessThanOrEqual(Math.max(0, total - before))
      const underWay = (uid: string) =>
        batches
          .filter((one) => one.uid === uid)
          .reduce((sum, { id, inFlight }) => sum + inFlight + times(started, id), 0)
      for (const one of batches) {
        const turns = times(started, one.id)
        expect(turns).toBeLessThanOrEqual(one.isRunning ? one.waiting : 0)
        if (turns > 0) expect(underWay(one.uid)).toBeLessThanOrEqual(4)
        const couldStart = one.isRunning && turns < one.waiting && underWay(one.uid) < 4
        if (couldStart) expect(before + started.length).toBeGreaterThanOrEqual(total)
      }
    }),
  )
})
