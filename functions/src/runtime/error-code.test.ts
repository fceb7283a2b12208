import { expect, it } from 'vitest'
import { errorCode } from './error-code.ts'

it('gives the code of an error, whatever its type', () => {
  expect(errorCode(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }))).toBe(
    'auth/user-not-found',
  )
  expect(errorCode(Object.assign(new Error('busy'), { code: 14 }))).toBe(14)
})

it('gives none for an error without a code and for what is no error', () => {
  expect(errorCode(new Error('plain'))).toBeUndefined()
  expect(errorCode({ code: 'auth/user-not-found' })).toBeUndefined()
  expect(errorCode(null)).toBeUndefined()
})
