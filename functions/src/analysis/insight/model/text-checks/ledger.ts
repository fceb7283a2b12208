import type { Passage } from '@gaplens/contracts/report'
import { siteOf } from '@gaplens/coverage/sites'
import { ownTreatment } from '../../facts/own-words.ts'
import { passagesOf } from '../../facts/topic-passages.ts'
import type { View } from '../../facts/view.ts'
import { bareAddress } from './contacts.ts'
import { latestYearOf } from './out-of-date.ts'
import { canonicalQuote, plain } from './plain.ts'

/** What is known of a subject, as counts and verdicts of the report. */
export interface SubjectFacts {
  readonly names: readonly string[]
  /** Pages other than the user's that treat it: exactly, or at least so many. */
  readonly sources: number
  readonly exact: boolean
  readonly fromOverview: boolean
  /** What may be said of the user's page: that it lacks the subject for sure, perhaps, that it comes near, or treats a part. */
  readonly own: 'lacks' | 'perhaps' | 'near' | 'partly'
  /** Ids of the passages that are about it. */
  readonly passages: ReadonlySet<string>
}

/** Who and what a report may name, and which page each name is. */
export interface Ledger {
  readonly addresses: ReadonlySet<string>
  /** Page ids by canonical title, site and host, and by `[3]`. */
  readonly pages: ReadonlyMap<string, string>
  readonly userId: string
  readonly keyword: string
  /** Squeezed questions of the search and headings of the user's page. */
  readonly questions: ReadonlySet<string>
  readonly ownHeadings: ReadonlySet<string>
  /** The latest year that the pages name. */
  readonly latestYear: number
  subject(topicId: string): SubjectFacts | null
}

/** The ledger of a report. */
export function ledgerOf(view: View): Ledger {
  const { sources, serp, keyword, userPageUrl } = view.input
  const pages = new Map<string, string>()
  for (const source of sources) {
    const host = hostOf(source.url)
    for (const name of [source.page?.title, source.title, source.page?.siteName, host, siteOf(source.url)])
      if (name != null && canonicalQuote(name).length >= 2) pages.set(canonicalQuote(name), source.id)
    if (source.role !== 'user') pages.set(`[${source.rank}]`, source.id)
  }
  return {
    addresses: new Set(
      [userPageUrl, ...sources.flatMap((source) => [source.url, source.page?.url ?? ''])]
        .filter((url) => url !== '')
        .map((url) => bareAddress(plain(url))),
    ),
    pages,
    userId: view.user?.id ?? 'p0',
    keyword: canonicalQuote(keyword),
    questions: new Set(serp.relatedQuestions.map(canonicalQuote)),
    ownHeadings: new Set(
      (view.user?.page.blocks ?? [])
        .filter(({ kind }) => kind === 'heading')
        .map(({ text }) => canonicalQuote(text)),
    ),
    latestYear: latestYearOf(view),
    subject: (topicId) => subjectOf(view, topicId),
  }
}

function subjectOf(view: View, topicId: string): SubjectFacts | null {
  const topic = view.topic(topicId)
  const gap = view.gaps.find((each) => each.topicId === topicId)
  if (topic === undefined || gap === undefined) return null
  const treatment = ownTreatment(view, gap)
  return {
    names: [topic.name, gap.name, ...topic.aliases].map(canonicalQuote),
    sources: topic.coveredBy,
    exact: topic.coveredByExact,
    fromOverview: topic.fromOverview,
    own:
      treatment === 'touched' || treatment === 'hinted'
        ? 'partly'
        : treatment === 'near'
          ? 'near'
          : gap.certainty === 'sure'
            ? 'lacks'
            : 'perhaps',
    passages: passagesOf(view, topicId),
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** A piece of text that a sentence may rest on, with the page it stands on; null for the AI Overview. */
export interface Cited {
  readonly id: string
  readonly pageId: string | null
  readonly text: string
  readonly heading: string
}

export function citedPassage({ id, pageId, quote, heading }: Passage): Cited {
  return { id, pageId, text: quote, heading }
}
