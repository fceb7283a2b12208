import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const HUGE_BYTES = 20 * 1024 * 1024
/** Decompressed size of the bomb. Its transfer size is about a thousandth of this. */
const BOMB_BYTES = 300 * 1024 * 1024
const CHUNK = Buffer.from('<p>除濕機、咖啡與公司登記。</p>'.repeat(1_600))

type Stream = (response: ServerResponse, signal: AbortSignal) => Promise<void>

/** Answers that fail while they are being sent. Each ends when its signal aborts. */
export const STREAMS: Readonly<Record<string, Stream>> = {
  '/hang': async (_response, signal) => {
    await sleep(2 ** 31 - 1, undefined, { signal })
  },
  '/hang-body': async (response, signal) => {
    response.writeHead(200, HTML).write('<!doctype html><title>沒有下文的網頁</title><p>開頭在這裡，')
    await sleep(2 ** 31 - 1, undefined, { signal })
  },
  '/trickle': async (response, signal) => {
    response.writeHead(200, HTML)
    const text = Buffer.from(`<!doctype html><title>一秒一個位元組</title>${'<p>慢慢來。</p>'.repeat(40)}`)
    for (const byte of text) {
      response.write(Buffer.from([byte]))
      await sleep(1_000, undefined, { signal })
    }
    response.end()
  },
  '/huge': async (response, signal) => {
    response.writeHead(200, { ...HTML, 'content-length': String(HUGE_BYTES) })
    await pour(response, HUGE_BYTES, signal)
    response.end()
  },
  '/huge-chunked': async (response, signal) => {
    response.writeHead(200, HTML)
    await pour(response, HUGE_BYTES, signal)
    response.end()
  },
  '/gzip-bomb': async (response, signal) => {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
    const gzip = createGzip({ level: 9 })
    gzip.on('error', () => response.destroy())
    gzip.pipe(response)
    await pour(gzip, BOMB_BYTES, signal)
    gzip.end()
    await once(response, 'finish', { signal })
  },
  '/reset': async (response) => {
    response.writeHead(200, { ...HTML, 'content-length': '50000' })
    response.write('<!doctype html><title>半路斷線</title><p>講到一半，')
    await sleep(200)
    response.socket?.resetAndDestroy()
  },
  '/reset-at-once': async (response) => {
    response.socket?.resetAndDestroy()
  },
  '/short-body': async (response) => {
    response.writeHead(200, { ...HTML, 'content-length': '9000' })
    response.write('<!doctype html><title>少了一截</title><p>說好九千位元組，只給這些。')
    await sleep(20)
    response.socket?.end()
  },
  '/bad-gzip': async (response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
    response.end('<!doctype html><title>標頭說有壓縮，其實沒有</title>')
  },
}

async function pour(target: NodeJS.WritableStream, bytes: number, signal: AbortSignal): Promise<void> {
  for (let left = bytes; left > 0; left -= CHUNK.length) {
    signal.throwIfAborted()
    const chunk = left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK
    if (!target.write(chunk)) await once(target, 'drain', { signal })
  }
}
