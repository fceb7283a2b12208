import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Verification } from './session-context.ts'
import { renewUnverifiedToken, sendVerification } from './verification.ts'

/** How often the provider is asked, while the page is looked at, whether the address was verified meanwhile. */
const ASK_EVERY_MS = 4_000

/**
 * Whether the person has shown that the address is theirs, and what can be done about it. A link in a mail is opened in
 * another tab or on another device: the provider tells nobody, so it is asked.
 * @returns also whether the token says so too: nothing is read with one that does not
 */
export function useVerification(user: User): Verification & { readonly isTokenReady: boolean } {
  const client = useQueryClient()
  const [isVerified, setVerified] = useState(user.emailVerified)
  const [isTokenReady, setTokenReady] = useState(false)

  const recheck = useCallback(async () => {
    await user.reload()
    if (user.emailVerified) setVerified(true)
    return user.emailVerified
  }, [user])
  const resend = useCallback(() => sendVerification(user), [user])

  useEffect(() => {
    if (isVerified) return
    const ask = () => {
      // Without a network there is no news; the next time there may be.
      if (document.visibilityState === 'visible') recheck().catch(() => undefined)
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isVerified, recheck])

  useEffect(() => {
    if (!isVerified) return
    let isLeft = false
    async function renew() {
      // Offline: what is then read fails by itself, and says so.
      const wasRenewed = await renewUnverifiedToken(user).catch(() => false)
      if (isLeft) return
      setTokenReady(true)
      // What was answered to the older token, or not asked at all, is asked now.
      if (wasRenewed) await client.invalidateQueries()
    }
    void renew()
    return () => {
      isLeft = true
    }
  }, [isVerified, user, client])

  return useMemo(
    () => ({ isVerified, isTokenReady, recheck, resend }),
    [isVerified, isTokenReady, recheck, resend],
  )
}
