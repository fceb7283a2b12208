import { expect, it } from 'vitest'
import { retentionCutoff } from './retention.ts'

it('deletes an analysis once it is older than 24 months', () => {
  expect(retentionCutoff(new Date('2026-11-24T01:00:00Z'))).toEqual(new Date('2024-11-24T01:00:00Z'))
})

it('keeps none longer because of a leap day', () => {
  expect(retentionCutoff(new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2026-03-01T00:00:00Z'))
})
