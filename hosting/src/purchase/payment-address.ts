import type { PlanId } from '@gaplens/contracts/plans'
import { runtimeConfig } from '../api/config.ts'

const ADDRESSES: Partial<Record<PlanId, string | undefined>> = {
  starter: runtimeConfig.paymentUrls?.starter ?? import.meta.env.VITE_PAYMENT_URL_STARTER,
  advanced: runtimeConfig.paymentUrls?.advanced ?? import.meta.env.VITE_PAYMENT_URL_ADVANCED,
}

/**
 * Where a plan is paid for. `{uid}` and `{email}` in the configured address are filled in: the provider sends the uid
 * back with its notice, which is how the points find their account.
 * @returns null when none is configured
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
