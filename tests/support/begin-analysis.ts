import { type Start, startAnalysis } from '../../functions/src/analysis/start-analysis.ts'
import type { Database } from '../../functions/src/runtime/database.ts'

/** Starts an analysis that must be accepted. @returns its id @throws Error with the refusal's code */
export async function beginAnalysis(db: Database, start: Start): Promise<string> {
  const outcome = await startAnalysis(db, start)
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.id
}
