import { readFileSync } from 'node:fs'
import { COLLECTIONS, type CollectionName } from '@gaplens/contracts/collections'
import { SCHEMA_VERSION } from '@gaplens/contracts/schema-version'
import { describe, expect, it } from 'vitest'
import { unpackFiles } from './runtime/packed-record.ts'
import { unpackReport } from './runtime/packed-report.ts'

type Stored = Record<string, Record<string, unknown>>

/**
 * One document of each collection that a version had, as it wrote it: times as `{ $timestamp }`, bytes as `{ $bytes }`.
 * Kept: never made anew. A collection that joins is added to the file of the version it joined in.
 */
function storedBy(version: number): Stored {
  const file = new URL(`../../tests/stored/version-${version}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$bytes' in value) return Buffer.from(String(value.$bytes), 'base64')
    if (!('$timestamp' in value)) return value
    const millis = Date.parse(String(value.$timestamp))
    return { toMillis: () => millis }
  })
}

const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, at) => at + 1)
const FIRST = storedBy(1)
const LATEST = storedBy(SCHEMA_VERSION)
const schemaOf = (name: string) => COLLECTIONS[name as CollectionName].schema
/** As the converter of `analyses` reads it. */
const asRead = (name: string, document: Record<string, unknown>) =>
  name === 'analyses' ? unpackReport(document) : document

describe.each(VERSIONS)('documents of version %i', (version) => {
  const stored = storedBy(version)
  it.each(Object.keys(stored))('%s are read by this version', (name) => {
    const read = schemaOf(name).safeParse(asRead(name, stored[name] ?? {}))
    expect(read.error?.issues ?? []).toEqual([])
  })
})

it('each collection of this version has a kept document', () => {
  expect(Object.keys(LATEST).toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted())
})

describe('documents of a version before', () => {
  it('keep what their report said', () => {
    const read = COLLECTIONS.analyses.schema.parse(FIRST.analyses)
    expect(FIRST.analyses?.result).toMatchObject({ aiOverviewData: read.result?.aiOverviewData })
    expect(read.sources[0]?.failure).toBe('robots-disallowed')
  })

  it('keep what their archive holds', () => {
    const { files } = COLLECTIONS.record.schema.parse(LATEST.record)
    expect(Object.keys(unpackFiles(files)).length).toBeGreaterThan(2)
  })

  it('of a batch have no place in the queue yet', () => {
    expect(COLLECTIONS.batches.schema.parse(LATEST.batches)).toMatchObject({ dueAt: null, rowCount: 2 })
  })
})

describe('documents of a version after this one', () => {
  it('are read with unknown values replaced by known ones, and with their new fields unchanged', () => {
    const later = {
      ...FIRST.analyses,
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
