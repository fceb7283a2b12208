import { getApps, initializeApp } from 'firebase-admin/app'
import { createDraftPageReader } from '../../functions/src/draft-page-reader.ts'
import { database } from '../../functions/src/runtime/database.ts'
import { ownApi } from '../support/own-api.ts'

/**
 * One instance of the API as Cloud Run runs it: a process that answers many requests at a time. The functions emulator
 * starts a process for each request at the same instant, so hundreds of users would measure it, not the API.
 * Answers its port, then its memory in MB, now and at most, whenever the parent asks.
 */
if (getApps().length === 0) initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-gaplens' })
const pages = createDraftPageReader({
  userAgent: 'GapLensBot/1.0',
  sandboxPort: Number(process.env.PAGES_PORT ?? 0) || undefined,
  now: () => new Date(),
})
const api = await ownApi(database(), { pages: async () => pages })
process.send?.({ address: api.address })
process.on('message', () =>
  process.send?.({
    residentMb: process.memoryUsage.rss() / 1_048_576,
    highestMb: process.resourceUsage().maxRSS / 1_024,
  }),
)
process.on('disconnect', () => process.exit(0))
