import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Evidence } from '@gaplens/contracts/analysis/report'
import { RECOMMENDED } from '../../../reading/structured-data/structured-problems.ts'
import { relativeYearIn } from '../facts/statements/named-here.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { quoteList } from '../facts/wording.ts'

/** The types of a page's structured data, each once. */
export function typesOf(page: ReadPage): string[] {
  return [...new Set(page.structuredData.flatMap((item) => item.types))]
}

/** The sources that use a type. */
function carryingOf(view: View, types: readonly string[], isAlike: (type: string) => boolean): ReadSource[] {
  return view.othersRead.filter((source) =>
    typesOf(source.page).some((type) => types.includes(type) || isAlike(type)),
  )
}

/** How soon to add markup that no search result needs: not soon where no source has it either. */
export function byOthers(
  view: View,
  types: readonly string[],
  isAlike: (type: string) => boolean = () => false,
): 'medium' | 'low' {
  return carryingOf(view, types, isAlike).length > 0 ? 'medium' : 'low'
}

/** The note on how many sources use a type, without claiming that it helped. Where none does, that is no reason to add it. */
export function othersNote(
  view: View,
  types: readonly string[],
  isAlike: (type: string) => boolean = () => false,
): string {
  const carrying = carryingOf(view, types, isAlike)
  if (carrying.length === 0) return ''
  return `來源 ${carrying.length}／${view.othersRead.length} 有（${carrying.map(({ rank }) => `[${rank}]`).join('')}）。`
}

/** The note on properties that the page does not show, with advice. */
export function missingNote(wanted: readonly (readonly [string, boolean])[]): string {
  const missing = wanted.filter(([, there]) => !there).map(([name]) => name)
  return missing.length === 0
    ? ''
    : `頁面上找不到${quoteList(missing)}，區塊中已略去；請先在頁面顯示這些資訊再補上，不要只寫在標記裡。`
}

/** What to correct first where an answer counts its year from the day of the page, which nobody sees who reads the markup. */
export function yearsToWrite(pairs: ReadPage['faq']): string {
  const told = [...new Set(pairs.flatMap(({ answer }) => relativeYearIn(answer) ?? []))]
  return told.length === 0
    ? ''
    : `回答裡的${told.map((year) => `「${year}」`).join('')}在標記裡看不出是哪一年，請先核對是否仍然正確，改寫成年份。`
}

/** The message of a JSON parser in Chinese, with the position of the error. */
function inChinese(problem: string): string {
  const [, line, column] = /^JSON 無法解析（.*\(line (\d+) column (\d+)\).*）$/su.exec(problem) ?? []
  if (line !== undefined) return `JSON 無法解析（第 ${line} 行第 ${column} 個字元附近有語法錯誤）`
  return problem.startsWith('JSON 無法解析') ? 'JSON 無法解析（語法錯誤或內容不完整）' : problem
}

/** The problems of one block, with its type, because a page may have several. */
function problemsOf({ types, problems }: ReadPage['structuredData'][number]): string[] {
  const [type] = types
  return problems.map((problem) =>
    type === undefined ? inChinese(problem) : `${type} ${inChinese(problem)}`,
  )
}

/** The structured data of each read page with its problems. */
export function structuredDataOf(view: View): Evidence['structuredData'] {
  const pages = [...(view.user === null ? [] : [view.user]), ...view.othersRead]
  return pages.map(({ id, url, page }) => ({
    pageId: id,
    url,
    types: typesOf(page),
    problems: [...new Set(page.structuredData.flatMap(problemsOf))].filter(
      // Recommendations for other sites are useless to the reader. Their errors are not.
      (problem) => id === view.user?.id || !problem.includes(RECOMMENDED),
    ),
  }))
}
