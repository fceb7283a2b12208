import { createRequire } from 'node:module'
import type * as Api from './entries/api.ts'
import type * as AuditLedger from './entries/audit-ledger.ts'
import type * as OnAnalysisCreated from './entries/on-analysis-created.ts'
import type * as OnUserCreated from './entries/on-user-created.ts'
import type * as RunAnalysis from './entries/run-analysis.ts'
import type * as RunUpkeep from './entries/run-upkeep.ts'

/**
 * The functions. Each has a bundle of its own beside this file (`scripts/lib/build.ts`), and a process loads only that
 * of the function it serves, which the runtime names: a cold start then takes half as long (docs/scale.md). A deploy
 * names none, and finds all of them.
 * They are loaded at once rather than by `import()`, because the emulators refuse a module that awaits while it loads.
 */
const load = createRequire(import.meta.url)
const target = process.env.FUNCTION_TARGET

function only<Name extends string, Value>(
  name: Name,
  read: () => { readonly [name in Name]: Value },
): Value | undefined {
  return target === undefined || target === name ? read()[name] : undefined
}

export const api = only('api', (): typeof Api => load('./api.js'))
export const onUserCreated = only('onUserCreated', (): typeof OnUserCreated => load('./on-user-created.js'))
export const onAnalysisCreated = only('onAnalysisCreated', (): typeof OnAnalysisCreated =>
  load('./on-analysis-created.js'),
)
export const runAnalysis = only('runAnalysis', (): typeof RunAnalysis => load('./run-analysis.js'))
export const runUpkeep = only('runUpkeep', (): typeof RunUpkeep => load('./run-upkeep.js'))
export const auditLedger = only('auditLedger', (): typeof AuditLedger => load('./audit-ledger.js'))
