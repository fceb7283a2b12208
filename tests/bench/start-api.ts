import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { PROJECT_ID, type Suite } from '../../scripts/lib/suite.ts'

/** What an instance of the API has in the cloud, in MB (`functions/src/entries/api.ts`). */
export const API_MEMORY_MB = 1_024

const MemorySchema = z.object({ residentMb: z.number(), highestMb: z.number() })

/**
 * One instance of the API in a process of its own, with the memory that it has in the cloud.
 * @param pagesPort loopback port that serves the pages of drafts, as every `*.test` host
 */
export async function startApi(suite: Pick<Suite, 'ports'>, pagesPort?: number) {
  const host = fork(fileURLToPath(new URL('./api-host.ts', import.meta.url)), {
    // A line for each analysis that starts would bury the table.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Node bounds its heap by the container's memory (half of it); here nothing else would say so.
    execArgv: [`--max-old-space-size=${API_MEMORY_MB / 2}`],
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${suite.ports.firestore}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${suite.ports.auth}`,
      ...(pagesPort !== undefined && { PAGES_PORT: String(pagesPort) }),
    },
  })
  const answer = async <T>(schema: z.ZodType<T>) => schema.parse((await once(host, 'message'))[0])
  const { address } = await answer(z.object({ address: z.string() }))
  const memory = async () => {
    host.send('memory')
    return await answer(MemorySchema)
  }
  return {
    address,
    residentMb: async () => Math.round((await memory()).residentMb),
    /** The most it ever had. */
    highestMb: async () => Math.round((await memory()).highestMb),
    stop: () => host.disconnect(),
  }
}
