import { DeletionAnswerSchema } from '@gaplens/contracts/accounts/account'
import type { User } from 'firebase/auth'
import { createHttp } from '../http.ts'
import { endSession } from './end-session.ts'
import { ACCOUNT_DELETED } from './login-reasons.ts'

/**
 * Asks the API about an account whose document cannot be read, because the rules do not say why they refuse it. The session ends with
 * the reason if it was blocked, deleted or signed out; otherwise, as without a network, nothing happens.
 */
export async function askWhyUnreadable(user: User): Promise<void> {
  const request = createHttp({
    token: (forceRefresh) => user.getIdToken(forceRefresh),
    onSessionEnded: (reason) => void endSession(reason),
  })
  const { state } = await request({ method: 'GET', path: '/account/deletion' }, DeletionAnswerSchema)
  if (state !== 'none') await endSession(ACCOUNT_DELETED)
}
