import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { paragraphAround } from './paragraph-around.ts'

/** The writer, as one who did something. 「我們」 is a house. */
const WRITER = /我(?![們國的]|建議|認為)/u
/** Somebody who remembers: what follows in the paragraph is that tale. */
const REMEMBERS = /\p{Script=Han}{2,3}(?:回憶|憶起)(?:說|道)?[，：]/u

/**
 * Whether a text is a part of somebody's day, whatever it says: it stands between sentences on what the writer did, or behind the name of one
 * who remembers.
 */
export function isWithinScene(text: string, page: Pick<ReadPage, 'blocks'>): boolean {
  const { before, after } = paragraphAround(text, page)
  const isOfWriter = [before, after].every((sentences) => sentences.some((each) => WRITER.test(each)))
  return isOfWriter || REMEMBERS.test(before.join('') + text)
}
