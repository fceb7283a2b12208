import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { attributionsOf, isSellers } from '../facts/gaps/attributions.ts'
import { pageNumber, type ReportedValue, reportedValues } from '../facts/reported-values.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { figureWords } from './words-around-figure.ts'

/** What a writer measured, or had measured. */
const MEASURED = /實測|實際[測量]|測[到得出]|量[到測得出]|實驗室|送驗|抽[驗測]/u
/** What a page calls itself whose figures its writers measured. */
const OF_MEASUREMENTS = /實測|實驗室|量測/u
/** A rule is laid down, and nobody measures it: 「滿 90 天才能換」. */
const RULE = /才[能可得]|不得|必須|規定/u
/** What a maker or a shop says of its goods. */
const LABELLED = /標[示稱榜]|號稱|宣稱|廣告|型錄|規格|[罐盒瓶袋包]上?[寫印標]|說明書|本公司/u

/**
 * The note on the one value that somebody measured, where all others are what a label or a seller says of the goods. Empty else: two
 * measurements of two samples may both be right.
 */
export function measuredFirstNote(view: View, { figures }: FigureGroup): string {
  const values = reportedValues(view, figures).filter(({ pages }) => pages > 0)
  const [measured, another] = values.filter((value) => isMeasured(view, value))
  if (measured === undefined || another !== undefined || values.length < 2) return ''
  if (!values.every((value) => value === measured || isClaimed(view, value))) return ''
  const who = measured.figures.flatMap(({ pageId }) => (pageId === null ? [] : pageNumber(view, pageId)))
  return `「${oneLine(measured.shown)}」是 ${[...new Set(who)].join('、')} 實測的，其餘是標示或業者的說法，以實測的為先。`
}

function isMeasured(view: View, { figures }: ReportedValue): boolean {
  return figures.some((each) => {
    const words = wordsOf(view, each)
    const title = sourcePage(view, each.pageId)?.title ?? ''
    const isMeasurement =
      MEASURED.test(words) || (words !== '' && !RULE.test(words) && OF_MEASUREMENTS.test(title))
    return isMeasurement && !LABELLED.test(words) && !isOfSellers(view, each)
  })
}

/** Whether all that a value rests on are labels and sellers' words. */
function isClaimed(view: View, { figures }: ReportedValue): boolean {
  const given = figures.filter(({ pageId }) => pageId !== null)
  return given.some((each) => LABELLED.test(wordsOf(view, each)) || isOfSellers(view, each))
}

/** Whether a seller gives a figure, who measures his own goods. */
function isOfSellers(view: View, { pageId }: FigureGroup['figures'][number]): boolean {
  return isSellers(attributionsOf(view).get(pageId ?? ''))
}

function wordsOf(view: View, { pageId, passageId, shown }: FigureGroup['figures'][number]): string {
  return figureWords(view.passage(passageId)?.quote ?? '', shown, sourcePage(view, pageId)) ?? ''
}
