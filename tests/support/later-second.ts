import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const ClaimsSchema = z.object({ iat: z.number() })

/**
 * Waits until the second after the one in which the token was issued, because the identity provider compares tokens and
 * revocations in whole seconds.
 */
export async function laterSecondThan(idToken: string): Promise<void> {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()
  const { iat } = ClaimsSchema.parse(JSON.parse(claims))
  await sleep((iat + 1) * 1_000 - Date.now())
}
