import type { ResolvePaymentRequest } from '@gaplens/contracts/points/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'

/** Settles a waiting payment and reports the result. @param onDone called once it is settled */
export function useResolvePayment(id: string, onDone: () => void) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (resolution: ResolvePaymentRequest) => api.resolvePayment(id, resolution),
    onSuccess: ({ status }) => {
      toast.success(TEXT[status])
      onDone()
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : TEXT.actionFailed),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all(uid) }),
  })
}
