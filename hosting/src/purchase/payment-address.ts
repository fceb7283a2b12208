import type { PlanId } from '@gaplens/contracts/points/plans'
import { runtimeConfig } from '../api/config.ts'

const ADDRESSES: Partial<Record<PlanId, string | undefined>> = {
  starter: runtimeConfig.paymentUrls?.starter ?? import.meta.env.VITE_PAYMENT_URL_STARTER,
  advanced: runtimeConfig.paymentUrls?.advanced ?? import.meta.env.VITE_PAYMENT_URL_ADVANCED,
}

/**
 * The address of the payment page of a plan. `{uid}` and `{email}` in the configured address are replaced. The provider returns the uid
 * in its notice, so that the points can be credited to the account.
 * @returns null if none is configured
 */
export function paymentAddress(
  plan: PlanId,
  buyer: { uid: string; email: string | null },
  addresses: Partial<Record<PlanId, string | undefined>> = ADDRESSES,
): string | null {
  const address = addresses[plan]
  if (!address) return null
  return address
    .replaceAll('{uid}', encodeURIComponent(buyer.uid))
    .replaceAll('{email}', encodeURIComponent(buyer.email ?? ''))
}
