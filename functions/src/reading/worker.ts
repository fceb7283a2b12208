import { parentPort } from 'node:worker_threads'
import type { PageBytes } from '@gaplens/contracts/analysis/read-page'
import { readPage } from './read-page.ts'

/** A request from the pool. The worker answers with the same id and the page. */
export interface ReadRequest {
  readonly id: number
  readonly input: PageBytes
}

parentPort?.on('message', ({ id, input }: ReadRequest) => {
  parentPort?.postMessage({ id, page: readPage(input) })
})
