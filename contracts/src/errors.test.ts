import { describe, expect, it } from 'vitest'
import { API_ERRORS, hasRunWarnings, JOB_ERRORS, PAGE_FAILURES, WARNINGS, warning } from './errors.ts'

describe('the error catalogue', () => {
  it('speaks Traditional Chinese to people, and never of codes or stacks', () => {
    const texts = [
      ...Object.values(API_ERRORS).map((entry) => entry.message),
      ...Object.values(JOB_ERRORS).map((entry) => entry.message),
      ...Object.values(PAGE_FAILURES),
      ...Object.values(WARNINGS),
    ]
    for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u)
  })

  it('answers only statuses that HTTP gives a meaning', () => {
    const statuses = new Set(Object.values(API_ERRORS).map((entry) => entry.status))
    expect([...statuses].toSorted()).toEqual([400, 401, 402, 403, 404, 405, 409, 413, 415, 429, 500, 503])
  })

  it('says of every failed job what becomes of its point', () => {
    for (const { refund, message } of Object.values(JOB_ERRORS))
      expect(message).toContain(refund ? '點數已退還' : '點數未退還')
  })
})

describe('warning', () => {
  it('fills in its placeholders', () => {
    expect(warning('some-pages-failed', { count: 3 }).message).toBe('3 個來源網頁無法讀取，未列入比較。')
  })

  it('throws if a placeholder has no value', () => {
    expect(() => warning('some-pages-failed')).toThrow(TypeError)
  })
})

it('a list of reports marks what went otherwise in a run, and not what holds for every report', () => {
  const codes = (...list: string[]) => list.map((code) => ({ code }))
  expect(hasRunWarnings(codes('ai-not-configured', 'quality-capped', 'from-cache'))).toBe(false)
  expect(hasRunWarnings(codes('ai-not-configured', 'some-pages-failed'))).toBe(true)
  expect(hasRunWarnings(codes('of-another-version'))).toBe(true)
  expect(hasRunWarnings([])).toBe(false)
})
