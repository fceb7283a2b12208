import { PAGE_FAILURES, type Warning, type WarningCode } from '@gaplens/contracts/errors'
import { hostOf } from '@gaplens/contracts/web-address'
import { citedName } from '../text/reference.ts'
import { LIMITATION_TEXT, OVERVIEW_TEXT, STEP_TEXT } from '../text/report-text.ts'
import type { ReportModel } from './report-model.ts'

/** Number of pages that are named; the others are only counted. */
const NAMED = 3

/** Warnings that are not listed, because another warning explains them or they do not affect the reader. */
const UNLISTED: readonly string[] = [
  'quality-capped',
  'report-trimmed',
  'pages-trimmed',
] satisfies WarningCode[]
/** This warning is replaced by a sentence that names the pages. */
const REPLACED: WarningCode = 'some-pages-failed'

/**
 * The limitations of the analysis as sentences: no AI Overview, no model, pages not read. Most come from the job's warnings; for
 * reports without warnings they are derived from the report.
 */
export function limitationLines(model: ReportModel, warnings: readonly Warning[]): string[] {
  const { result, ownPage } = model
  const has = (...codes: WarningCode[]) => warnings.some(({ code }) => codes.some((each) => each === code))
  const listed = warnings.filter(({ code }) => isListedAsLimitation(code) && code !== REPLACED)
  const steps = result.processingSteps
  return [
    ...(result.aiOverviewData.summaryText === '' && !has('no-ai-overview', 'ai-overview-unavailable')
      ? [OVERVIEW_TEXT.none]
      : []),
    ...(ownPage?.state === 'failed' && !has('user-page-failed') ? [STEP_TEXT.hints.userPageStatus] : []),
    ...(steps.aiAnalysisStatus === 'failed' && !has('ai-failed', 'ai-not-configured')
      ? [STEP_TEXT.hints.aiAnalysisStatus]
      : []),
    ...listed.map(({ message }) => message),
    ...unreadSources(model),
    ...uncomparedSources(model),
  ]
}

/** Whether a warning is listed among the limitations. */
export function isListedAsLimitation(code: string): boolean {
  return !UNLISTED.includes(code)
}

function unreadSources({ sources }: ReportModel): string[] {
  const unread = sources.filter(({ state }) => state === 'failed')
  if (unread.length === 0) return []
  const names = unread
    .slice(0, NAMED)
    .map(
      ({ rank, url, failure }) =>
        `[${rank}] ${hostOf(url) ?? url}${failure === null ? '' : `（${PAGE_FAILURES[failure]}）`}`,
    )
  return [LIMITATION_TEXT.unread(names.join('、'), unread.length, unread.length > NAMED)]
}

/** The script of a title: Chinese if it has Chinese characters and no letters of Japanese or Korean, else Latin, else another. */
function scriptOf(title: string): 'chinese' | 'latin' | 'other' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(title)) return 'other'
  if (/\p{Script=Han}/u.test(title)) return 'chinese'
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(title) ? 'latin' : 'other'
}

/** Words that English titles have, and those of other languages in Latin letters do not. */
const ENGLISH = /\b(?:the|of|and|with|your?|my|how|what|why|when|which|from|this|it)\b/iu

function uncomparedSources({ sources, keyword }: ReportModel): string[] {
  const uncompared = sources.filter(({ state, coverageScore }) => state === 'read' && coverageScore === null)
  // Without topics no page has a score, whatever its language.
  if (sources.every(({ coverageScore }) => coverageScore === null)) return []
  const compared = sources.flatMap(({ title, coverageScore }) =>
    coverageScore === null ? [] : [scriptOf(title)],
  )
  // A keyword in Latin letters, such as a model's name, may be that of Chinese pages.
  const areLatin = compared.filter((script) => script === 'latin').length * 2 > compared.length
  const own = scriptOf(keyword) === 'latin' && !areLatin ? 'other' : scriptOf(keyword)
  // A title without Chinese characters may still be that of a Chinese page.
  const isOwn = ({ title }: { title: string }) =>
    own !== 'other' && scriptOf(title) === own && (own !== 'latin' || ENGLISH.test(title))
  const named = [...Map.groupBy(uncompared, isOwn)].map(([isOwnLanguage, pages]) =>
    LIMITATION_TEXT.unlike(pages.map((page) => citedName(page)).join('、'), isOwnLanguage),
  )
  return named.length === 0 ? [] : [LIMITATION_TEXT.uncompared(named.join('、'), uncompared.length)]
}
