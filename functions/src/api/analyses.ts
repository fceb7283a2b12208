import { JobStatusSchema } from '@gaplens/contracts/analysis/job'
import {
  type HistoricalAnalysis,
  type HistoryItem,
  type HistoryPage,
  RenameRequestSchema,
} from '@gaplens/contracts/analysis/requests'
import { hasRunWarnings, isCancelled, JobErrorSchema, WarningSchema } from '@gaplens/contracts/errors'
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { TimestampSchema } from '@gaplens/contracts/timestamp'
import { Router } from 'express'
import { z } from 'zod'
import { deleteAnalysis } from '../analysis/delete-analysis.ts'
import { listedScore } from '../analysis/job/listed-score.ts'
import { renameAnalysis } from '../analysis/rename-analysis.ts'
import type { Database } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { identityOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { cursorPage } from './http/cursor-page.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { iso, isoOrNull } from './http/time.ts'
import { isDocumentId, readOwnAnalysis } from './read-own-analysis.ts'
import { reportRoute } from './report-slots.ts'

export const QuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
  lastDocId: z.string().refine(isDocumentId, 'cursor-invalid').optional(),
})

const LIST_FIELDS = {
  name: z.string().optional(),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  summary: z.string(),
  status: JobStatusSchema,
  createdAt: TimestampSchema,
  qualityScore: z.number().nullable(),
  coverageScore: z.number().nullable().default(null),
  coverageAtMost: z.number().nullable().default(null),
  immediateActionsCount: z.number(),
  warnings: z.array(WarningSchema),
  error: JobErrorSchema.nullable(),
}
const ListRowSchema = z.object(LIST_FIELDS)

/** GET /api/analyses; GET, PATCH and DELETE /api/analyses/{id} */
export function analysesRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/analyses')
    .get(async (request, response) => {
      response.json(
        await listAnalyses(db, identityOf(response).uid, parseRequest(QuerySchema, request.query)),
      )
    })
    .all(allowOnly('GET'))
  router
    .route('/analyses/:id')
    .get(
      reportRoute(async (request, response) => {
        const { id } = request.params
        const analysis = await readOwnAnalysis(db, id, identityOf(response).uid)
        const data: HistoricalAnalysis = {
          id,
          targetKeyword: analysis.targetKeyword,
          userPageUrl: analysis.userPageUrl,
          excludedUrls: analysis.excludedUrls ?? [],
          status: analysis.status,
          metadata: { createdAt: iso(analysis.createdAt), completedAt: isoOrNull(analysis.completedAt) },
          analysisResult: analysis.result,
          error: analysis.error,
          warnings: analysis.warnings,
        }
        response.json({ data })
      }),
    )
    .patch(async (request, response) => {
      const { id } = request.params
      const { name } = parseRequest(RenameRequestSchema, readJson(request))
      const isRenamed = isDocumentId(id) && (await renameAnalysis(db, id, identityOf(response).uid, name))
      if (!isRenamed) throw new ApiError('not-found')
      response.json({ name: name === '' ? null : name })
    })
    .delete(async (request, response) => {
      const { id } = request.params
      const isDeleted = isDocumentId(id) && (await deleteAnalysis(db, id, identityOf(response).uid, now()))
      if (!isDeleted) throw new ApiError('not-found')
      response.status(204).end()
    })
    .all(allowOnly('GET', 'PATCH', 'DELETE'))
  return router
}

/** One page of a user's analyses, newest first. It is a projection, so that a list does not read whole reports. */
export async function listAnalyses(
  db: Database,
  uid: string,
  query: z.infer<typeof QuerySchema>,
): Promise<HistoryPage> {
  const mine = db.analyses().where('uid', '==', uid)
  const list = mine.orderBy('createdAt', 'desc').select(...Object.keys(LIST_FIELDS))
  const [{ shown, hasMore, lastDocId }, total] = await Promise.all([
    cursorPage(list, db.analyses(), query, (cursor) => cursor.get('uid') === uid),
    mine.count().get(),
  ])
  const { rows, unreadable } = parseEach(shown, ListRowSchema)
  const data = rows.map(({ id, data: { name, warnings, error, coverageAtMost, ...row } }): HistoryItem => {
    const cancelled = error !== null && isCancelled(error.code)
    return {
      id,
      name: name ?? null,
      ...row,
      coverageScore: listedScore({ ...row, coverageAtMost }),
      createdAt: iso(row.createdAt),
      hasWarnings: hasRunWarnings(warnings),
      hasErrors: !cancelled && (row.status === 'failed' || row.status === 'completed_with_errors'),
      isCancelled: cancelled,
    }
  })
  return {
    data,
    pagination: {
      hasMore,
      lastDocId,
      unreadable,
      total: total.data().count,
    },
  }
}
