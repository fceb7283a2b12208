import type { Request, Response } from 'express'
import { limitConcurrency } from '../runtime/limit-concurrency.ts'

/**
 * Limits how many answers unpack a report at a time. Unpacked and parsed, a report of 900 kB takes some ten times as much, and
 * an instance also reads pages for drafts (docs/scale.md has the sums). Eight at a time keep the processor busy.
 */
export const withReportSlot = limitConcurrency(8)

/** A handler that unpacks a report for as long as it answers: each of its requests waits for a free place. */
export function reportRoute<Params>(
  answer: (request: Request<Params>, response: Response) => Promise<void>,
): (request: Request<Params>, response: Response) => Promise<void> {
  return (request, response) => withReportSlot(() => answer(request, response))
}
