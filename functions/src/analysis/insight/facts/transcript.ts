import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** The time at the beginning of a line of a transcript, and of the first one. */
const STAMPED = /^\d{1,2}:\d{2}\s/u
const FIRST_STAMP = /^0?0:\d{2}\s/u
const STAMPS_MIN = 5

/** Whether a text is a line of a film's transcript, which is talk; the times of a day's plan begin later than at midnight. */
export function isOfTranscript(text: string, { blocks }: Pick<ReadPage, 'blocks'>): boolean {
  if (!STAMPED.test(text)) return false
  const stamped = blocks.filter((block) => STAMPED.test(block.text))
  return stamped.length >= STAMPS_MIN && FIRST_STAMP.test(stamped[0]?.text ?? '')
}
