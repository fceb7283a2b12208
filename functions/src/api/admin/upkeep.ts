import type { UpkeepAnswer } from '@gaplens/contracts/upkeep'
import { Router } from 'express'
import type { Database } from '../../runtime/database.ts'
import { allowOnly } from '../http/errors.ts'
import { iso, isoOrNull } from '../http/time.ts'

const MAX_LISTED = 50

/** GET /api/admin/upkeep: documents that could not be read, and what the nightly audit found. */
export function upkeepRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/upkeep')
    .get(async (_request, response) => {
      response.json(await describeUpkeep(db))
    })
    .all(allowOnly('GET'))
  return router
}

/** The state of upkeep that admins are shown. */
export async function describeUpkeep(db: Database): Promise<UpkeepAnswer> {
  const [notes, total, audit] = await Promise.all([
    db
      .setAside()
      .orderBy('lastSeenAt', 'desc')
      .select('path', 'task', 'problem', 'documentVersion', 'seen', 'firstSeenAt', 'lastSeenAt', 'expiresAt')
      .limit(MAX_LISTED)
      .get(),
    db.setAside().count().get(),
    db.auditState().get(),
  ])
  const state = audit.data()
  return {
    setAside: notes.docs.map((document) => {
      const { path, task, problem, documentVersion, seen, firstSeenAt, lastSeenAt } = document.data()
      const times = { firstSeenAt: iso(firstSeenAt), lastSeenAt: iso(lastSeenAt) }
      return { id: document.id, path, task, problem, documentVersion, seen, ...times }
    }),
    setAsideTotal: total.data().count,
    audit:
      state === undefined
        ? null
        : {
            lastRunAt: iso(state.lastRunAt),
            walkEndedAt: isoOrNull(state.walkEndedAt),
            accounts: state.accounts,
            findings: state.findings,
          },
  }
}
