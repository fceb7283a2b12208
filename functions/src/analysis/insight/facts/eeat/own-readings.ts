import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { isOffer } from '../../markup/service.ts'
import { sentencesOf, unquoted } from '../sentences.ts'
import { isThread } from '../thread.ts'
import { MEASURE } from './own-data.ts'

/** What a page calls itself whose makers tested the things: 「四台吹風機實測」, but not what customers or readers tried. */
const OF_TESTS = /(?<![客顧用網讀][戶友者]|專家|原廠|官方)(?:實測|盲測)/u
/** What a label, a maker or somebody else says, of whom a page of tests tells too. */
const OF_OTHERS =
  /標[示稱榜]|號稱|宣稱|型錄|規格|官方|原廠|廠商|業者|說明書|公[布佈]|發[布表]|聯盟|團體|協會|大學|研究|根據|表示|指出|說，/u
const TELLS_TEST = /測|讀數|[量秤][了到得出]/u
const HAS_MEASURE = new RegExp(MEASURE, 'u')

/**
 * A reading on a page whose title says that it is a test: a row of a table, or a sentence that tells of measuring. Its makers leave out who
 * measured, because all of the page is about that. Null for the pages of shops, and where nothing was measured.
 */
export function ownReadingOn(page: ReadPage): string | null {
  if (!OF_TESTS.test(page.title) || isOffer(page) || isThread(page)) return null
  const told = page.blocks.filter(({ role, kind }) => role === 'content' && kind !== 'heading')
  const isReading = (text: string) => HAS_MEASURE.test(text) && !OF_OTHERS.test(unquoted(text))
  const row = told.find(({ kind, text }) => kind === 'tableRow' && isReading(text))
  const sentences = told.flatMap(({ kind, text }) => (kind === 'tableRow' ? [] : sentencesOf(text)))
  return (
    row?.text.replaceAll('\t', '，') ??
    sentences.find((sentence) => TELLS_TEST.test(sentence) && isReading(sentence)) ??
    null
  )
}
