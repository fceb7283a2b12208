import { describe, expect, it, vi } from 'vitest'
import { HOSTILE_STRINGS } from '../../../tests/support/hostile-strings.ts'

const lines = await vi.hoisted(async () =>
  (await import('../../../tests/support/log-lines.ts')).captureLogLines(),
)

const { describeError, log } = await import('./log.ts')

describe('a log line', () => {
  it('is one line of JSON whatever its values are: no string can forge a second line', () => {
    for (const { text } of HOSTILE_STRINGS) {
      lines.length = 0
      log('WARNING', 'some-event', { analysisId: text })
      expect(lines).toHaveLength(1)
      expect(lines[0]).not.toMatch(/[\n\r]/)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        severity: 'WARNING',
        event: 'some-event',
        analysisId: text,
      })
    }
  })

  it('describes an error by its name, code and stack frames, never by its message', () => {
    const error = Object.assign(new TypeError('the key is sk-12345 and the page says 你好'), {
      code: 'ECONNRESET',
    })
    const fields = describeError(error)
    expect(fields).toMatchObject({ error: 'TypeError', code: 'ECONNRESET' })
    expect(JSON.stringify(fields)).not.toMatch(/sk-12345|你好/)
    expect(fields.frames).toMatch(/at .*log\.test\.ts/)
  })

  it('describes a thrown value that is not an error by its type only', () => {
    expect(describeError('the key is sk-12345')).toEqual({ error: 'string' })
  })
})
