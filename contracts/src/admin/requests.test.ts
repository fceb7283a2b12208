import { describe, expect, it } from 'vitest'
import { HOSTILE, HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'
import { AdjustPointsRequestSchema } from './requests.ts'

const reasonOf = (reason: string) =>
  AdjustPointsRequestSchema.safeParse({ pointsToAdd: 1, reason }).data?.reason

describe('a reason of the log', () => {
  it('never contains characters that reorder, hide or end a line, whatever is sent', () => {
    const taken = HOSTILE_STRINGS.flatMap(({ text }) => reasonOf(text) ?? [])
    expect(taken.length).toBeGreaterThan(100)
    for (const reason of taken) {
      expect(reason).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u)
      expect(reason).toMatch(/[^\s\p{Cf}]/u)
      expect(reason.length).toBeLessThanOrEqual(200)
    }
  })

  it('is refused with direction marks, and accepted with characters that only look like code', () => {
    const directed = HOSTILE.bidi.filter((text) => /\p{Bidi_Control}/u.test(text))
    expect(directed.length).toBeGreaterThan(20)
    expect(directed.filter((text) => reasonOf(text) !== undefined)).toEqual([])
    expect(reasonOf('退款 <活動 A & B> "補點"')).toBe('退款 <活動 A & B> "補點"')
  })
})
