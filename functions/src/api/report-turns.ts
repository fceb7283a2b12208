import { createTurns } from '../runtime/turns.ts'

/**
 * The turn of an answer that unpacks a report. Unpacked and parsed, one of 900 kB is some ten times as much, and an
 * instance also reads pages for drafts (docs/scale.md has the sums). Eight at a time keep the processor busy.
 */
export const inReportTurn = createTurns(8)
