import { createHash } from 'node:crypto'
import type { KeptAnswer } from '@gaplens/contracts/serp'

interface Received {
  readonly bytes: Uint8Array
  /** `bytes` as text. */
  readonly body: string
  /** Without the key. */
  readonly parameters: Readonly<Record<string, string>>
  readonly receivedAt: Date
}

/** The key, and addresses of the service's own archive of our searches, wherever they stand. */
const OURS = /^(?:api_?key|json_endpoint|raw_html_file|prettify_html_file|pixel_position_endpoint)$/i
/** What names the account, in the answer's own head. Deeper down the same words belong to a result. */
const OF_THE_ACCOUNT = /^(?:account\w*|email|plan\w*|\w*searches_left\w*)$/i
const HEAD = new Set(['', '/search_metadata', '/search_parameters', '/search_information'])
const WITH_KEY = /([?&]api_key=)[^&\s"]*/gi
const GONE = '[removed]'

/**
 * An answer of the search service as it is kept for the archive: as received, but for the key and what belongs to our
 * account. Where something had to be taken out, the body is written anew and says where.
 * @returns null when the answer cannot be walked through: then nothing of it may be kept
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
    // Not JSON, or nested too deeply to be walked through.
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
        if (OURS.test(name) || (HEAD.has(at) && OF_THE_ACCOUNT.test(name))) {
          removed.push(place)
          return []
        }
        return [[safeName, clean(inner, place)]]
      }),
    )
  }
  return clean
}
