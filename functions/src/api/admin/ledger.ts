import { IdSchema } from '@gaplens/contracts/id'
import type { LedgerPage } from '@gaplens/contracts/points/ledger'
import { Router } from 'express'
import { type Database, unparsedDocument } from '../../runtime/database.ts'
import { QuerySchema as HistoryQuerySchema, listAnalyses } from '../analyses.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { describeEntries } from '../ledger-facts.ts'
import { LedgerQuerySchema, readLedger } from '../ledger-page.ts'
import { requireUid } from './uid-parameter.ts'

/** GET /api/admin/users/{uid}/ledger and /api/admin/users/{uid}/analyses */
export function userRecordsRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/users/:uid/ledger')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      const { entries, pagination } = await readLedger(
        db,
        uid,
        parseRequest(LedgerQuerySchema, request.query),
      )
      const [described, names] = await Promise.all([
        describeEntries(db, uid, entries),
        actorNames(
          db,
          entries.map(({ actor }) => actor),
        ),
      ])
      const data = described.map((item, at) => {
        const { actor = '', analysisId = null } = entries[at] ?? {}
        return { ...item, analysisId, actor, actorName: names.get(actor) ?? null }
      })
      response.json({ data, pagination } satisfies LedgerPage)
    })
    .all(allowOnly('GET'))
  router
    .route('/users/:uid/analyses')
    .get(async (request, response) => {
      const uid = requireUid(request.params.uid)
      response.json(await listAnalyses(db, uid, parseRequest(HistoryQuerySchema, request.query)))
    })
    .all(allowOnly('GET'))
  return router
}

const NAME_FIELDS = ['displayName', 'email']

/** The names or addresses of the accounts that caused entries, by uid. */
async function actorNames(db: Database, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const uids = [...new Set(actors)].filter((actor) => IdSchema.safeParse(actor).success && actor !== 'system')
  if (uids.length === 0) return new Map()
  const references = uids.map((uid) => unparsedDocument(db.users().doc(uid)))
  const found = await db.firestore.getAll(...references, { fieldMask: NAME_FIELDS })
  return new Map(
    found.flatMap((document): [string, string][] => {
      const name: unknown = document.get('displayName') || document.get('email')
      return typeof name === 'string' ? [[document.id, name]] : []
    }),
  )
}
