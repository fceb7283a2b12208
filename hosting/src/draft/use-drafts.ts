import type { SavedDraft } from '@gaplens/contracts/drafts/saved-drafts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../api/api-context.tsx'
import { createKeyKeeper } from '../api/idempotency.ts'
import { queryKeys } from '../api/query-keys.ts'
import { useUid } from '../api/session/session-context.ts'
import { draftCalls } from './draft-calls.ts'

/** Every key starts with the uid, so that one user's answers are never shown to the next. */
const keys = {
  one: (uid: string, id: string) => [uid, 'draft', id] as const,
  versions: (uid: string, id: string) => [uid, 'draft', id, 'versions'] as const,
  basis: (uid: string, analysisId: string) => [uid, 'draft-basis', analysisId] as const,
}

export function useDraftCalls() {
  const api = useApi()
  return useMemo(() => draftCalls(api), [api])
}

/** The drafts of a report, and the draft that was published as its page. */
export function useDrafts(analysisId: string) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.drafts(useUid(), analysisId),
    queryFn: ({ signal }) => api.drafts(analysisId, signal),
    staleTime: 0,
  })
}

/** A draft as stored when the editor opens; from then on the editor has the latest text. */
export function useStoredDraft(id: string) {
  const calls = useDraftCalls()
  return useQuery({
    queryKey: keys.one(useUid(), id),
    queryFn: ({ signal }) => calls.read(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The basis for scoring drafts of a report. It never changes. */
export function useBasis(analysisId: string) {
  const calls = useDraftCalls()
  return useQuery({
    queryKey: keys.basis(useUid(), analysisId),
    queryFn: ({ signal }) => calls.basis(analysisId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useVersions(id: string) {
  const calls = useDraftCalls()
  return useQuery({
    queryKey: keys.versions(useUid(), id),
    queryFn: ({ signal }) => calls.versions(id, signal),
    gcTime: 0,
    staleTime: 0,
  })
}

export function useCreateDraft(analysisId: string) {
  const calls = useDraftCalls()
  const uid = useUid()
  const client = useQueryClient()
  const [keeper] = useState(() => createKeyKeeper())
  return useMutation({
    mutationFn: (text: string) => calls.create(analysisId, text, keeper.keyFor({ text })),
    onSuccess: () => {
      keeper.settled()
      // Not awaited: the new draft opens without the list.
      void client.invalidateQueries({ queryKey: queryKeys.drafts(uid, analysisId) })
    },
  })
}

export function usePublishDraft({ id, analysisId }: Pick<SavedDraft, 'id' | 'analysisId'>) {
  const calls = useDraftCalls()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (url: string | null) => calls.publish(id, url),
    onSuccess: (draft) => {
      client.setQueryData(keys.one(uid, id), draft)
      return client.invalidateQueries({ queryKey: queryKeys.drafts(uid, analysisId) })
    },
  })
}

export function useRemoveDraft({ id, analysisId }: Pick<SavedDraft, 'id' | 'analysisId'>) {
  const calls = useDraftCalls()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => calls.remove(id),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.drafts(uid, analysisId) }),
  })
}
