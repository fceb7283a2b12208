import { type Settings, type SettingsChange, SettingsChangeSchema } from '@gaplens/contracts/settings'
import { Router } from 'express'
import type { Database } from '../../runtime/database.ts'
import { forgetSettings, withDefaults } from '../../settings/settings.ts'
import { readJson } from '../http/body.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { recordActivity } from './record-activity.ts'
import { type Actor, actorOf } from './require-admin.ts'

/** GET and PUT /api/admin/settings */
export function settingsRoutes(db: Database): Router {
  const router = Router()
  router
    .route('/settings')
    .get(async (_request, response) => {
      response.json(withDefaults((await db.settings().get()).data()))
    })
    .put(async (request, response) => {
      const change = parseRequest(SettingsChangeSchema, readJson(request))
      const settings = await changeSettings(db, actorOf(response), change)
      forgetSettings()
      response.json(settings)
    })
    .all(allowOnly('GET', 'PUT'))
  return router
}

/** Changes only the given fields and logs those whose value changed. @returns all settings after the change */
async function changeSettings(db: Database, actor: Actor, change: SettingsChange): Promise<Settings> {
  return await db.firestore.runTransaction(async (tx) => {
    const before = withDefaults((await tx.get(db.settings())).data())
    const after = { ...before, ...change }
    const changed = (Object.keys(after) as (keyof Settings)[]).filter((name) => after[name] !== before[name])
    if (changed.length === 0) return after
    tx.set(db.settings(), change, { merge: true })
    recordActivity(db, tx, {
      action: 'settings.changed',
      actor,
      target: { kind: 'system', id: 'settings', label: '系統設定' },
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, after[name]])),
      reason: null,
    })
    return after
  })
}
