import { onRequest } from 'firebase-functions/https'
import type { DraftPageReader } from '../api/draft-page.ts'
import { createApi } from '../api/http/app.ts'
import { verifyByAppCheck } from '../api/http/app-check.ts'
import { keepBodiesUnread } from '../api/http/unread-bodies.ts'
import type { ChatServices } from '../chat/services.ts'
import { createChatServices } from '../create-chat-services.ts'
import { neutralAdapter } from '../payments/adapter.ts'
import { database } from '../runtime/database.ts'
import { environment } from '../runtime/environment.ts'
import { taskQueue } from '../task-queue.ts'
import { opening } from './shared/opening.ts'
import { JOBS_AT_ONCE, MIN_INSTANCES, secretsOf } from './shared/options.ts'

keepBodiesUnread(process.env.FUNCTION_TARGET)

export const api = onRequest(
  {
    cors: false,
    // Eighty requests for the largest reports take about 400 MB, and reading a page for a draft 250 MB more.
    memory: '1GiB',
    timeoutSeconds: 60,
    minInstances: MIN_INSTANCES,
    secrets: secretsOf('GEMINI_API_KEY', 'PAYMENT_WEBHOOK_SECRET', 'ADDRESS_HASH_KEY'),
  },
  (request, response) => {
    app ??= createApi({
      db: database(),
      opening,
      tasks: taskQueue,
      chat: () => (chat ??= createChatServices(environment())),
      payments,
      pages,
      requestsPerAddress: environment().requestsPerAddress,
      newAccountsPerAddress: environment().newAccountsPerAddress,
      jobsAtOnce: JOBS_AT_ONCE,
      isGenuineApp: environment().appCheck === 'enforce' ? verifyByAppCheck : null,
      now,
    })
    app(request, response)
  },
)
let chat: ChatServices | undefined
let app: ReturnType<typeof createApi> | undefined
const now = () => new Date()

let source: DraftPageReader | undefined

/** The page reader doubles the size of the bundle, so it is loaded on first use; few instances ever need it. */
async function pages(): Promise<DraftPageReader> {
  const { createDraftPageReader } = await import('../draft-page-reader.ts')
  source ??= createDraftPageReader({ ...environment(), now })
  return source
}

/** The payment adapter; null when there is no secret, since then no notice could be verified. */
function payments() {
  const { paymentSecret } = environment()
  return paymentSecret === null ? null : neutralAdapter(paymentSecret)
}
