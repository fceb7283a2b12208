import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Serp, SerpSchema } from '@gaplens/contracts/analysis/serp'
import { Timestamp } from 'firebase-admin/firestore'
import type { FetchedPage } from '../../providers/types.ts'
import type { Database } from '../../runtime/database.ts'
import { describeError, log } from '../../runtime/log.ts'

const HOUR_MS = 3_600_000
/** A Firestore document holds 1 MiB. A larger entry is not stored. */
const MAX_PACKED_BYTES = 900_000
/** Limit on an unpacked page, larger than any page that is read. */
const MAX_UNPACKED_BYTES = 20_000_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Search results and pages of the last hours, shared by all analyses. They contain no personal data. */
export interface FetchCache {
  serp(key: string): Promise<Serp | null>
  keepSerp(key: string, serp: Serp): Promise<void>
  page(url: string): Promise<FetchedPage | null>
  keepPage(url: string, page: FetchedPage): Promise<void>
}

/**
 * Caches search results and pages. The cache only saves time and money: if an entry cannot be read or written, the content
 * is fetched as usual.
 * @param hours the maximum age of an entry
 */
export function createFetchCache(db: Database, hours: number, now: () => Date): FetchCache {
  const isFresh = (fetchedAt: { toMillis(): number }) =>
    now().getTime() - fetchedAt.toMillis() < hours * HOUR_MS
  const times = (fetchedAt: string) => ({
    fetchedAt: Timestamp.fromDate(new Date(fetchedAt)),
    expiresAt: Timestamp.fromMillis(now().getTime() + hours * HOUR_MS),
  })
  return {
    serp: (key) =>
      orNull(async () => {
        const kept = (await db.serpCache().doc(nameOf(key)).get()).data()
        if (kept === undefined || !isFresh(kept.fetchedAt)) return null
        return SerpSchema.parse(JSON.parse((await unpacked(kept.serp)).toString('utf8')))
      }),
    async keepSerp(key, serp) {
      await orNull(async () => {
        const whole = await pack(JSON.stringify(serp))
        const { answers: _, ...read } = serp
        const packed = whole.length <= MAX_PACKED_BYTES ? whole : await pack(JSON.stringify(read))
        if (packed.length > MAX_PACKED_BYTES) return
        await db
          .serpCache()
          .doc(nameOf(key))
          .set({ serp: packed, ...times(serp.fetchedAt) })
      })
    },
    page: (url) =>
      orNull(async () => {
        const kept = (await db.pageCache().doc(nameOf(url)).get()).data()
        if (kept === undefined || !isFresh(kept.fetchedAt)) return null
        return {
          url: kept.url,
          status: 200,
          contentType: kept.contentType,
          bytes: await unpacked(kept.body),
          fetchedAt: new Date(kept.fetchedAt.toMillis()).toISOString(),
          served: kept.served,
        }
      }),
    async keepPage(url, page) {
      await orNull(async () => {
        const body = await pack(page.bytes)
        if (page.status !== 200 || body.length > MAX_PACKED_BYTES) return
        const { url: found, contentType, served } = page
        await db
          .pageCache()
          .doc(nameOf(url))
          .set({ url: found, contentType, body, served, ...times(page.fetchedAt) })
      })
    },
  }
}

async function unpacked(bytes: Uint8Array): Promise<Buffer> {
  return await unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

async function orNull<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    log('WARNING', 'fetch-cache-failed', describeError(error))
    return null
  }
}
