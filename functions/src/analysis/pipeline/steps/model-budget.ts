/**
 * Time limits of a job's model, in milliseconds. Judging and writing each have a share of the job's deadline, so that a slow
 * judge leaves time for writing, and after a slow writer the report is still written from the pages alone. So a job never
 * fails because of its model.
 */
export const JUDGE_BUDGET_MS = 80_000
export const WRITE_BUDGET_MS = 70_000

/** A signal that fires with the job's, or when the time limit is over. */
export function withinBudget(job: AbortSignal, budgetMs: number): AbortSignal {
  return AbortSignal.any([job, AbortSignal.timeout(budgetMs)])
}
