import type { ArchiveRootAnswer } from '@gaplens/contracts/analysis/exports'
import type { MissingPart } from '@gaplens/contracts/analysis/record'
import { exportFileName } from '@gaplens/report/text/file-name'
import { Router } from 'express'
import { Timestamp } from 'firebase-admin/firestore'
import { evidenceFiles } from '../analysis/record/fit-record.ts'
import { archiveZip } from '../export/archive/archive-zip.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { unpackFiles } from '../runtime/packed-record.ts'
import { reportText } from '../runtime/packed-report.ts'
import { identityOf, requireUnrevoked } from './http/auth.ts'
import { ApiError, allowOnly } from './http/errors.ts'
import { limitArchives } from './http/limit-requests.ts'
import { iso, isoOrNull } from './http/time.ts'
import { readOwnReport } from './read-own-analysis.ts'
import { reportRoute } from './report-slots.ts'

/** The missing parts of the archive of a report from before records were stored. */
const OLD: readonly MissingPart[] = (['search', 'pages', 'root'] as const).map((code) => ({
  code,
  pageId: null,
}))

/**
 * GET /api/export/archive/{jobId}: the report with its evidence, as one ZIP. Its manifest lists missing parts. 400 while
 * unfinished, 404 when this user has no such report.
 */
export function reportArchiveRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/export/archive/:id')
    .get(
      requireUnrevoked,
      reportRoute(async (request, response) => {
        const id = String(request.params.id)
        const { analysis } = await readOwnReport(db, id, identityOf(response).uid)
        await limitArchives(db, identityOf(response).uid, now())
        const [stored, record] = await Promise.all([
          unparsedDocument(db.analyses().doc(id)).get(),
          db.record(id).get(),
        ])
        const { files, lacks } = record.data() ?? { files: null, lacks: OLD }
        const subject = {
          analysisId: id,
          keyword: analysis.targetKeyword,
          pageUrl: analysis.userPageUrl,
          completedAt: isoOrNull(analysis.completedAt) ?? '',
          lacks,
        }
        // The stored text of the report is used and not the parsed report, because the hash was made from its bytes.
        const report = reportText(stored.get('result'))
        const zip = await archiveZip(subject, evidenceFiles(files === null ? {} : unpackFiles(files), report))
        response.set('content-disposition', `attachment; filename="${exportFileName(id, now(), 'zip')}"`)
        response.type('zip').send(Buffer.from(zip))
      }),
    )
    .all(allowOnly('GET'))
  return router
}

/**
 * GET /api/archive-roots/{root}: whether a report whose evidence has this root hash was finished here, and when. Anyone
 * who holds an archive may ask; the hash can only be known from the archive. 404 when there is no such report.
 */
export function archiveRootRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/archive-roots/:root')
    .get(async (request, response) => {
      const { root } = request.params
      if (!/^[0-9a-f]{64}$/.test(root)) throw new ApiError('not-found')
      const found = await db
        .analyses()
        .withConverter(null)
        .where('evidenceRoot', '==', root)
        .limit(1)
        .select('completedAt')
        .get()
      const completedAt: unknown = found.docs[0]?.get('completedAt')
      if (!(completedAt instanceof Timestamp)) throw new ApiError('not-found')
      const answer: ArchiveRootAnswer = {
        data: { evidenceRoot: root, completedAt: iso(completedAt) },
      }
      response.json(answer)
    })
    .all(allowOnly('GET'))
  return router
}
