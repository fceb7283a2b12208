import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { createReaderPool, ReaderFailure, type ReaderPool } from './pool.ts'
import { readPage } from './read-page.ts'

const page = (text: string) => ({
  bytes: Buffer.from(`<html lang="zh-TW"><body><main><h1>標題</h1><p>${text}</p></main></body></html>`),
  url: 'https://a.test/',
  contentType: 'text/html; charset=utf-8',
})

let pool: ReaderPool | null = null
afterEach(async () => {
  await pool?.close()
  pool = null
})

const ANSWER = JSON.stringify(readPage(page('')))

/** A worker that does as the address of the page says. It reads no page, since each thread would load the reader first. */
const MISBEHAVING = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ id, input }) => {
  const { pathname } = new URL(input.url)
  // It blocks without using the processor, which other tests need; /grow keeps it busy.
  if (pathname === '/hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (pathname === '/wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)
  if (pathname === '/spin') for (;;);
  if (pathname === '/crash') process.exit(7)
  if (pathname === '/throw') throw new Error('thrown')
  if (pathname === '/grow') { const kept = []; for (;;) kept.push(new Array(1e5).fill({})) }
  if (pathname === '/nonsense') return parentPort.postMessage({ id, answer: { url: 3 } })
  parentPort.postMessage({ id, answer: { ...${ANSWER}, text: new TextDecoder().decode(input.bytes) } })
})`)}`,
)

describe('the reader pool', () => {
  it('reads pages in threads, more pages than threads', async () => {
    pool = createReaderPool({ size: 2, cpuMs: 20_000, clockMs: 60_000, maxHeapMb: 256 })
    const texts = Array.from(
      { length: 7 },
      (_, i) => `第 ${i} 頁的內文，寫得夠長，好讓讀取器知道這是一段文字，而不是選單。`,
    )
    const pages = await Promise.all(texts.map((text) => pool?.read(page(text))))
    expect(pages.map((one) => one?.text.includes('內文'))).toEqual(texts.map(() => true))
    expect(pages[3]?.text).toContain('第 3 頁')
  })

  for (const [way, limits] of [
    // The other limit is long enough for the thread that comes next to start on a busy machine.
    ['hang', { cpuMs: 60_000, clockMs: 15_000 }],
    ['spin', { cpuMs: 2_000, clockMs: 120_000 }],
  ] as const)
    it(`ends a read whose thread ${way}s, and reads on with a new thread`, async () => {
      pool = createReaderPool({ size: 1, ...limits, maxHeapMb: 256, workerFile: MISBEHAVING })
      const stuck = pool.read({ ...page('x'), url: `https://a.test/${way}` })
      const next = pool.read(page('下一頁仍然讀得到，因為卡住的執行緒已經被結束並換成新的。'))
      await expect(stuck).rejects.toMatchObject({ code: 'reader-failed', name: 'ReaderFailure' })
      expect((await next).text).toContain('下一頁')
    })

  it('does not count the time in which a busy machine lets a thread wait', async () => {
    pool = createReaderPool({
      size: 1,
      cpuMs: 1_000,
      clockMs: 60_000,
      maxHeapMb: 256,
      workerFile: MISBEHAVING,
    })
    const waited = await pool.read({ ...page('這一頁等了很久才輪到。'), url: 'https://a.test/wait' })
    expect(waited.text).toContain('等了很久')
  })

  for (const fault of ['crash', 'throw', 'grow', 'nonsense'])
    it(`fails a read whose thread meets ${fault}, and no other`, async () => {
      pool = createReaderPool({
        size: 1,
        cpuMs: 30_000,
        clockMs: 60_000,
        maxHeapMb: 96,
        workerFile: MISBEHAVING,
      })
      const faulty = pool.read({ ...page('x'), url: `https://a.test/${fault}` })
      const next = pool.read(page('另一頁不受影響，照樣讀得到完整的內文，一字不漏。'))
      await expect(faulty).rejects.toBeInstanceOf(ReaderFailure)
      expect((await next).text).toContain('另一頁')
    })

  it('fails what is under way and what comes after, once closed', async () => {
    pool = createReaderPool({ size: 1, cpuMs: 20_000, clockMs: 60_000, maxHeapMb: 256 })
    const reads = [pool.read(page('一')), pool.read(page('二'))]
    const outcomes = Promise.allSettled(reads)
    await pool.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.read(page('三'))).rejects.toBeInstanceOf(ReaderFailure)
  })

  it('keeps no process alive when idle, and lets none end while it reads', async () => {
    const script = `
      import { createReaderPool } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)}
      const pool = createReaderPool({ size: 2, cpuMs: 20000, clockMs: 60000, maxHeapMb: 256 })
      const page = await pool.read({ bytes: Buffer.from('<p>hello there, a page</p>'), url: 'https://a.test/', contentType: null })
      console.log('read', page.url)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      timeout: 40_000,
    })
    expect(stdout).toContain('read https://a.test/')
  })
})
