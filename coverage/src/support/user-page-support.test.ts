import { expect, it } from 'vitest'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { capByCoverage } from './user-page-support.ts'

const unit = {} as ClaimUnit

it('quotes nothing of the user’s page where it does not support a statement, though another figure stands there', () => {
  const unverified = { pageId: 'p0', level: 'unverified', unit } as const
  expect(capByCoverage(unverified, 'covered').unit).toBeNull()
  expect(capByCoverage({ ...unverified, level: 'partly' }, 'covered').unit).toBe(unit)
})
