import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeToUid, uidToPlace } from './position.ts'

const uid = fc.stringMatching(/^[A-Za-z0-9_.:-]{1,28}$/)

describe('the place of a uid', () => {
  it('as a text is never after the uid, so that no row is passed over', () => {
    fc.assert(fc.property(uid, (text) => placeToUid(uidToPlace(text)) <= text))
  })

  it('and places as texts stand in the same order', () => {
    const place = fc.bigInt({ min: 0n, max: 92n ** 20n - 1n })
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(placeToUid(a) < placeToUid(b)).toBe(a < b && placeToUid(a) !== placeToUid(b))
      }),
    )
  })

  it('is always a text that Firestore takes for an id', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 92n ** 20n - 1n }), (place) => {
        expect(placeToUid(place)).not.toMatch(/\/|^\.{1,2}$|^__.*__$|^$/)
      }),
    )
  })
})
