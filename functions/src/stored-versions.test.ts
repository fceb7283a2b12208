import { readFileSync } from 'node:fs'
import { COLLECTIONS, type CollectionName } from '@gaplens/contracts/collections'
import { describe, expect, it } from 'vitest'

/** One document of each collection as version 1 wrote it, times as `{ $timestamp }`. Kept: never made anew. */
const STORED: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../../tests/stored/version-1.json', import.meta.url), 'utf8'),
  (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$timestamp' in value)) return value
    const millis = Date.parse(String(value.$timestamp))
    return { toMillis: () => millis }
  },
)
const schemaOf = (name: string) => COLLECTIONS[name as CollectionName].schema

describe('documents of the version before', () => {
  it.each(Object.keys(STORED))('%s are read by this version', (name) => {
    const read = schemaOf(name).safeParse(STORED[name])
    expect(read.error?.issues ?? []).toEqual([])
  })

  it('keep what their report said', () => {
    const read = COLLECTIONS.analyses.schema.parse(STORED.analyses)
    expect(STORED.analyses?.result).toMatchObject({ aiOverviewData: read.result?.aiOverviewData })
    expect(read.sources[0]?.failure).toBe('robots-disallowed')
  })
})

describe('documents of a version after this one', () => {
  it('are read with their new words taken for known ones, and their new fields left alone', () => {
    const later = {
      ...STORED.analyses,
      schemaVersion: 3,
      stage: 'of-tomorrow',
      warnings: [{ code: 'of-tomorrow', message: '明天的提醒' }],
      error: { code: 'of-tomorrow', message: '明天的錯誤', refunded: true },
      more: { deep: true },
    }
    expect(COLLECTIONS.analyses.schema.parse(later)).toMatchObject({
      stage: 'overview',
      warnings: [{ code: 'of-tomorrow', message: '明天的提醒' }],
      error: { code: 'internal', message: '明天的錯誤', refunded: true },
    })
  })
})
