import { Router } from 'express'
import type { Opening } from '../../points/open-account.ts'
import type { TaskQueue } from '../../providers/types.ts'
import type { Database } from '../../runtime/database.ts'
import { requireUnrevoked } from '../http/auth.ts'
import { accountsRoutes } from './accounts.ts'
import { activityRoutes } from './activity.ts'
import { auditRoutes } from './audit.ts'
import { blockRoutes } from './block.ts'
import { jobsRoutes } from './jobs.ts'
import { userRecordsRoutes } from './ledger.ts'
import { adminPaymentsRoutes } from './payments.ts'
import { pointsRoutes } from './points.ts'
import { requireAdmin } from './require-admin.ts'
import { roleRoutes } from './role.ts'
import { settingsRoutes } from './settings.ts'
import { signalsRoutes } from './signals.ts'
import { statsRoutes } from './stats.ts'
import { upkeepRoutes } from './upkeep.ts'
import { usersRoutes } from './users.ts'
import { whiteLabelRoutes } from './white-label.ts'

export interface AdminDependencies {
  readonly db: Database
  readonly opening: () => Opening
  readonly tasks: () => TaskQueue
  readonly now: () => Date
}

/** All routes under /api/admin. Others cannot even find out which paths exist. */
export function adminRoutes({ db, opening, tasks, now }: AdminDependencies): Router {
  const router = Router()
  router.use(
    requireUnrevoked,
    requireAdmin(db),
    usersRoutes(db, now),
    pointsRoutes(db, opening, now),
    roleRoutes(db, now),
    blockRoutes(db, now),
    whiteLabelRoutes(db, now),
    signalsRoutes(db, now),
    userRecordsRoutes(db),
    accountsRoutes(db, now),
    statsRoutes(db, now),
    activityRoutes(db),
    settingsRoutes(db, now),
    jobsRoutes(db, tasks, now),
    auditRoutes(db, now),
    upkeepRoutes(db),
    adminPaymentsRoutes(db, now),
  )
  return router
}
