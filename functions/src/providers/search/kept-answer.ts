import { createHash } from 'node:crypto'
import type { KeptAnswer } from '@gaplens/contracts/analysis/serp'

interface Received {
  readonly bytes: Uint8Array
  /** `bytes` as text. */
  readonly body: string
  /** Without the key. */
  readonly parameters: Readonly<Record<string, string>>
  readonly receivedAt: Date
}

/** Fields with the key or with addresses of the service's archive of our searches. They are removed everywhere. */
const SECRET_FIELDS = /^(?:api_?key|json_endpoint|raw_html_file|prettify_html_file|pixel_position_endpoint)$/i
/** Fields that identify the account. They are removed from the answer's metadata only, as deeper ones belong to a result. */
const ACCOUNT_FIELDS = /^(?:account\w*|email|plan\w*|\w*searches_left\w*)$/i
const HEAD = new Set(['', '/search_metadata', '/search_parameters', '/search_information'])
const WITH_KEY = /([?&]api_key=)[^&\s"]*/gi
const GONE = '[removed]'

/**
 * An answer of the search service for the archive: as received, without the key and our account's data. If something had
 * to be removed, the body is serialised again and `removed` lists the places.
 * @returns null when the answer cannot be traversed; then nothing of it may be stored
 */
export function keepAnswer(
  { bytes, body, parameters, receivedAt }: Received,
  apiKey: string,
): KeptAnswer | null {
  const removed: string[] = []
  const clean = cleaner(apiKey, removed)
  try {
    const cleaned = clean(JSON.parse(body), '')
    return {
      parameters: { ...parameters },
      receivedAt: receivedAt.toISOString(),
      receivedBytes: bytes.length,
      receivedSha256: createHash('sha256').update(bytes).digest('hex'),
      removed,
      body: removed.length === 0 ? body : JSON.stringify(cleaned),
    }
  } catch {
    // The body is not JSON, or nested too deeply to be traversed.
    return null
  }
}

/** Makes the function that copies a JSON value without the account's data. It adds the places to `removed`. */
function cleaner(apiKey: string, removed: string[]) {
  const keys = apiKey === '' ? [] : [apiKey, encodeURIComponent(apiKey)]
  const cleanText = (text: string, at: string): string => {
    let safe = text.replace(WITH_KEY, `$1${GONE}`)
    for (const key of keys) safe = safe.replaceAll(key, GONE)
    if (safe !== text) removed.push(at)
    return safe
  }
  const clean = (value: unknown, at: string): unknown => {
    if (typeof value === 'string') return cleanText(value, at)
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${at}/${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
        const safeName = cleanText(name, at)
        const place = `${at}/${safeName.replaceAll('~', '~0').replaceAll('/', '~1')}`
        if (SECRET_FIELDS.test(name) || (HEAD.has(at) && ACCOUNT_FIELDS.test(name))) {
          removed.push(place)
          return []
        }
        return [[safeName, clean(inner, place)]]
      }),
    )
  }
  return clean
}
