import { type AuditAnswer, AuditRequestSchema } from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { auditPage, type Finding } from '../../points/audit.ts'
import type { Database } from '../../runtime/database.ts'
import { readJson } from '../http/body.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import { actorOf } from './require-admin.ts'

/** Accounts in one call. This many take much less than the minute that Hosting gives a request. */
const ACCOUNTS_PER_PAGE = 50

/** POST /api/admin/audit: compares the next accounts with their ledgers. The client repeats it until `next` is null. */
export function auditRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/audit')
    .post(async (request, response) => {
      const { after } = parseRequest(AuditRequestSchema, readJson(request))
      const findings: Finding[] = []
      const page = await auditPage(db, after, ACCOUNTS_PER_PAGE, (finding) => findings.push(finding))
      if (after === null) {
        const activity: Activity = {
          action: 'ledger.audited',
          actor: actorOf(response),
          target: { kind: 'system', id: 'ledger', label: '點數帳本' },
          before: null,
          after: null,
          reason: null,
        }
        await db.firestore.runTransaction(async (tx) => recordActivity(db, tx, activity, now()))
      }
      response.json({ ...page, findings } satisfies AuditAnswer)
    })
    .all(allowOnly('POST'))
  return router
}
