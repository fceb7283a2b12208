import { describe, expect, it } from 'vitest'
import { LEDGER_OTHER, MENTIONS } from '../personal-data.ts'
import { blankOther } from './blank-other.ts'

const adjusted = {
  action: 'points.adjusted',
  actor: { uid: 'admin', label: 'admin@people.test' },
  target: { kind: 'user', id: 'mei', label: 'mei@people.test' },
  reason: '補點',
}
const otherOf = (collection: string, field: string) => {
  const found = MENTIONS.find((mention) => mention.collection === collection && mention.field === field)
  if (found === undefined) throw new Error('no such mention')
  return found.other
}

describe('what an export leaves empty of other people', () => {
  it('is who acted on the account', () => {
    expect(blankOther(adjusted, otherOf('activity', 'target.id'), 'mei')).toEqual({
      ...adjusted,
      actor: { uid: '', label: '' },
    })
  })

  it('is on whom an admin acted', () => {
    expect(blankOther(adjusted, otherOf('activity', 'actor.uid'), 'admin')).toEqual({
      ...adjusted,
      target: { kind: 'user', id: '', label: '' },
    })
  })

  it('is nothing of what people did to their own account', () => {
    const own = { ...adjusted, target: { kind: 'user', id: 'admin', label: 'admin@people.test' } }
    for (const field of ['target.id', 'actor.uid'])
      expect(blankOther(own, otherOf('activity', field), 'admin')).toEqual(own)
  })

  it('is the other account of a payment, where an admin credited it to another than it named', () => {
    const payment = { orderId: 'o1', uid: 'mei', settledWith: 'lin', body: '{"uid":"mei"}' }
    expect(blankOther(payment, otherOf('paymentEvents', 'uid'), 'mei')).toEqual({
      ...payment,
      settledWith: '',
    })
    expect(blankOther(payment, otherOf('paymentEvents', 'settledWith'), 'lin')).toEqual({
      ...payment,
      uid: '',
      body: '',
    })
    const unsettled = { orderId: 'o1', uid: 'mei', settledWith: null }
    expect(blankOther(unsettled, otherOf('paymentEvents', 'uid'), 'mei')).toEqual(unsettled)
  })

  it('is the admin in an entry of the ledger, but not the system', () => {
    expect(blankOther({ actor: 'admin' }, LEDGER_OTHER, 'mei')).toEqual({ actor: '' })
    expect(blankOther({ actor: 'system' }, LEDGER_OTHER, 'mei')).toEqual({ actor: 'system' })
    expect(blankOther({ actor: 'mei' }, LEDGER_OTHER, 'mei')).toEqual({ actor: 'mei' })
  })

  it('is nothing of a document of another shape', () => {
    expect(blankOther({ actor: 7 }, otherOf('activity', 'target.id'), 'mei')).toEqual({ actor: 7 })
  })
})
