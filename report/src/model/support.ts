import type {
  AnalysisResult,
  ComparedPage,
  Passage,
  Statement,
  Support,
} from '@gaplens/contracts/analysis/report'
import {
  AI_VIEW_TEXT,
  OTHER_FIGURE_TEXT,
  OWN_SUPPORT_TEXT,
  REPORT_TEXT,
  SUPPORT_TEXT,
} from '../text/report-text.ts'
import { passagesOf, type ReportModel } from './report-model.ts'

/**
 * How the statements were checked: by a model that read all pages, or else by comparing words and figures; and that nothing is known of
 * the user's page where it is not listed.
 */
export function statementsIntro({
  evidence,
  coverage,
}: Pick<AnalysisResult, 'evidence' | 'coverage'>): string {
  const ownId = coverage?.pages.find(({ role }) => role === 'user')?.id
  const own = (coverage?.statements ?? []).flatMap((statement) =>
    statement.support.filter(({ pageId }) => pageId === ownId && !statement.citedPageIds.includes(pageId)),
  )
  const known = own.filter(isKnown).length
  const ofOwn = known === own.length ? '' : known > 0 ? AI_VIEW_TEXT.ownPage.some : AI_VIEW_TEXT.ownPage.none
  const statements = coverage?.statements ?? []
  const isPartQuoted = statements.some(({ support }) =>
    support.some((each) => each.level === 'found' && unquotedNote(each) !== ''),
  )
  const mostly = isPartQuoted ? AI_VIEW_TEXT.mostly : ''
  return AI_VIEW_TEXT.statementsIntro(evidence?.modelChecks?.judged === 'whole', known > 0, mostly) + ofOwn
}

/**
 * The support of a statement by the pages that the AI Overview cites for it, then by the user's page where that supports it. Others are
 * irrelevant.
 */
export function relevantSupport(statement: Statement, ownId: string | undefined): Support[] {
  return statement.support
    .filter(
      (each) => statement.citedPageIds.includes(each.pageId) || (each.pageId === ownId && isKnown(each)),
    )
    .sort((a, b) => Number(a.pageId === ownId) - Number(b.pageId === ownId))
}

/** The passages by which pages support a statement, with what stands elsewhere on a page of it. */
export function supportPassages(model: ReportModel, support: readonly Support[]): Passage[] {
  return passagesOf(
    model,
    support.flatMap(({ passageId, alsoPassageId = null }) => [passageId, alsoPassageId]),
  )
}

function isKnown({ level }: Pick<Support, 'level'>): boolean {
  return level === 'found' || level === 'partly'
}

/** How the user's page is named beside a statement, and what is said of it: it may be one of the pages that the statement cites. */
export function ownSupportText(
  { citedPageIds }: Statement,
  support: Support,
): { readonly name: string; readonly verdict: string } {
  const shown = shownLevel(support)
  return citedPageIds.includes(support.pageId)
    ? { name: REPORT_TEXT.ownPageCited, verdict: SUPPORT_TEXT[shown] }
    : { name: REPORT_TEXT.ownPage, verdict: OWN_SUPPORT_TEXT[shown] }
}

/** What a page that is compared with a statement makes of it. */
export type Verdict = Exclude<Support['level'], 'absent'> | 'otherFigures' | 'otherwise'

/**
 * What a page makes of a statement. If it does not support it whole, its figure differs, if the report tells so, or it says otherwise, if
 * the report quotes its passage without calling it support.
 */
export function verdictOf({ level, passageId, otherFigures = [] }: Support): Verdict {
  if (level !== 'found' && otherFigures.length > 0) return 'otherFigures'
  if (level === 'unverified' && passageId !== null) return 'otherwise'
  return level === 'absent' ? 'unverified' : level
}

/** What is said of a page beside a statement. */
export function supportVerdict(
  model: Pick<ReportModel, 'ownPage'>,
  statement: Statement,
  support: Support,
): string {
  const verdict = verdictOf(support)
  if (verdict === 'otherFigures') return OTHER_FIGURE_TEXT.given(support.otherFigures ?? [])
  if (verdict === 'otherwise') return OTHER_FIGURE_TEXT.quoted
  return support.pageId === model.ownPage?.id
    ? ownSupportText(statement, support).verdict
    : SUPPORT_TEXT[shownLevel(support)]
}

/** How a level is called: what is found but not quoted whole is no full match to one who reads the quotes. */
function shownLevel(support: Support): Support['level'] | 'mostly' {
  return support.level === 'found' && unquotedNote(support) !== '' ? 'mostly' : support.level
}

/** More names beside a verdict would be read as a second statement. */
const UNQUOTED_MOST = 4
/** A figure that no quote has is left out where the verdict says that the page's is another. */
const FIGURE = /\d|[一二兩三四五六七八九十百千萬半]\s?\p{Script=Han}/u

/** What is told beside a verdict of words and figures that the statement has and none of the quotes; empty if nothing is. */
export function unquotedNote(support: Support): string {
  const { level, passageId, unquoted = [] } = support
  const differs = verdictOf(support) === 'otherFigures'
  const told = differs ? unquoted.filter((word) => !FIGURE.test(word)) : unquoted
  if (passageId === null || told.length === 0 || !isKnown({ level })) return ''
  return AI_VIEW_TEXT.unquoted(told.slice(0, UNQUOTED_MOST), told.length > UNQUOTED_MOST)
}

/** The pages that a statement cites and that were not read, so that nothing can be said of them. */
export function unreadCited(
  { pages }: Pick<ReportModel, 'pages'>,
  { citedPageIds }: Statement,
): ComparedPage[] {
  return citedPageIds.flatMap((id) => {
    const page = pages.get(id)
    return page === undefined || page.state === 'read' ? [] : [page]
  })
}
