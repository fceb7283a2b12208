import { parentPort } from 'node:worker_threads'
import type { PageBytes } from '@gaplens/contracts/analysis/read-page'
import type { ThreadRequest } from '../runtime/thread-pool.ts'
import { readPage } from './read-page.ts'

parentPort?.on('message', ({ id, input }: ThreadRequest<PageBytes>) => {
  parentPort?.postMessage({ id, answer: readPage(input) })
})
