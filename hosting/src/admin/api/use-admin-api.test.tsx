// @vitest-environment jsdom
import '../../../dev/dom.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { failure } from '../../../dev/fake-resources.ts'
import { fakeSession } from '../../../dev/fake-session.ts'
import { endSessionLater } from '../../api/session/end-session-later.ts'
import { SessionContext } from '../../api/session/session-context.ts'
import { useAdminApi } from './use-admin-api.ts'

// Ending a session loads the identity provider and another page.
vi.mock('../../api/session/end-session-later.ts', () => ({ endSessionLater: vi.fn() }))

afterEach(() => void vi.unstubAllGlobals())

it.each(['session-ended', 'account-disabled'] as const)(
  'ends the session of an admin whose request is refused: %s',
  async (code) => {
    vi.stubGlobal('fetch', async () => failure(code))
    const { result } = renderHook(useAdminApi, {
      wrapper: ({ children }) => (
        <SessionContext value={fakeSession({ role: 'admin' })}>{children}</SessionContext>
      ),
    })
    await expect(result.current.settings()).rejects.toMatchObject({ code })
    expect(endSessionLater).toHaveBeenLastCalledWith(code)
  },
)
