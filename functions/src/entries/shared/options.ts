import { availableParallelism } from 'node:os'
import { ANALYSES_AT_ONCE } from '@gaplens/contracts/limits'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineSecret } from 'firebase-functions/params'
import { refuseLoopbackServices } from '../../runtime/environment.ts'
import type { SECRET_NAMES } from '../../runtime/environment-schema.ts'
import { minInstancesOf } from '../../runtime/min-instances.ts'
import { REGION } from '../../task-queue.ts'

// `npm run setup` creates this service account with only the roles that these functions need.
const RUN_AS = 'gaplens-functions@'
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', serviceAccount: RUN_AS })
refuseLoopbackServices(process.env)

const IS_EMULATOR = process.env.FUNCTIONS_EMULATOR === 'true'

/**
 * How many jobs the queue dispatches concurrently. The emulator starts a process for each task, while an instance in the
 * cloud runs several. Fifty processes on a laptop would slow each other down until all of them miss their deadline.
 */
export const JOBS_AT_ONCE = IS_EMULATOR ? 2 * availableParallelism() : ANALYSES_AT_ONCE

/** How many instances are always kept running of each function that a person waits for. docs/scale.md has their cost. */
export const MIN_INSTANCES = minInstancesOf(process.env)

/** Secrets of a function. In the emulator keys come from the shell, because Secret Manager would need an account. */
export function secretsOf(...names: (typeof SECRET_NAMES)[number][]) {
  return IS_EMULATOR ? [] : names.map((name) => defineSecret(name))
}
