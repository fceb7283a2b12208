import type { OwnLedgerItem, OwnLedgerPage } from '@gaplens/contracts/ledger'
import { Router } from 'express'
import { z } from 'zod'
import { receiptsOf } from '../payments/receipts.ts'
import { orderOfEntry } from '../points/entries.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { identityOf } from './http/auth.ts'
import { ApiError, allowOnly, parseRequest } from './http/errors.ts'
import { iso } from './http/time.ts'
import { LedgerQuerySchema, readLedger, type StoredEntry } from './ledger-page.ts'
import { isDocumentId } from './read-own-analysis.ts'

/** GET /api/account/ledger and /api/account/ledger/{entryId}: the entries of a user's own ledger. */
export function ownLedgerRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/account/ledger')
    .get(async (request, response) => {
      const { uid } = identityOf(response)
      const { entries, pagination } = await readLedger(
        db,
        uid,
        parseRequest(LedgerQuerySchema, request.query),
      )
      const data = await forOwner(db, uid, entries)
      response.json({ data, pagination } satisfies OwnLedgerPage)
    })
    .all(allowOnly('GET'))
  router
    .route('/account/ledger/:entryId')
    .get(async (request, response) => {
      const { uid } = identityOf(response)
      const id = EntryIdSchema.safeParse(request.params.entryId)
      const entry = id.success ? (await db.ledger(uid).doc(id.data).get()).data() : undefined
      if (!id.success || entry === undefined) throw new ApiError('not-found')
      const [data] = await forOwner(db, uid, [{ id: id.data, ...entry }])
      response.json({ data })
    })
    .all(allowOnly('GET'))
  return router
}

const EntryIdSchema = z.string().regex(/^(?!__.*__$)[\w.:-]{1,200}$/)

/** Adds to each entry the title of its analysis in the user's history, and its receipt. */
async function forOwner(
  db: Database,
  uid: string,
  entries: readonly StoredEntry[],
): Promise<OwnLedgerItem[]> {
  const orderIds = entries.flatMap((entry) => orderOfEntry(entry) ?? [])
  const [titles, receipts] = await Promise.all([titlesOf(db, uid, entries), receiptsOf(db, uid, orderIds)])
  return entries.map((entry) => {
    const { id, delta, balanceAfter, kind, reason, analysisId, createdAt } = entry
    return {
      id,
      delta,
      balanceAfter,
      kind,
      reason,
      analysis: analysisId === null ? null : { id: analysisId, title: titles.get(analysisId) ?? null },
      receipt: receipts.get(orderOfEntry(entry) ?? '') ?? null,
      createdAt: iso(createdAt),
    }
  })
}

const TITLE_FIELDS = ['uid', 'name', 'targetKeyword']

/** The titles of the analyses of these entries, without deleted ones. It is a projection, so that no report is read. */
async function titlesOf(
  db: Database,
  uid: string,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(entries.flatMap(({ analysisId }) => analysisId ?? []).filter(isDocumentId))
  if (ids.size === 0) return new Map()
  const references = [...ids].map((id) => unparsedDocument(db.analyses().doc(id)))
  const found = await db.firestore.getAll(...references, { fieldMask: TITLE_FIELDS })
  return new Map(
    found.flatMap((document): [string, string][] => {
      const title: unknown = document.get('name') || document.get('targetKeyword')
      return document.get('uid') === uid && typeof title === 'string' ? [[document.id, title]] : []
    }),
  )
}
