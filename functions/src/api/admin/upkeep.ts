import {
  AuditStateSchema,
  UnreadableDocumentSchema,
  type UpkeepAnswer,
} from '@gaplens/contracts/admin/upkeep'
import { Router } from 'express'
import { type Database, unparsed, unparsedDocument } from '../../runtime/database.ts'
import { parseEach } from '../../runtime/parse-each.ts'
import { allowOnly } from '../http/errors.ts'
import { iso, isoOrNull } from '../http/time.ts'

const MAX_LISTED = 50
/** All but the moved document itself, which may be large. */
const NoteSchema = UnreadableDocumentSchema.omit({ moved: true })

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

/** The state of upkeep that admins see. */
export async function describeUpkeep(db: Database): Promise<UpkeepAnswer> {
  const [notes, total, audit] = await Promise.all([
    unparsed(db.setAside())
      .orderBy('lastSeenAt', 'desc')
      .select(...Object.keys(NoteSchema.shape))
      .limit(MAX_LISTED)
      .get(),
    db.setAside().count().get(),
    unparsedDocument(db.auditState()).get(),
  ])
  const { data: state } = AuditStateSchema.safeParse(audit.data())
  return {
    setAside: parseEach(notes.docs, NoteSchema).rows.map(({ id, data }) => {
      const { path, task, problem, documentVersion, seen, firstSeenAt, lastSeenAt } = data
      const times = { firstSeenAt: iso(firstSeenAt), lastSeenAt: iso(lastSeenAt) }
      return { id, path, task, problem, documentVersion, seen, ...times }
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
