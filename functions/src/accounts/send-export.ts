import { once } from 'node:events'
import type { Response } from 'express'
import type { Database } from '../runtime/database.ts'
import { taipeiDay } from '../runtime/taipei-time.ts'
import { exportAccount } from './export-account.ts'

/** Sends all data of an account as a JSON file, and waits whenever the client reads slowly. */
export async function sendExport(db: Database, response: Response, uid: string, now: Date): Promise<void> {
  response.type('json').attachment(`gaplens-${uid.slice(0, 8)}-${taipeiDay(now)}.json`)
  for await (const piece of exportAccount(db, uid, now)) {
    if (response.destroyed) return
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}
