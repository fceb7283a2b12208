import { type AuditState, AuditStateSchema } from '@gaplens/contracts/admin/upkeep'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { unparsed, unparsedDocument } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { noteFailure, type Upkeep } from '../runtime/process-documents.ts'
import { auditOrReport, type Finding } from './audit.ts'

/** Accounts in one page. */
const PAGE = 200
/** Accounts audited concurrently. */
const AT_ONCE = 8
/** Number of findings that are stored for admins. Each is logged as well. */
const KEPT_FINDINGS = 100
/**
 * Changes shortly before the last run's mark are audited again, because the clocks of instances differ, and a change has
 * the time at which its request began.
 */
const OVERLAP_MS = 120_000

const NEVER: Omit<AuditState, 'lastRunAt'> = {
  changedUntil: null,
  walkedTo: null,
  walkStartedAt: null,
  walkEndedAt: null,
  accounts: 0,
  findings: [],
}

/**
 * The nightly audit. It first repeats the accounts with earlier findings, then takes those whose ledger has changed since
 * the last run, and uses the remaining time for the next part of a walk over all accounts. A night thus costs about as
 * much as the day has changed, and every account is audited again at some time. An account whose audit fails does not stop
 * the others: it is logged, shown to admins like a finding, and audited first the next night.
 */
export async function auditNightly(upkeep: Upkeep): Promise<AuditState> {
  const { db, now } = upkeep
  const before = await lastState(upkeep)
  const startedAt = Timestamp.fromDate(now())
  const findings: Finding[] = []
  let accounts = 0
  const seen = new Set<string>()
  const audit = async (uids: readonly string[]) => {
    const waiting = uids.filter((uid) => !seen.has(uid)).values()
    const lane = async () => {
      for (const uid of waiting) {
        seen.add(uid)
        const { users } = await auditOrReport(db, uid, 'auditNightly', (finding) => findings.push(finding))
        accounts += users
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }

  await audit([...new Set(before.findings.map(({ uid }) => uid))])
  const changedUntil = await auditChanged(upkeep, before.changedUntil, audit)
  const walk = await walkOn(upkeep, before.walkedTo, audit)

  const isFailure = ({ problem }: Finding) => problem === 'not-audited'
  const notAudited = findings.filter(isFailure)
  const violations = findings.filter((finding) => !isFailure(finding))
  const state: AuditState = {
    changedUntil,
    walkedTo: walk.to,
    walkStartedAt: before.walkedTo === null ? startedAt : before.walkStartedAt,
    walkEndedAt: walk.ended ? Timestamp.fromDate(now()) : before.walkEndedAt,
    lastRunAt: startedAt,
    accounts,
    // Accounts that could not be audited come first: nothing else makes the next night take them again.
    findings: [...notAudited, ...violations].slice(0, KEPT_FINDINGS),
  }
  await db.auditState().set(state)
  for (const { uid, problem } of violations) log('ERROR', 'ledger-finding', { uid, problem })
  log('INFO', 'ledger-audited', {
    accounts,
    findings: violations.length,
    notAudited: notAudited.length,
    walkEnded: walk.ended,
  })
  return state
}

/** The state of the last run. One that does not match its schema is noted for admins, and the audit starts again. */
async function lastState(upkeep: Upkeep): Promise<Omit<AuditState, 'lastRunAt'>> {
  const document = await unparsedDocument(upkeep.db.auditState()).get()
  if (!document.exists) return NEVER
  const parsed = AuditStateSchema.safeParse(document.data())
  if (parsed.success) return parsed.data
  await noteFailure(upkeep, 'auditNightly', document.ref.path, document.data(), parsed.error)
  return NEVER
}

type AuditUsers = (uids: readonly string[]) => Promise<void>

/** @returns the time of the last change up to which everything has been audited */
async function auditChanged(
  { db, hasTime }: Upkeep,
  since: AuditState['changedUntil'],
  audit: AuditUsers,
): Promise<AuditState['changedUntil']> {
  let until = since
  let page = unparsed(db.users()).orderBy('ledgerChangedAt').select('ledgerChangedAt').limit(PAGE)
  if (since !== null) page = page.startAt(Timestamp.fromMillis(since.toMillis() - OVERLAP_MS))
  while (hasTime()) {
    const found = (await page.get()).docs
    await audit(found.map(({ id }) => id))
    const last = found.at(-1)
    const changedAt: unknown = last?.get('ledgerChangedAt')
    if (changedAt instanceof Timestamp) until = changedAt
    if (last === undefined || found.length < PAGE) break
    page = page.startAfter(last)
  }
  return until
}

/** @returns the last account of the walk; null when it has reached the end or seen none, so that it starts again */
async function walkOn(
  { db, hasTime }: Upkeep,
  from: string | null,
  audit: AuditUsers,
): Promise<{ readonly to: string | null; readonly ended: boolean }> {
  let last = from
  while (hasTime()) {
    let page = unparsed(db.users()).orderBy(FieldPath.documentId()).select().limit(PAGE)
    if (last !== null) page = page.startAfter(last)
    const uids = (await page.get()).docs.map(({ id }) => id)
    await audit(uids)
    if (uids.length < PAGE) return { to: null, ended: true }
    last = uids.at(-1) ?? null
  }
  return { to: last, ended: false }
}
