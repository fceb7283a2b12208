// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clearReactfireCache } from './reactfire-cache.ts'
import { useSession } from './session-context.ts'

it('raises an error outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(() => useSession())).toThrow('useSession must be used inside SessionProvider')
})

it('forgets what reactfire read from Firestore, and keeps the auth state', () => {
  globalThis._reactFirePreloadedObservables = new Map([
    ['auth:user:[DEFAULT]', {}],
    ['firestore:doc:[DEFAULT]:users/uid-1', {}],
  ])
  clearReactfireCache()
  expect([...globalThis._reactFirePreloadedObservables.keys()]).toEqual(['auth:user:[DEFAULT]'])
})
