// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { noteSignedIn, signedInHint } from './signed-in-hint.ts'

afterEach(() => localStorage.clear())

it('knows who is signed in and in which role, until nobody is', () => {
  expect(signedInHint()).toBeNull()
  noteSignedIn({ role: 'admin', uid: 'mei' })
  expect(signedInHint()).toEqual({ role: 'admin', uid: 'mei' })
  noteSignedIn(null)
  expect(localStorage).toHaveLength(0)
})

it.each(['', 'user', 'user ', 'owner mei'])('takes “%s” for nobody', (stored) => {
  localStorage.setItem('gaplens_signed_in', stored)
  expect(signedInHint()).toBeNull()
})
