import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Answer, Asked } from './google/published.ts'

/** Serves the simulated Google APIs under the real host names. */
export async function serveGoogle(
  certificate: { readonly key: string; readonly cert: string },
  answer: (asked: Asked) => Answer,
  port = 443,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer(certificate, (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const raw = Buffer.concat(pieces)
      const isUpload = /^(storage|upload-firebasehosting)\./.test(request.headers.host ?? '')
      const bytes = !isUpload && request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw
      const { status = 200, body = {} } = answer({
        method: request.method ?? 'GET',
        host: request.headers.host ?? '',
        path: request.url ?? '/',
        body: parsed(bytes),
        bytes,
      })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
