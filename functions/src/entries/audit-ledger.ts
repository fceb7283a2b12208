import { onSchedule } from 'firebase-functions/scheduler'
import { auditNightly } from '../points/nightly-audit.ts'
import { database } from '../runtime/database.ts'
import { upkeepFor } from '../runtime/process-documents.ts'
import './shared/options.ts'

/** The audit runs at night in Taiwan. The next night does what exceeds this time. */
const AUDIT_BUDGET_MS = 480_000

export const auditLedger = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'Asia/Taipei', timeoutSeconds: 540 },
  async () => void (await auditNightly(upkeepFor(database(), () => new Date(), AUDIT_BUDGET_MS))),
)
