import { parentPort } from 'node:worker_threads'
import { safeMarkdown } from '@gaplens/report/draft/safe-markdown'
import type { ThreadRequest } from '../runtime/thread-pool.ts'
import { draftFile } from './draft-file.ts'
import type { ExportedDraft } from './plain-draft.ts'

parentPort?.on('message', ({ id, input: { format, title, text } }: ThreadRequest<ExportedDraft>) => {
  parentPort?.postMessage({ id, answer: format === 'html' ? draftFile(title, text) : safeMarkdown(text) })
})
