import {
  ConsistentSettingsSchema,
  type Settings,
  type SettingsChange,
  SettingsChangeSchema,
} from '@gaplens/contracts/admin/settings'
import { Router } from 'express'
import type { DocumentData } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../../runtime/database.ts'
import { forgetSettings, settingsOf } from '../../settings/settings.ts'
import { readJson } from '../http/body.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'

/** GET and PUT /api/admin/settings */
export function settingsRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/settings')
    .get(async (_request, response) => {
      response.json(settingsOf((await unparsedDocument(db.settings()).get()).data()))
    })
    .put(async (request, response) => {
      const change = parseRequest(SettingsChangeSchema, readJson(request))
      const settings = await changeSettings(db, actorOf(response), change, now())
      forgetSettings()
      response.json(settings)
    })
    .all(allowOnly('GET', 'PUT'))
  return router
}

/**
 * Changes only the given fields and logs those whose value changed.
 * @returns all settings after the change
 * @throws ApiError 400 if free users could then start more analyses than all users together
 */
async function changeSettings(
  db: Database,
  actor: Actor,
  change: SettingsChange,
  now: Date,
): Promise<Settings> {
  return await db.firestore.runTransaction(async (tx) => {
    const stored = (await tx.get(unparsedDocument(db.settings()))).data()
    const before = settingsOf(stored)
    const after = { ...before, ...change }
    // What is stored may be inconsistent, which must not stop a change of something else.
    if (change.dailyFree !== undefined || change.dailyTotal !== undefined)
      parseRequest(ConsistentSettingsSchema, after)
    const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => after[name] !== before[name])
    if (changed.length === 0 && isStored(change, stored)) return after
    tx.set(db.settings(), change, { merge: true })
    // An invalid stored value is replaced by the default that was in force instead.
    if (changed.length === 0) return after
    const activity: Activity = {
      action: 'settings.changed',
      actor,
      target: { kind: 'system', id: 'settings', label: '系統設定' },
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, after[name]])),
      reason: null,
    }
    recordActivity(db, tx, activity, now)
    return after
  })
}

/** Whether each value is already stored. A field that is not stored counts too, because its default is in force. */
function isStored(change: SettingsChange, stored: DocumentData = {}): boolean {
  return Object.entries(change).every(([name, value]) => (stored[name] ?? value) === value)
}
