import type { AdminUser, Registration } from '@gaplens/contracts/admin/requests'
import { useMutation } from '@tanstack/react-query'
import { useAdminApi } from './use-admin-api.ts'

export interface Found {
  readonly accounts: readonly AdminUser[]
  /** The registration of an address without an account. */
  readonly registration: Registration | null
}

/** Looks up an account by its exact address or uid; without one, whether the address is registered. */
export function useLookup(on: { onSuccess?: (found: Found) => void; onError?: () => void } = {}) {
  const api = useAdminApi()
  return useMutation({
    mutationFn: async (text: string): Promise<Found> => {
      const accounts = await api.lookup(text)
      const asks = accounts.length === 0 && text.includes('@')
      return { accounts, registration: asks ? await api.registration(text) : null }
    },
    ...on,
  })
}
