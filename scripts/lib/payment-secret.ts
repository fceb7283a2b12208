import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { inRoot } from './paths.ts'
import { Stop } from './say.ts'

/** The secret that signs payment notices in the emulator suite, read from its environment file. */
export async function paymentSecret(projectId: string): Promise<string> {
  const file = inRoot('functions', `.env.${projectId}`)
  const secret = parseEnv(await readFile(file, 'utf8')).PAYMENT_WEBHOOK_SECRET
  if (!secret) throw new Stop(`${file} names no PAYMENT_WEBHOOK_SECRET.`)
  return secret
}
