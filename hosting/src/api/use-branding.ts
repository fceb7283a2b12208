import type { Branding, BrandingAnswer, BrandingRequest } from '@gaplens/contracts/shares/branding'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context.tsx'
import { queryKeys } from './query-keys.ts'
import { useSession, useUid } from './session/session-context.ts'

/** The user's own brand. It is loaded only if the account may have one. */
export function useBranding() {
  const api = useApi()
  const uid = useUid()
  const { userData } = useSession()
  return useQuery({
    queryKey: queryKeys.branding(uid),
    queryFn: ({ signal }) => api.branding(signal),
    enabled: userData?.whiteLabel === true,
    // Only this user changes it, and the answer to a change replaces it.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The brand of the user's reports at present; undefined for the product's. */
export function useBrandInForce(): Branding | undefined {
  const { data } = useBranding()
  return data?.allowed ? (data.branding ?? undefined) : undefined
}

export function useSaveBranding() {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BrandingRequest) => api.saveBranding(body),
    onSuccess: (answer) => client.setQueryData(queryKeys.branding(uid), answer),
  })
}

export function useRemoveBranding() {
  const api = useApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.removeBranding(),
    onSuccess: () =>
      client.setQueryData<BrandingAnswer>(queryKeys.branding(uid), (known) =>
        known === undefined ? known : { ...known, branding: null },
      ),
  })
}
