import { useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Verification } from './session-context.ts'
import { renewUnverifiedToken, sendVerification } from './verification.ts'

/** Interval in ms at which the provider is queried for the verification while the page is visible. */
const ASK_EVERY_MS = 4_000

/**
 * Whether the user's e-mail address is verified, and how to verify it. The link in the mail is opened in another tab or on another
 * device without notice to this page, so the provider is polled.
 * @returns also whether the token contains the verification, because nothing can be read with a token that does not
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
      // Without a network the next poll may succeed.
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
      // Offline: reads fail with their own messages.
      const wasRenewed = await renewUnverifiedToken(user).catch(() => false)
      if (isLeft) return
      setTokenReady(true)
      // Queries that the older token could not make are made now.
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
