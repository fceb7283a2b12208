import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiDependencies, createApi } from '../../functions/src/api/http/app.ts'
import type { Database } from '../../functions/src/runtime/database.ts'
import { NO_ADMIN } from './opening.ts'

/** Starts the API in this process on loopback with settings of the test. It uses the suite's Firestore and sign-in. */
export async function ownApi(
  db: Database,
  settings: Partial<ApiDependencies>,
): Promise<{ address: string; close(): void }> {
  const app = createApi({
    db,
    opening: () => NO_ADMIN,
    tasks: () => ({ dispatch: async () => 'dispatched' as const }),
    chat: () => ({ model: null, modelCallsPerDay: 0, contact: 'support@gaplens.example' }),
    payments: () => null,
    pages: () => Promise.reject(new Error('no page is read in this process')),
    requestsPerAddress: 1_000_000,
    newAccountsPerAddress: 1_000_000,
    jobsAtOnce: 50,
    isGenuineApp: null,
    now: () => new Date(),
    ...settings,
  })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
