import { type DraftBasis, DraftBasisSchema } from '@gaplens/contracts/drafts/draft-score'
import {
  type DraftFormat,
  DraftVersionAnswerSchema,
  DraftVersionsAnswerSchema,
  ReadDraftPageAnswerSchema,
  SaveDraftAnswerSchema,
  type SaveDraftRequest,
  SavedDraftAnswerSchema,
} from '@gaplens/contracts/drafts/saved-drafts'
import { z } from 'zod'
import type { Api } from '../api/client.ts'

const segment = encodeURIComponent

/** The API's calls for drafts, which are loaded with the draft screens. */
export function draftCalls({ request }: Api) {
  return {
    create: async (analysisId: string, text: string, idempotencyKey: string) => {
      const path = `/analyses/${segment(analysisId)}/drafts`
      const headers = { 'Idempotency-Key': idempotencyKey }
      return (await request({ method: 'POST', path, body: { text }, headers }, SavedDraftAnswerSchema)).data
    },

    read: async (id: string, signal?: AbortSignal) =>
      (await request({ method: 'GET', path: `/drafts/${segment(id)}`, signal }, SavedDraftAnswerSchema)).data,

    save: (id: string, body: SaveDraftRequest) =>
      request({ method: 'PUT', path: `/drafts/${segment(id)}`, body }, SaveDraftAnswerSchema),

    remove: (id: string) => request({ method: 'DELETE', path: `/drafts/${segment(id)}` }, z.unknown()),

    versions: async (id: string, signal?: AbortSignal) => {
      const path = `/drafts/${segment(id)}/versions`
      return await request({ method: 'GET', path, signal }, DraftVersionsAnswerSchema)
    },

    version: async (id: string, revision: number) => {
      const path = `/drafts/${segment(id)}/versions/${revision}`
      return (await request({ method: 'GET', path }, DraftVersionAnswerSchema)).data
    },

    /** @param url null if it is not published after all */
    publish: async (id: string, url: string | null) => {
      const path = `/drafts/${segment(id)}/publication`
      const call =
        url === null
          ? ({ method: 'DELETE', path } as const)
          : ({ method: 'PUT', path, body: { url } } as const)
      return (await request(call, SavedDraftAnswerSchema)).data
    },

    exported: (id: string, format: DraftFormat) =>
      request(
        { method: 'GET', path: `/drafts/${segment(id)}/export?format=${format}`, as: 'text' },
        z.string(),
      ),

    readPage: (url: string) =>
      request({ method: 'POST', path: '/drafts/read-page', body: { url } }, ReadDraftPageAnswerSchema),

    basis: (analysisId: string, signal?: AbortSignal): Promise<DraftBasis> =>
      request(
        { method: 'GET', path: `/analyses/${segment(analysisId)}/draft-basis`, signal },
        DraftBasisSchema,
      ),
  }
}
