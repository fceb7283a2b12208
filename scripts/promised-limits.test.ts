import { readFileSync } from 'node:fs'
import { DEFAULT_SETTINGS } from '@gaplens/contracts/admin/settings'
import * as limits from '@gaplens/contracts/limits'
import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS as STARTS_OF_A_JOB } from '../functions/src/analysis/job/lease.ts'
import { QUEUE_RETRY } from '../functions/src/analysis/job/queue-policy.ts'
import { JUDGE_BUDGET_MS, WRITE_BUDGET_MS } from '../functions/src/analysis/pipeline/steps/model-budget.ts'
import { SHARED_LIMITS } from '../functions/src/limits/request-limits.ts'
import { MAX_ATTEMPTS as TRIES_OF_A_CALL } from '../functions/src/providers/retry.ts'
import { DEFAULT_LIMITS as WEB_LIMITS } from '../functions/src/providers/web/limits.ts'
import { EnvironmentSchema } from '../functions/src/runtime/environment-schema.ts'
import { inRoot } from './lib/paths.ts'

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** A number as the manuals write it: in words up to twelve, else in digits. */
const inWords = (number: number) => NUMBERS[number] ?? number.toLocaleString('en-US')
const digits = (number: number) => number.toLocaleString('en-US')
const minutes = (ms: number) => `${inWords(ms / 60_000)} minutes`
const seconds = (ms: number) => `${ms / 1_000} s`
const kilobytes = (bytes: number) => `${bytes / 1_024} kB`

/** What each manual promises of a limit, with the number as the code has it. */
const PROMISES: Record<string, readonly string[]> = {
  'report.md': [
    `Up to ${inWords(limits.MAX_CITED_PAGES)} cited pages are read`,
    `80 good, 60 fair, less is poor; under ${limits.QUALITY_WARNING} the report warns`,
    `${limits.QUALITY_GOOD} good, ${limits.QUALITY_FAIR} fair`,
  ],
  'report/pages.md': [`the pages that the AI Overview cites, at most ${inWords(limits.MAX_CITED_PAGES)}`],
  'report/model.md': [
    `one asks again (${seconds(JUDGE_BUDGET_MS)} together)`,
    `two [write](quoting.md) (${seconds(WRITE_BUDGET_MS)} together`,
  ],
  'editor.md': [
    `The first ${digits(limits.DRAFT_MAX_CHARS)} characters of a draft are scored`,
    `at most ${limits.DRAFT_CLAIMS_MAX} of its claims are checked`,
    `each of at most ${limits.DRAFT_CLAIM_MAX_CHARS} characters`,
  ],
  'reliability.md': [
    `Every job ends: within ${minutes(limits.JOB_DEADLINE_MS)} of its start by a worker`,
    `within ${minutes(limits.JOB_MAX_AGE_MS)} of its creation`,
    `at most ${inWords(STARTS_OF_A_JOB)} attempts, at most ${inWords(TRIES_OF_A_CALL)} tries per call`,
    `what may be transient: ${inWords(TRIES_OF_A_CALL)} attempts at most, with the first`,
    `repeats it every ${inWords(QUEUE_RETRY.maxBackoffSeconds)} seconds`,
    `for ${inWords(limits.EXPORT_KEPT_DAYS)} days`,
  ],
  'scale.md': [
    `A report has at most ${limits.REPORT_MAX_BYTES / 1_000} kB as JSON`,
    `\`ANALYSES_AT_ONCE\` is ${limits.ANALYSES_AT_ONCE}`,
    `longer than ${minutes(limits.LONGEST_WAIT_MS)} (`,
    `beyond ${inWords(limits.LONGEST_ACCEPTED_WAIT_MS / 60_000)} minutes none start`,
    `older than ${limits.JOB_LAST_START_MS / 60_000} minutes, with a refund`,
    `It is kept for ${limits.ANALYSES_KEPT_MONTHS} months`,
    `in parts of ${inWords(limits.BATCH_ARCHIVE_ROWS)} reports`,
    `${digits(DEFAULT_SETTINGS.dailyTotal)} analyses, ${digits(DEFAULT_SETTINGS.dailySearches)} searches and ${digits(DEFAULT_SETTINGS.dailyModelCalls)} model calls per day`,
    `reads pages of nearly ${WEB_LIMITS.maxBytes / 1_024 / 1_024} MiB`,
  ],
  'archive.md': [`after ${limits.ANALYSES_KEPT_MONTHS} months`],
  'security.md': [
    `${SHARED_LIMITS['share-password'].requests} from all addresses together; ${SHARED_LIMITS['share-password-any'].requests} tries of any kind`,
    `exporting their data, deleting the account | ${SHARED_LIMITS['account-deletion'].requests} an hour each`,
    `signed in within the last ${limits.RECENT_SIGN_IN_MS / 60_000} minutes`,
    `The client shows the ${inWords(limits.SIGNUP_POINTS)} points`,
    `up to ${limits.NEW_ACCOUNTS_PER_ADDRESS_AND_HOUR} accounts per hour`,
    `${limits.MAX_UNFINISHED_ANALYSES} unfinished`,
    `${limits.BATCH_ROWS_AT_ONCE} rows under way`,
    `${digits(DEFAULT_SETTINGS.draftMaxCharacters)} characters (\`draftMaxCharacters\`) and ${limits.DRAFT_VERSIONS_KEPT} versions`,
    `${limits.CHAT_MESSAGES_PER_SESSION} per conversation, ${limits.CHAT_MESSAGES_PER_ADDRESS_AND_DAY} a day per IP address`,
    `${limits.CHAT_MESSAGES_PER_SESSION} per conversation, ${limits.CHAT_MESSAGES_PER_PERSON_AND_DAY} a day; ${limits.CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY} a day for all signed-in people`,
    `too large (${kilobytes(limits.BODY_MAX_BYTES)}; ${kilobytes(limits.BATCH_BODY_MAX_BYTES)} for a batch`,
    `${kilobytes(limits.DRAFT_BODY_MAX_BYTES)} for a draft)`,
    `until deleted, at most ${limits.ANALYSES_KEPT_MONTHS} months`,
    `${limits.CHAT_KEPT_DAYS} days after the last message`,
    `drafts and their last ${limits.DRAFT_VERSIONS_KEPT} versions`,
    `${limits.GIFT_REMEMBERED_MONTHS} months, even if the account is deleted`,
  ],
}

describe.each(Object.entries(PROMISES))(
  'docs/%s promises of a limit what the code does',
  (name, promises) => {
    const text = readFileSync(inRoot('docs', name), 'utf8').replaceAll(/\s+/g, ' ')

    it.each(promises)('%s', (promise) => {
      expect(text).toContain(promise)
    })
  },
)

describe('the times of a job', () => {
  const { JOB_DEADLINE_MS, JOB_LAST_START_MS, JOB_WORK_ENDS_MS, JOB_LEASE_ENDS_MS, JOB_MAX_AGE_MS } = limits
  const SWEEP_MS = 60_000

  it('leave the sweep a whole turn to fail a job whose last worker died, before the job is too old', () => {
    expect(JOB_LEASE_ENDS_MS + SWEEP_MS).toBeLessThan(JOB_MAX_AGE_MS)
    expect(JOB_LAST_START_MS).toBeLessThan(JOB_WORK_ENDS_MS)
    expect(JOB_WORK_ENDS_MS).toBeLessThan(JOB_LEASE_ENDS_MS)
  })

  it('leave room for a model’s judging and writing, and for a second worker after a crashed one', () => {
    expect(JUDGE_BUDGET_MS + WRITE_BUDGET_MS).toBeLessThan(JOB_DEADLINE_MS)
    expect(limits.LEASE_MS + JOB_DEADLINE_MS).toBeLessThan(JOB_LAST_START_MS)
    expect(limits.LONGEST_ACCEPTED_WAIT_MS).toBeLessThan(JOB_LAST_START_MS)
  })

  it('let the queue deliver a task for as long as a job may run', () => {
    expect(QUEUE_RETRY.maxAttempts * QUEUE_RETRY.maxBackoffSeconds * 1_000).toBeGreaterThanOrEqual(
      JOB_MAX_AGE_MS,
    )
  })
})

it('has each default of the settings’ table in docs/operations.md', () => {
  const rows = [
    ...readFileSync(inRoot('docs/operations.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm),
  ]
  const defaults: Record<string, unknown> = EnvironmentSchema.parse({})
  expect(rows.length).toBeGreaterThan(4)
  for (const [, name = '', value] of rows) expect(defaults[name], name).toBe(Number(value))
})
