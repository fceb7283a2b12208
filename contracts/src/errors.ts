import { z } from 'zod'

/** One entry of the API's error catalogue: its HTTP status and its message for users. */
interface ApiErrorEntry {
  readonly status: number
  readonly message: string
}

/** Every error that the API returns. The key is the stable `code`; the message may be shown to users. */
export const API_ERRORS = {
  'invalid-request': { status: 400, message: '送出的資料格式不正確，請檢查後再試一次。' },
  'invalid-json': { status: 400, message: '送出的資料不是正確的 JSON 格式。' },
  'keyword-required': { status: 400, message: '請輸入目標關鍵字。' },
  'keyword-too-long': { status: 400, message: '目標關鍵字請勿超過 200 個字元。' },
  'keyword-invalid': { status: 400, message: '目標關鍵字含有無法使用的控制字元，請改為純文字。' },
  'name-too-long': { status: 400, message: '名稱請勿超過 80 個字元。' },
  'name-invalid': { status: 400, message: '名稱空白、過長，或含有無法使用的控制字元，請改為純文字。' },
  'url-required': { status: 400, message: '請輸入您的網頁網址。' },
  'url-too-long': { status: 400, message: '網址請勿超過 2,000 個字元。' },
  'url-invalid': { status: 400, message: '網址格式不正確，請輸入完整網址，例如 https://example.com/page。' },
  'url-scheme': { status: 400, message: '網址必須以 http:// 或 https:// 開頭。' },
  'url-credentials': { status: 400, message: '網址不可包含帳號或密碼。' },
  'url-port': { status: 400, message: '網址只能使用標準連接埠（80 或 443）。' },
  'url-private': { status: 400, message: '無法分析內部網路或本機的網址，請輸入公開的網頁。' },
  'excluded-invalid': { status: 400, message: '要排除的來源網址格式不正確。' },
  'excluded-too-many': { status: 400, message: '一次最多排除 20 個來源。' },
  'batch-empty': { status: 400, message: '清單裡沒有可以分析的列，請至少輸入一列關鍵字與網址。' },
  'batch-too-many': { status: 400, message: '清單的列數超過上限，請分成幾批。' },
  'batch-duplicate': { status: 400, message: '清單裡有關鍵字與網址都相同的列，請刪去重複的列。' },
  'chat-message-required': { status: 400, message: '請輸入訊息。' },
  'chat-message-too-long': { status: 400, message: '訊息請勿超過 1,000 個字元。' },
  'payment-signature': { status: 401, message: '付款通知的簽章不正確或已過期。' },
  'cursor-invalid': { status: 400, message: '分頁位置已失效，請重新整理後再試。' },
  'not-finished': { status: 400, message: '報告尚未完成，請稍後再試。' },
  'points-invalid': { status: 400, message: '請輸入 -100,000 到 100,000 之間、不為 0 的整數點數。' },
  'account-unknown': { status: 400, message: '找不到這個帳號，請輸入完整的電子郵件或 UID。' },
  'brand-name-required': { status: 400, message: '請輸入品牌名稱。' },
  'brand-name-invalid': { status: 400, message: '品牌名稱請勿超過 60 個字元，也不要含有控制字元。' },
  'brand-text-invalid': {
    status: 400,
    message: '頁尾請勿超過 200 個字元、提示詞結尾請勿超過 300 個字元，並使用單行純文字。',
  },
  'colour-invalid': { status: 400, message: '請輸入六碼色碼，例如 #0B6E4F。' },
  'logo-invalid': { status: 400, message: '標誌不是可以使用的 PNG 圖片，請換一個檔案。' },
  'logo-too-large': {
    status: 400,
    message: '標誌過大：長寬請在 480 × 160 像素以內，檔案請在 40 kB 以內。',
  },
  'reason-invalid': { status: 400, message: '請輸入調整原因（1 到 200 個字元）。' },
  unauthenticated: { status: 401, message: '請先登入後再繼續。' },
  'session-ended': { status: 401, message: '這個帳號的登入方式已經變更。為了保護您的資料，請重新登入。' },
  'insufficient-points': { status: 402, message: '點數不足！請先購買點數。' },
  'app-check-failed': { status: 401, message: '無法確認這個請求來自本網站，請重新整理頁面後再試。' },
  'recent-sign-in-required': {
    status: 401,
    message: '為了保護您的資料，請先重新登入，並在 15 分鐘內刪除帳號。',
  },
  'email-mismatch': { status: 400, message: '輸入的電子郵件與這個帳號不同，請再確認一次。' },
  forbidden: { status: 403, message: '您沒有權限執行這項操作。' },
  'email-unverified': {
    status: 403,
    message: '請先驗證電子郵件：開啟我們寄給您的驗證信，按下信中的連結，就能開始使用點數。',
  },
  'white-label-not-allowed': { status: 403, message: '這個帳號未開通白牌報告，請與客服聯絡。' },
  'account-disabled': { status: 403, message: '這個帳號已停用，請與客服聯絡。' },
  'not-found': { status: 404, message: '找不到您要的資料，可能已被刪除。' },
  'no-draft-basis': {
    status: 404,
    message: '這份報告沒有試寫草稿所需的資料（較早的報告沒有保存），請重新分析一次再試寫。',
  },
  'batch-no-reports': {
    status: 404,
    message: '這個批次沒有可以下載的報告：還沒有完成的列，或報告已被刪除。',
  },
  'route-not-found': { status: 404, message: '找不到這個 API 位址。' },
  'method-not-allowed': { status: 405, message: '這個位址不支援此操作方式。' },
  'idempotency-conflict': { status: 409, message: '同一個請求代碼已用於不同內容，請重新送出。' },
  'user-not-ready': { status: 409, message: '帳號資料尚在建立，請稍候幾秒再試。' },
  'payment-not-ready': { status: 409, message: '付款通知的帳號或訂單尚未建立，請稍後再送一次。' },
  'payment-settled': { status: 409, message: '這筆付款已經處理過，請重新整理。' },
  'payment-order-unknown': {
    status: 409,
    message: '這個帳號沒有這筆訂單的入帳紀錄，或要收回的點數比還沒收回的多。',
  },
  'last-admin': { status: 409, message: '這是最後一位管理員，無法移除管理員身分。' },
  'admin-leaves': { status: 409, message: '管理員帳號不能自行刪除，請先請另一位管理員取消您的管理員身分。' },
  'own-account': { status: 409, message: '無法刪除自己的帳號，請由另一位管理員處理。' },
  'admin-account': { status: 409, message: '這是管理員帳號，請先改為一般使用者再刪除。' },
  'job-running': { status: 409, message: '這筆分析正在執行中，請稍候再試。' },
  'job-begun': {
    status: 409,
    message: '分析剛剛開始執行，現在取消就不會退還點數。若仍要取消，請再確認一次。',
  },
  'batch-ended': { status: 409, message: '這個批次已經結束，不需要再處理。' },
  'batch-open': { status: 409, message: '這個批次還在進行，請先取消再刪除。' },
  'job-finished': { status: 409, message: '這筆分析已經結束，不需要再處理。' },
  'client-outdated': {
    status: 409,
    message: '已有新版本。請重新載入頁面，再試一次。',
  },
  'body-too-large': { status: 413, message: '送出的資料過大，請縮短內容後再試。' },
  'unsupported-media-type': { status: 415, message: '請以 JSON 格式（application/json）送出資料。' },
  'unsupported-encoding': { status: 415, message: '請送出未經壓縮的內容（不使用 Content-Encoding）。' },
  'share-gone': {
    status: 404,
    message: '這個分享連結不存在、已到期，或已撤銷。請向分享的人索取新的連結。',
  },
  'share-password-length': { status: 400, message: '密碼請使用 8 到 100 個字元。' },
  'draft-too-long': { status: 400, message: '草稿請勿超過 60,000 個字元。' },
  'draft-conflict': {
    status: 409,
    message: '這份草稿已在另一個分頁或裝置修改。請選擇要保留哪一份。',
  },
  'too-many-drafts': { status: 409, message: '一份報告最多 10 份草稿，請先刪除不用的草稿。' },
  'drafts-off': {
    status: 503,
    message: '目前暫停建立草稿，已有的草稿不受影響。請稍後再試，或與客服聯絡。',
  },
  'drafts-full': { status: 409, message: '這個帳號的草稿已達 200 份，請先刪除不用的草稿。' },
  /** In answers the message contains the reason. */
  'page-unreadable': { status: 400, message: '無法讀取這個網頁。請確認網址可公開瀏覽，或直接貼上內容。' },
  'too-many-shares': { status: 409, message: '一份報告最多 10 個分享連結，請先撤銷不用的連結。' },
  'shares-off': {
    status: 503,
    message: '目前暫停建立分享連結，已有的連結不受影響。請稍後再試，或與客服聯絡。',
  },
  'account-shares': { status: 409, message: '您的分享連結總數已達上限，請先撤銷不用的連結，或與客服聯絡。' },
  'archive-limit': {
    status: 429,
    message: '今天下載封存檔與批次 ZIP 的次數已達上限，請明天再試，或與客服聯絡。',
  },
  'too-many-analyses': { status: 429, message: '同時進行的分析已達 3 筆，請等其中一筆完成後再開始。' },
  'too-many-batches': { status: 429, message: '同時進行的批次已達 3 個，請等其中一個完成後再開始。' },
  'daily-limit': { status: 429, message: '今天的分析次數已達上限，請明天再試，或與客服聯絡。' },
  'refund-limit': {
    status: 429,
    message: '今天因無法完成而退還點數的分析已達上限，請明天再試，或與客服聯絡。您的點數不受影響。',
  },
  'chat-daily-limit': { status: 429, message: '今天的提問次數已用完，請明天再試，或來信與我們聯絡。' },
  'rate-limited': { status: 429, message: '操作過於頻繁，請稍候再試。' },
  internal: {
    status: 500,
    message: '系統發生未預期的錯誤，請稍後再試；若持續發生，請附上錯誤代碼與我們聯絡。',
  },
  /** An admin has switched analyses off. If the admin wrote a notice, it replaces this message. */
  'analyses-paused': { status: 503, message: '分析服務暫停中，請稍後再試。您的點數不受影響。' },
  'batches-off': { status: 503, message: '批次分析暫停開放，請稍後再試。您的點數不受影響。' },
  'chatbot-paused': { status: 503, message: '小幫手暫停服務，請稍後再試，或來信與我們聯絡。' },
  'capacity-reached': { status: 503, message: '今天的分析量已達系統上限，請明天再試。您的點數不受影響。' },
  'free-capacity-reached': {
    status: 503,
    message: '今天的免費分析名額已經用完，請明天再試；購買點數後可以立即分析。您的點數不受影響。',
  },
  'search-paused': {
    status: 503,
    message: '搜尋資料服務暫時中斷，請過幾分鐘再試。您的點數不受影響。',
  },
  'queue-full': {
    status: 503,
    message: '目前排隊的分析太多，等候會超過時限，請稍後再試。您的點數不受影響。',
  },
  /** In answers the message contains the minutes. A user who accepts them can send the request again with `acceptWait`. */
  'long-wait': { status: 503, message: '目前排隊的分析很多，請稍後再試。您的點數不受影響。' },
  unavailable: { status: 503, message: '服務暫時無法使用，請稍後再試。' },
} as const satisfies Record<string, ApiErrorEntry>

export type ApiErrorCode = keyof typeof API_ERRORS

export function isApiErrorCode(code: string): code is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, code)
}

/** The reasons why a job can fail. `refund` says whether the point is refunded. */
export const JOB_ERRORS = {
  'search-quota': {
    refund: true,
    message: '搜尋資料服務的額度已用完，點數已退還。請稍後再試。',
  },
  'search-unavailable': {
    refund: true,
    message: '暫時無法取得 Google 搜尋結果（連線問題或服務中斷），點數已退還。請稍後再試。',
  },
  'no-results': {
    refund: true,
    message: 'Google 沒有這個關鍵字的搜尋結果，無法分析，點數已退還。請換一個較常見的說法。',
  },
  'nothing-to-compare': {
    refund: true,
    message: '您的網頁與引用網頁都無法讀取，沒有可比較的內容，點數已退還。',
  },
  'unrelated-results': {
    refund: true,
    message:
      '這個關鍵字的搜尋結果與您的網頁幾乎沒有共同的內容，比較不會有意義，點數已退還。請確認關鍵字與網址，或換一個更貼近網頁內容的說法。',
  },
  'scattered-results': {
    refund: true,
    message: '這個關鍵字的搜尋結果彼此談的不是同一件事，無法比較，點數已退還。請換一個更明確的說法。',
  },
  'user-page-unreachable': {
    refund: true,
    message: '無法讀取您的網頁，而且可比較的來源太少，點數已退還。請確認網址可公開瀏覽。',
  },
  'deadline-exceeded': {
    refund: true,
    message: '分析時間過長而中止，點數已退還。請稍後再試。',
  },
  /** The user cancelled it before a worker started it, so nothing was done for the point. */
  'cancelled-queued': {
    refund: true,
    message: '您在分析開始執行前取消，點數已退還。',
  },
  /** The user cancelled it after it had started. Its cost is spent, and first results could be read. */
  cancelled: {
    refund: false,
    message: '您取消了這次分析。取消時分析已經開始執行，因此點數未退還。',
  },
  internal: {
    refund: true,
    message: '系統發生未預期的錯誤，點數已退還。請重新分析，或附上分析編號與我們聯絡。',
  },
} as const satisfies Record<string, { refund: boolean; message: string }>

export type JobErrorCode = keyof typeof JOB_ERRORS

/** Whether a job ended because its owner cancelled it, which is not a failure of the product. */
export function isCancelled(code: JobErrorCode): boolean {
  return code === 'cancelled' || code === 'cancelled-queued'
}

/** Why one page could not be read, or was read but not used as content. */
export const PAGE_FAILURES = {
  'dns-failed': '找不到這個網站的主機',
  'connect-failed': '無法連線到網站',
  'connect-timeout': '連線逾時',
  'first-byte-timeout': '網站遲遲沒有回應',
  'idle-timeout': '傳輸中斷過久',
  'deadline-exceeded': '超過讀取時限',
  'tls-failed': '網站的安全憑證有問題',
  'connection-reset': '連線被網站中斷',
  'too-many-redirects': '重新導向次數過多',
  'too-large': '網頁過大',
  'unsupported-type': '不是可讀取的網頁格式',
  'forbidden-address': '網址指向不允許讀取的位址',
  'robots-disallowed': '網站的 robots.txt 不允許讀取',
  'not-found': '網頁不存在',
  'access-denied': '網站拒絕存取',
  'rate-limited': '網站限制讀取頻率',
  'http-error': '網站回應錯誤',
  'bad-response': '網站的回應格式不正確',
  'consent-wall': '網頁被同意視窗擋住',
  'challenge-page': '網頁被機器人驗證擋住',
  'soft-404': '網頁內容顯示找不到頁面',
  'empty-shell': '網頁沒有可讀的文字（內容需執行程式才會出現）',
  'reader-failed': '網頁結構異常，無法解析',
} as const

export type PageFailureCode = keyof typeof PAGE_FAILURES

export function isPageFailureCode(code: unknown): code is PageFailureCode {
  return typeof code === 'string' && Object.hasOwn(PAGE_FAILURES, code)
}

/** An unknown code from an earlier or later version is read as the most general one. */
export const StoredPageFailureSchema = z
  .enum(Object.keys(PAGE_FAILURES) as [PageFailureCode, ...PageFailureCode[]])
  .catch('http-error')
export const PageFailureCodeSchema = z.enum(
  Object.keys(PAGE_FAILURES) as [PageFailureCode, ...PageFailureCode[]],
)

/** What the user should know about a finished report. `{…}` is filled in by `warningMessage`. */
export const WARNINGS = {
  'no-ai-overview':
    '這個關鍵字目前沒有 AI Overview，改以自然搜尋結果前幾名的網頁比較。想比對 AI Overview，可以換成更像提問的關鍵字再分析。',
  'ai-overview-unavailable':
    'Google 這次無法產生 AI Overview，稍後重新分析可能就有；這份報告先以自然搜尋結果前幾名的網頁比較。',
  'overview-without-references':
    '這次的 AI Overview 沒有附上引用網頁，改以自然搜尋結果前幾名的網頁比較。引用網頁會隨時間變動，可以稍後重新分析。',
  'from-cache':
    '搜尋結果是 {time}（台北時間）取得的。要用當下的搜尋結果與來源網頁，請在重新分析時勾選「重新抓取」。',
  'user-page-failed':
    '無法讀取您的網頁：{reason}。報告僅能呈現引用網頁的內容，無法判斷您的缺口，點數已退還。請確認網頁不必登入即可瀏覽、也沒有擋下程式讀取，再重新分析。',
  'user-page-partial': '您的網頁內容過長，僅分析前面的部分；後面若已談到某個缺口，請以原頁為準。',
  'some-pages-failed': '{count} 個來源網頁無法讀取，未列入比較。',
  'few-pages':
    '成功讀取的來源網頁只有 {count} 個，結論的代表性有限。請自行開啟未讀到的來源核對，或稍後重新分析。',
  'pages-trimmed': '{count} 個來源網頁內容過長，僅分析前面的部分。',
  'pages-not-attempted': '另有 {count} 個來源超過讀取上限，未列入比較。',
  'ai-not-configured': '未設定 AI 分析服務，這份報告由程式依網頁原文整理，不含 AI 推論。',
  'ai-failed':
    'AI 分析未能完成（{reason}），這份報告由程式依網頁原文整理。缺口與引文不受影響；需要 AI 撰寫的版本，可以稍後重新分析。',
  'ai-judging-failed': 'AI 的判讀沒有完成（{reason}），主題與缺口只依程式的文字比對。',
  'ai-judging-partial': 'AI 的判讀只完成一部分（{reason}），其餘主題依程式的文字比對。',
  'ai-unsupported-dropped':
    'AI 的回答中有 {count} 項找不到原文依據或不合規範，已移除；留下的內容都可以對照引文。',
  'quality-capped': '品質分數上限為 {score} 分：{reason}。',
  'report-trimmed': '報告內容過多，已省略排序較後的 {count} 段佐證。',
} as const

export type WarningCode = keyof typeof WARNINGS

/**
 * A warning carries its text, so that one with an unknown code from an earlier or later version is shown like any other.
 * An unknown code must not make a list of reports unreadable.
 */
export const WarningSchema = z.object({ code: z.string(), message: z.string() })
export type Warning = z.infer<typeof WarningSchema>

/** Warnings that ask nothing of a report's reader: how the service is set up, and what it left out as intended. A list does not mark them. */
const NOTES: ReadonlySet<string> = new Set<WarningCode>([
  'from-cache',
  'ai-not-configured',
  'ai-unsupported-dropped',
  'quality-capped',
  'report-trimmed',
])

/** Whether one of an analysis's warnings is about this run: pages that were not read, an AI Overview that was not there. */
export function hasRunWarnings(warnings: readonly Pick<Warning, 'code'>[]): boolean {
  return warnings.some(({ code }) => !NOTES.has(code))
}

/**
 * A warning with its text, the placeholders filled in.
 * @param values one value for each `{name}` in the catalogue's text; a missing one is a programming error and throws
 */
export function warning(code: WarningCode, values: Record<string, string | number> = {}): Warning {
  const message = WARNINGS[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`warning ${code} needs a value for ${name}`)
    return String(value)
  })
  return { code, message }
}

/** The reasons why no further row of a batch starts for now. The batch continues by itself when the reason is gone. */
const BATCH_HOLDS = {
  'analyses-paused': '分析服務暫停中，恢復後會自動繼續。',
  'search-paused': '搜尋資料服務暫時中斷，恢復後會自動繼續。',
  'queue-busy': '目前排隊的分析很多，先讓單次分析執行，稍後會自動繼續。',
  'capacity-reached': '今天的分析量已達系統上限，明天（台北時間 0 點）會自動繼續。',
  'free-capacity-reached':
    '今天的免費分析名額已經用完，明天（台北時間 0 點）會自動繼續；購買點數後會立即繼續。',
  'daily-limit': '今天的分析次數已達上限，明天（台北時間 0 點）會自動繼續。',
  'refund-limit': '今天無法完成的分析太多，已先停下，明天（台北時間 0 點）會自動繼續。請檢查清單裡的網址。',
  'account-disabled': '帳號已停用，請與客服聯絡。',
} as const satisfies Record<string, string>
export type BatchHold = keyof typeof BATCH_HOLDS

/** The reason why a batch is held, in words. An unknown code of another version is reported as a busy queue. */
export function batchHoldText(code: string | null): string {
  if (code === null) return ''
  return Object.hasOwn(BATCH_HOLDS, code) ? BATCH_HOLDS[code as BatchHold] : BATCH_HOLDS['queue-busy']
}

/** The body of every answer that is not a success. */
export const ErrorAnswerSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    /** The invalid request field, if there is one. */
    field: z.string().optional(),
    /** Identifies the request in the logs. */
    requestId: z.string(),
  }),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>

export const JobErrorSchema = z.object({
  /** An unknown code is read as `internal`; the message still says what happened. */
  code: z.enum(Object.keys(JOB_ERRORS) as [JobErrorCode, ...JobErrorCode[]]).catch('internal'),
  message: z.string(),
  refunded: z.boolean(),
})
export type JobError = z.infer<typeof JobErrorSchema>
