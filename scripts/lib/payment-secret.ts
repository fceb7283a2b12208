import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { inRoot } from './paths.ts'
import { Stop } from './say.ts'

/** What signs payment notices for the emulator suite: its environment file's own secret. */
export async function paymentSecret(projectId: string): Promise<string> {
  const file = inRoot('functions', `.env.${projectId}`)
  const secret = parseEnv(await readFile(file, 'utf8')).PAYMENT_WEBHOOK_SECRET
  if (!secret) throw new Stop(`${file} names no PAYMENT_WEBHOOK_SECRET.`)
  return secret
}
