/**
 * How long a job's model may take, in milliseconds. Judging and writing each have their own share of the job's deadline, so that
 * a slow judge leaves time to write, and a slow writer leaves the report from the pages alone: a job never fails for its model.
 */
export const JUDGE_BUDGET_MS = 80_000
export const WRITE_BUDGET_MS = 70_000

/** Ends with the job, or when the share is used up. */
export function withinBudget(job: AbortSignal, budgetMs: number): AbortSignal {
  return AbortSignal.any([job, AbortSignal.timeout(budgetMs)])
}
