import type { Request, Response } from 'express'
import { createTurns } from '../runtime/turns.ts'

/**
 * The turn of an answer that unpacks a report. Unpacked and parsed, one of 900 kB is some ten times as much, and an
 * instance also reads pages for drafts (docs/scale.md has the sums). Eight at a time keep the processor busy.
 */
export const inReportTurn = createTurns(8)

/** A handler that unpacks a report for as long as it answers: each of its requests waits for its turn. */
export function reportRoute<Params>(
  answer: (request: Request<Params>, response: Response) => Promise<void>,
): (request: Request<Params>, response: Response) => Promise<void> {
  return (request, response) => inReportTurn(() => answer(request, response))
}
