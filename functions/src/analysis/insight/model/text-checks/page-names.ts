import { USER_PAGE_ID } from '@gaplens/contracts/analysis/page-ids'
import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { POST_STAMP } from '@gaplens/coverage/corpus/forum-lines'
import { siteOf } from '@gaplens/coverage/sites'
import { isOwnAccount, isStory } from '../../facts/eeat/story.ts'
import { attributionsOf, timeMarksOf } from '../../facts/gaps/attributions.ts'
import { headingShown, isThread } from '../../facts/thread.ts'
import { ownWords, type View } from '../../facts/view.ts'
import { isAboutAnotherCountry } from '../../quotable/other-country.ts'
import { canonicalQuote, plain } from '../../quotable/plain.ts'
import { contextOfPassage, type SentenceContext } from '../../quotable/whole-quote.ts'
import { bareAddress } from './contacts.ts'
import { datesOf, isOlder, latestYearOf } from './years.ts'

/** The addresses that a text may contain, and the page of each name. */
export interface PageNames {
  readonly addresses: ReadonlySet<string>
  /** Page ids by canonical title, site and host, and by `[3]`. */
  readonly pages: ReadonlyMap<string, string>
  /** The mark of each page other than the user's in the report, after whose word it is where that limits it: `[3]`, `業者 [3]`. */
  readonly marks: ReadonlyMap<string, string>
  /** The mark of each page of years ago, or that ended before it was read: 「2014 年」. */
  readonly times: ReadonlyMap<string, string>
  readonly userId: string
  /** The latest year that the pages mention. */
  readonly latestYear: number
  /** The pages of an earlier year than that. */
  readonly oldPages: ReadonlySet<string>
  /** The pages on which people talk to each other. */
  readonly threads: ReadonlySet<string>
  /** Whether a sentence of a page holds for another country than the keyword's and the user's page's. */
  isAbroad(pageId: string, sentence: string): boolean
  /** Whether a sentence reports what its writer went through. */
  isStory(pageId: string, heading: string, sentence: string): boolean
}

/** The names and addresses by which a model's answer may refer to the pages of a report. */
export function pageNamesOf(view: View): PageNames {
  const { sources, userPageUrl } = view.input
  const pageOf = (pageId: string) => sources.find(({ id }) => id === pageId)?.page ?? null
  const pages = new Map<string, string>()
  const marks = new Map<string, string>()
  const latestYear = latestYearOf(view)
  const own = ownWords(view)
  const attributions = attributionsOf(view)
  const latestDate = Math.max(
    latestYear,
    ...sources.flatMap(({ page }) => (page === null ? [] : datesOf(page))),
  )
  for (const source of sources) {
    const host = hostOf(source.url)
    for (const name of [source.page?.title, source.title, source.page?.siteName, host, siteOf(source.url)])
      if (name != null && canonicalQuote(name).length >= 2) pages.set(canonicalQuote(name), source.id)
    if (source.role === 'user') continue
    pages.set(`[${source.rank}]`, source.id)
    marks.set(source.id, [...(attributions.get(source.id) ?? []), `[${source.rank}]`].join(' '))
  }
  return {
    addresses: new Set(
      [userPageUrl, ...sources.flatMap((source) => [source.url, source.page?.url ?? ''])]
        .filter((url) => url !== '')
        .map((url) => bareAddress(plain(url))),
    ),
    pages,
    marks,
    times: timeMarksOf(sources),
    userId: view.user?.id ?? USER_PAGE_ID,
    latestYear,
    oldPages: new Set(
      sources.filter(({ page }) => page !== null && isOlder(page, latestDate)).map(({ id }) => id),
    ),
    threads: new Set(sources.filter(({ page }) => page !== null && isThread(page)).map(({ id }) => id)),
    isAbroad: (pageId, sentence) => {
      const page = pageOf(pageId)
      return page !== null && isAboutAnotherCountry(page, own, sentence)
    },
    isStory: (pageId, heading, sentence) => {
      const page = pageOf(pageId)
      return isOwnAccount(heading) || (page !== null && isStory(sentence, page))
    },
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** A passage that a model may quote from. */
export interface CitableText {
  readonly id: string
  readonly pageId: string
  readonly text: string
  readonly heading: string
  readonly context: SentenceContext
  /** When its page was written, where that is known. */
  readonly dates?: Partial<Pick<ReadPage, 'publishedAt' | 'modifiedAt'>>
}

export function citablePassage(view: View, passage: Passage): CitableText {
  const { id, pageId, quote } = passage
  const page = view.input.sources.find((source) => source.id === pageId)?.page ?? null
  const context = withoutTimes(contextOfPassage(quote, page ?? { text: quote, blocks: [] }))
  const heading = headingShown(passage, page ?? undefined)
  return { id, pageId, text: quote, heading, context, dates: page ?? {} }
}

/** The time that a board's software puts after a post; in 「截止時間為 03/15 23:59」 it is part of the text. */
const POSTED_AT = new RegExp(`(?:^|(?<![為在是於至到自從間期：:]\\s*)\\s+)${POST_STAMP.source}`, 'u')

/** The sentences without the times of posts, which their writers did not write. */
function withoutTimes({ sentences, around }: SentenceContext): SentenceContext {
  return {
    around,
    sentences: sentences.flatMap((sentence) => {
      const text = sentence.row === null ? sentence.text.replace(POSTED_AT, '') : sentence.text
      if (text === sentence.text) return [sentence]
      return text === '' ? [] : [{ ...sentence, text, words: plain(text) }]
    }),
  }
}
