import { randomUUID } from 'node:crypto'
import {
  CreateDraftRequestSchema,
  DraftExportQuerySchema,
  type DraftsAnswer,
  PublishDraftRequestSchema,
  SaveDraftRequestSchema,
} from '@gaplens/contracts/drafts/saved-drafts'
import { draftFileName } from '@gaplens/report/text/file-name'
import { type Request, Router } from 'express'
import { deleteDraft } from '../drafts/delete-drafts.ts'
import { createDraft, listDrafts, type NamedDraft, readDraft } from '../drafts/drafts.ts'
import { draftBefore, publishDraft } from '../drafts/publication.ts'
import { listVersions, readVersion, saveDraft } from '../drafts/save-draft.ts'
import { createDraftExporter } from '../export/export-draft.ts'
import type { Database } from '../runtime/database.ts'
import { readSettings } from '../settings/settings.ts'
import { itemOf, refused, seenByOwner, versionOf } from './draft-answers.ts'
import { identityOf } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { idempotencyKey } from './http/idempotency-key.ts'
import { limitRoute } from './http/limit-requests.ts'
import { iso } from './http/time.ts'
import { isDocumentId, readOwnAnalysis } from './read-own-analysis.ts'

/**
 * GET and POST /api/analyses/{id}/drafts; GET, PUT and DELETE /api/drafts/{id}; GET /api/drafts/{id}/versions and one of
 * them; PUT and DELETE /api/drafts/{id}/publication; GET /api/drafts/{id}/export
 */
export function draftRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  addList(router, db, now)
  addOne(router, db, now)
  addExport(router, db, now)
  addVersions(router, db)
  addPublication(router, db, now)
  return router
}

function addList(router: Router, db: Database, now: () => Date): void {
  router
    .route('/analyses/:id/drafts')
    .get(async (request, response) => {
      const { id } = request.params
      const { uid } = identityOf(response)
      const analysis = await readOwnAnalysis(db, id, uid)
      const [{ drafts, unreadable }, origin, limits] = await Promise.all([
        listDrafts(db, uid, id),
        draftBefore(db, uid, analysis),
        readSettings(db, now()),
      ])
      const answer: DraftsAnswer = {
        data: drafts.map(itemOf),
        unreadable,
        origin: origin === null ? null : itemOf(origin),
        most: limits.draftsPerAnalysis,
      }
      response.json(answer)
    })
    .post(async (request, response) => {
      const { id } = request.params
      const { uid } = identityOf(response)
      const { text } = parseRequest(CreateDraftRequestSchema, readJson(request))
      const key = idempotencyKey(request.headers['idempotency-key']) ?? randomUUID()
      if (!isDocumentId(id)) throw new ApiError('not-found')
      const limits = await readSettings(db, now())
      const made = await createDraft(db, uid, id, { text, key }, limits, now())
      if (made.kind !== 'created') throw refused(made.kind, limits)
      response.status(201).json({ data: await seenByOwner(db, made.draft, now()) })
    })
    .all(allowOnly('GET', 'POST'))
}

function addOne(router: Router, db: Database, now: () => Date): void {
  router
    .route('/drafts/:id')
    .get(async (request, response) => {
      const draft = await ownDraft(db, request, identityOf(response).uid)
      response.json({ data: await seenByOwner(db, draft, now()) })
    })
    .put(async (request, response) => {
      const wanted = parseRequest(SaveDraftRequestSchema, readJson(request))
      const limits = await readSettings(db, now())
      const saved = await saveDraft(db, identityOf(response).uid, idOf(request), wanted, limits, now())
      if (saved.kind !== 'saved') throw refused(saved.kind, limits)
      response.json({ revision: saved.revision, updatedAt: iso(saved.updatedAt) })
    })
    .delete(async (request, response) => {
      if (!(await deleteDraft(db, identityOf(response).uid, idOf(request), now())))
        throw new ApiError('not-found')
      response.status(204).end()
    })
    .all(allowOnly('GET', 'PUT', 'DELETE'))
}

/** Exports that wait for one instance's thread. Each takes seconds at most. */
const EXPORTS_AT_ONCE = 5

function addExport(router: Router, db: Database, now: () => Date): void {
  const exporter = createDraftExporter()
  let exporting = 0
  router
    .route('/drafts/:id/export')
    .get(limitRoute(db, 'draft-export', now), async (request, response) => {
      const { format } = parseRequest(DraftExportQuerySchema, request.query)
      const [id, { title, text }] = await ownDraft(db, request, identityOf(response).uid)
      if (exporting >= EXPORTS_AT_ONCE) throw new ApiError('unavailable', { headers: { 'retry-after': '5' } })
      exporting += 1
      try {
        const file = await exporter.file({ format, title, text })
        const name = draftFileName(id, now(), format)
        response.set('content-disposition', `attachment; filename="${name}"`)
        response.type(format === 'html' ? 'html' : 'text/markdown').send(file)
      } finally {
        exporting -= 1
      }
    })
    .all(allowOnly('GET'))
}

function addVersions(router: Router, db: Database): void {
  router
    .route('/drafts/:id/versions')
    .get(async (request, response) => {
      const found = await listVersions(db, identityOf(response).uid, idOf(request))
      if (found === null) throw new ApiError('not-found')
      response.json({ data: found.versions.map(versionOf), unreadable: found.unreadable })
    })
    .all(allowOnly('GET'))
  router
    .route('/drafts/:id/versions/:revision')
    .get(async (request, response) => {
      const { revision } = request.params
      const found = /^\d{1,9}$/.test(revision)
        ? await readVersion(db, identityOf(response).uid, idOf(request), revision)
        : null
      if (found === null) throw new ApiError('not-found')
      response.json({ data: { ...versionOf(found), text: found.text } })
    })
    .all(allowOnly('GET'))
}

function addPublication(router: Router, db: Database, now: () => Date): void {
  const publish = async (request: Request, uid: string, url: string | null) => {
    if (!(await publishDraft(db, uid, idOf(request), url, now()))) throw new ApiError('not-found')
    return { data: await seenByOwner(db, await ownDraft(db, request, uid), now()) }
  }
  router
    .route('/drafts/:id/publication')
    .put(async (request, response) => {
      const { url } = parseRequest(PublishDraftRequestSchema, readJson(request))
      response.json(await publish(request, identityOf(response).uid, url))
    })
    .delete(async (request, response) => {
      response.json(await publish(request, identityOf(response).uid, null))
    })
    .all(allowOnly('PUT', 'DELETE'))
}

/** @throws ApiError 404 */
function idOf(request: Request): string {
  const id = String(request.params.id)
  if (!isDocumentId(id)) throw new ApiError('not-found')
  return id
}

/** @throws ApiError 404 */
async function ownDraft(db: Database, request: Request, uid: string): Promise<NamedDraft> {
  const id = idOf(request)
  const draft = await readDraft(db, uid, id)
  if (draft === null) throw new ApiError('not-found')
  return [id, draft]
}
