import {
  type Batch,
  BatchArchiveQuerySchema,
  type BatchDocument,
  type BatchList,
  BatchRequestSchema,
  type BatchState,
  type BatchStateAnswerSchema,
  BatchStateRequestSchema,
} from '@gaplens/contracts/batches/batch'
import { HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { type Request, Router } from 'express'
import type { z } from 'zod'
import { changeBatch, deleteBatch } from '../batch/change-batch.ts'
import { describeBatch, SummarySchema, summaryOf } from '../batch/describe-batch.ts'
import { startBatch } from '../batch/start-batch.ts'
import { startDueRows } from '../batch/start-due-rows.ts'
import { addressOf } from '../limits/address.ts'
import type { Identity, Opening } from '../points/open-account.ts'
import { type Database, unparsed } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { isFirstFree } from '../settings/admission.ts'
import { readSettings } from '../settings/settings.ts'
import { packArchive } from './batch-archive.ts'
import { identityOf, requireUnrevoked } from './http/auth.ts'
import { readJson } from './http/body.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { idempotencyKey } from './http/idempotency-key.ts'
import { limitArchives, limitNewAccounts, limitRoute } from './http/limit-requests.ts'
import { isDocumentId } from './read-own-analysis.ts'

export interface BatchDependencies {
  readonly db: Database
  readonly opening: () => Opening
  readonly newAccountsPerAddress: number
  /** How many jobs the queue dispatches concurrently. */
  readonly jobsAtOnce: number
  /** Support address for the last line of the reports. */
  readonly contact: () => string
  readonly now: () => Date
}

/** GET and POST /api/batches; GET and DELETE /api/batches/{id}; its state and its archive. */
export function batchRoutes(deps: BatchDependencies): Router {
  const { db, now } = deps
  const router = Router()
  router
    .route('/batches')
    .get(async (_request, response) => {
      response.json(await listBatches(db, identityOf(response).uid, now()))
    })
    .post(requireUnrevoked, limitRoute(db, 'batch', now), async (request, response) => {
      response.status(202).json({ batchId: await createBatch(deps, request, identityOf(response)) })
    })
    .all(allowOnly('GET', 'POST'))
  router
    .route('/batches/:id')
    .get(async (request, response) => {
      const { id } = request.params
      const data: Batch = await describeBatch(db, id, await readBatch(db, id, identityOf(response).uid))
      response.json({ data })
    })
    .delete(async (request, response) => {
      const { id } = request.params
      const outcome = isDocumentId(id) ? await deleteBatch(db, id, identityOf(response).uid) : 'gone'
      if (outcome !== 'deleted') throw new ApiError(outcome === 'open' ? 'batch-open' : 'not-found')
      response.status(204).end()
    })
    .all(allowOnly('GET', 'DELETE'))
  router
    .route('/batches/:id/state')
    .post(async (request, response) => {
      const { state } = parseRequest(BatchStateRequestSchema, readJson(request))
      response.json(await changeState(deps, request.params.id, identityOf(response).uid, state))
    })
    .all(allowOnly('POST'))
  router
    .route('/batches/:id/archive')
    .get(requireUnrevoked, limitRoute(db, 'batch-archive', now), async (request, response) => {
      const { zip, name } = await archivePart(deps, request, identityOf(response).uid)
      response.type('zip').attachment(name).send(zip)
    })
    .all(allowOnly('GET'))
  return router
}

/** The user's newest batches. A batch that cannot be parsed is left out and counted. */
async function listBatches(db: Database, uid: string, now: Date): Promise<BatchList> {
  const mine = unparsed(db.batches())
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(HISTORY_PAGE_SIZE)
    // The rows are not read, because those of twenty batches would take megabytes.
    .select(...Object.keys(SummarySchema.shape))
  const [{ docs }, { batchMaxRows, analysesEnabled }] = await Promise.all([mine.get(), readSettings(db, now)])
  const { rows, unreadable } = parseEach(docs, SummarySchema)
  return {
    data: rows.map(({ id, data }) => summaryOf(id, data)),
    unreadable,
    maxRows: analysesEnabled ? batchMaxRows : 0,
  }
}

/** Starts a batch, whose points are reserved, and its first rows. @returns its id */
async function createBatch(deps: BatchDependencies, request: Request, identity: Identity): Promise<string> {
  const { db, now } = deps
  const body = parseRequest(BatchRequestSchema, readJson(request))
  const key = idempotencyKey(request.headers['idempotency-key'])
  if (key === null) throw new ApiError('invalid-request', { field: 'Idempotency-Key' })
  if (await isFirstFree(db, identity.uid))
    await limitNewAccounts(db.firestore, identity.uid, addressOf(request), deps.newAccountsPerAddress, now())
  const outcome = await startBatch(db, {
    identity,
    request: body,
    idempotencyKey: key,
    opening: deps.opening(),
    now: now(),
  })
  if (outcome.kind === 'refused') {
    const { code, message } = outcome
    throw new ApiError(code, message === undefined ? {} : { message })
  }
  log('INFO', 'batch-started', { batchId: outcome.id, rows: body.rows.length })
  await startRows(deps)
  return outcome.id
}

/** Pauses, resumes or cancels a batch. @throws ApiError 404; 409 when it has ended */
async function changeState(
  deps: BatchDependencies,
  id: string,
  uid: string,
  state: BatchState,
): Promise<z.infer<typeof BatchStateAnswerSchema>> {
  if (!isDocumentId(id)) throw new ApiError('not-found')
  const change = await changeBatch(deps.db, id, uid, state, deps.now())
  if (change.kind !== 'changed') throw new ApiError(change.kind === 'gone' ? 'not-found' : 'batch-ended')
  const { status, givenBack } = change
  log('INFO', 'batch-changed', { batchId: id, state, givenBack })
  await startRows(deps)
  return { status, givenBack }
}

/** Some of the reports of a batch as a ZIP. The client joins the parts. */
async function archivePart({ db, contact, now }: BatchDependencies, request: Request, uid: string) {
  const id = String(request.params.id)
  const batch = await readBatch(db, id, uid)
  // Clients of an earlier version request the whole archive in one answer.
  if (request.query.rows === undefined) throw new ApiError('client-outdated')
  const { rows, part } = parseRequest(BatchArchiveQuerySchema, request.query)
  if (part === 0) await limitArchives(db, uid, now())
  const zip = await packArchive(db, { id, batch, rows, contact: contact(), now: now() })
  if (zip === null) throw new ApiError('batch-no-reports')
  return { zip, name: `gaplens-batch-${taipeiDay(now())}-${part + 1}.zip` }
}

/** Starts due rows. A failure is only logged, because the batch exists and the sweep starts its rows later. */
async function startRows({ db, now, jobsAtOnce }: BatchDependencies): Promise<void> {
  try {
    await startDueRows(db, now(), jobsAtOnce)
  } catch (error) {
    log('ERROR', 'batch-dispatch-failed', describeError(error))
  }
}

/** Reads a batch of this user. One of another user gives the same 404 as a missing one. @throws ApiError 404 */
async function readBatch(db: Database, id: string, uid: string): Promise<BatchDocument> {
  const batch = isDocumentId(id) ? (await db.batches().doc(id).get()).data() : undefined
  if (batch?.uid !== uid) throw new ApiError('not-found')
  return batch
}
