import type { Request, Response } from 'express'
import { limitConcurrency } from '../runtime/limit-concurrency.ts'

/**
 * Limits how many requests unpack a report concurrently. Unpacked and parsed, a report of 900 kB takes about ten times as
 * much memory, and an instance also reads pages for drafts (docs/scale.md has the calculation). Eight keep the processor busy.
 */
export const withReportSlot = limitConcurrency(8)

/** Wraps a handler that unpacks a report: each of its requests waits for a free slot. */
export function reportRoute<Params>(
  answer: (request: Request<Params>, response: Response) => Promise<void>,
): (request: Request<Params>, response: Response) => Promise<void> {
  return (request, response) => withReportSlot(() => answer(request, response))
}
