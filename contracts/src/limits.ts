/**
 * The product's fixed numbers and the limits of its inputs. What the manuals promise of them is compared in
 * `scripts/promised-limits.test.ts`.
 * Times are milliseconds unless the name says otherwise.
 */
export const KEYWORD_MAX_CHARS = 200
export const URL_MAX_CHARS = 2_000
/** Limit on the name that a user gives an analysis in the history. */
export const ANALYSIS_NAME_MAX_CHARS = 80
/** Largest request body the API reads, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024

export const SIGNUP_POINTS = 5
export const ADMIN_BOOTSTRAP_POINTS = 999_999
export const POINTS_PER_ANALYSIS = 1
export const LOW_POINTS = 2
/** Analyses of one user that may be unfinished at the same time. */
export const MAX_UNFINISHED_ANALYSES = 3

/** Refunded analyses of one user in a day. They are limited, because each has cost a search. */
export const REFUNDS_PER_USER_AND_DAY = 10
/** New accounts that may first use their gift from one IP address in an hour. A class or an office shares an address. */
export const NEW_ACCOUNTS_PER_ADDRESS_AND_HOUR = 30

export const HISTORY_PAGE_SIZE = 20
export const HISTORY_PAGE_MAX = 100
export const HISTORY_SEARCH_LOAD = 100

export const POLL_INTERVAL_MS = 2_000
export const HTTP_TIMEOUT_MS = 120_000

export const QUALITY_GOOD = 80
export const QUALITY_FAIR = 60
/** Under this score the warning panel opens. */
export const QUALITY_WARNING = 70

export const OVERVIEW_CARD_REFERENCES = 3
export const REFERENCE_LIST_COLLAPSED = 5

/** A job that has not finished this long after its start fails. */
export const JOB_DEADLINE_MS = 4 * 60_000
/** No job stays unfinished longer than this after its creation, whatever was lost. */
export const JOB_MAX_AGE_MS = 10 * 60_000
/** A job older than this is not started any more. It fails with a refund. */
export const JOB_LAST_START_MS = 7.5 * 60_000
/** At this age of a job its worker stops, whenever it started the job. */
export const JOB_WORK_ENDS_MS = 8 * 60_000
/**
 * No lease is valid beyond this age of its job. The sweep runs every minute for at most a minute, so a job whose last
 * worker died is failed before `JOB_MAX_AGE_MS`, even if clocks differ by some seconds.
 */
export const JOB_LEASE_ENDS_MS = JOB_WORK_ENDS_MS + 15_000
/** Rows of one batch; an admin can set fewer. */
export const BATCH_MAX_ROWS = 200
/**
 * Number of rows whose reports one answer of a batch archive contains. Hosting passes an answer on as a whole within 60 s, and an
 * answer of a function has at most 32 MB; eight of the largest reports, in three files each, are smaller even uncompressed.
 */
export const BATCH_ARCHIVE_ROWS = 8
/** Rows of one person's batches that are under way at the same time. */
export const BATCH_ROWS_AT_ONCE = 5
/** Share of the queue's concurrent jobs that all batches together may take. Single analyses have the rest. */
export const BATCH_SHARE_OF_JOBS = 0.5
/** While more jobs than this wait for a worker, no row of a batch is started, so that single analyses go first. */
export const BATCH_YIELDS_TO_WAITING = 10
/**
 * Time after which a batch that was held back by a limit of its owner is tried again. It is a little less than the minute between
 * two sweeps, so that each sweep tries it.
 */
export const BATCH_HELD_MS = 55_000
/** Share links of one report that may exist at the same time; an admin can set another number. */
export const SHARES_PER_ANALYSIS = 10
/** Batches of one person that may be open at the same time; an admin can set another number. */
export const MAX_OPEN_BATCHES = 3
/** A batch older than this is ended, and the points of its rows that did not run are given back. */
export const BATCH_MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** Largest body that starts a batch: 200 rows of the longest keywords and addresses. */
export const BATCH_BODY_MAX_BYTES = 640 * 1024
/** Largest file from which a list is read, and its largest size when unpacked, in bytes. */
export const BATCH_FILE_MAX_BYTES = 2 * 1024 * 1024
export const BATCH_FILE_MAX_UNPACKED_BYTES = 16 * 1024 * 1024

/** Number of characters (UTF-16 units) of a draft that are scored. The rest is ignored, and the score says so. */
export const DRAFT_MAX_CHARS = 30_000
/** Greatest number of claims that are checked in a draft, and greatest length of one in characters. This bounds the work. */
export const DRAFT_CLAIMS_MAX = 400
export const DRAFT_CLAIM_MAX_CHARS = 400
/** Largest number of characters of a saved draft; an admin can set fewer. */
export const SAVED_DRAFT_MAX_CHARS = 60_000
/** Largest body that saves a draft: all characters, each escaped in JSON. */
export const DRAFT_BODY_MAX_BYTES = 400 * 1024
/** Drafts of one report, and of one account; an admin can set other numbers. */
export const DRAFTS_PER_ANALYSIS = 10
export const DRAFTS_PER_ACCOUNT = 200
/** Number of earlier versions of a draft that are kept; the oldest is removed first. */
export const DRAFT_VERSIONS_KEPT = 20
/** While the user types, a version is stored at most this often. */
export const DRAFT_VERSION_EVERY_MS = 10 * 60_000

/** How long a lease is valid without renewal. */
export const LEASE_MS = 90_000
/** Number of jobs that the queue runs at the same time. */
export const ANALYSES_AT_ONCE = 50
/** An analysis that would wait longer than this for a worker is not started, unless its owner accepts the wait. */
export const LONGEST_WAIT_MS = 2 * 60_000
/** An analysis that would wait longer than this is never started, because a job that has waited for 7.5 minutes fails. */
export const LONGEST_ACCEPTED_WAIT_MS = 6 * 60_000
/** Largest number of cited pages read for one report: ten are promised (`PROMISED_SOURCES`), and two more may fail. */
export const MAX_CITED_PAGES = 12
/** Largest number of addresses that a request may exclude from the comparison. */
export const MAX_EXCLUDED_URLS = 20

/**
 * Largest size of a report as JSON; larger ones are trimmed. An instance of the API can hold this for each of its 80 concurrent
 * requests, and even uncompressed it fits into a Firestore document (1 MiB).
 */
export const REPORT_MAX_BYTES = 900_000

/** Messages of a visitor in one conversation with the chatbot. */
export const CHAT_MESSAGES_PER_SESSION = 5
/** Messages a day from one address that is not signed in. */
export const CHAT_MESSAGES_PER_ADDRESS_AND_DAY = 20
/** Messages a day of one signed-in person, and of all signed-in people at one address: an office or a school. */
export const CHAT_MESSAGES_PER_PERSON_AND_DAY = 40
export const CHAT_SIGNED_IN_MESSAGES_PER_ADDRESS_AND_DAY = 400
export const CHAT_MESSAGE_MAX_CHARS = 1_000

/** Retention periods. The privacy page states the same. */
export const CHAT_KEPT_DAYS = 30
export const ANALYSES_KEPT_MONTHS = 24
/** The list of a batch; its reports are kept like any other analysis. */
export const BATCHES_KEPT_MONTHS = 24
/** How long the keyed hash of an address that received the gift for new accounts is kept. */
export const GIFT_REMEMBERED_MONTHS = 24
/** The hash of a visitor's IP address, and the day's salt. */
export const ADDRESS_HASH_KEPT_DAYS = 1
/** The database's daily backups, and how far back any minute of it can be restored. */
export const BACKUPS_KEPT_DAYS = 35
export const RECOVERY_DAYS = 7
/** How long the note about a deleted draft is kept: a day longer than the backups that could bring the draft back. */
export const DELETED_DRAFT_REMEMBERED_DAYS = BACKUPS_KEPT_DAYS + 1
/** How long the file with all data of an account is kept once it is ready. */
export const EXPORT_KEPT_DAYS = 3
/** How long the note about an unreadable document is kept after upkeep last found the document. */
export const UNREADABLE_NOTE_KEPT_DAYS = 30
/** Owners may delete their account only within this time after signing in. */
export const RECENT_SIGN_IN_MS = 15 * 60_000
