import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { ComparedPage, Gap, Passage, Topic } from '@gaplens/contracts/analysis/report'
import { siteOf } from '@gaplens/coverage/sites'
import type { Source } from '@gaplens/coverage/source'
import { withOwnQuotes } from '@gaplens/coverage/support/wider-quote'
import type { InsightInput } from '../types.ts'
import { type Language, languageOf } from './language.ts'
import { pageTitled, shorten } from './wording.ts'

/** A source that was read. */
export type ReadSource = Source & { readonly page: ReadPage }

/** The input with the look-ups that the report's sections need. */
export interface View {
  readonly input: InsightInput
  /** The user's page; null when it was not read. */
  readonly user: ReadSource | null
  /** Every other source, read or not, by rank. */
  readonly others: readonly Source[]
  readonly othersRead: readonly ReadSource[]
  /** The language of the user's page, or of the keyword if that was not read: a writer can use texts in it as they stand. */
  readonly language: Language
  readonly topics: readonly Topic[]
  /** In the order of the report, with their tiers. */
  readonly gaps: readonly Gap[]
  topic(id: string): Topic | undefined
  passage(id: string | null): Passage | undefined
  compared(pageId: string): ComparedPage | undefined
  /** The name of a page in the report: its title and host. */
  label(pageId: string): string
}

/** Prepares the look-ups. */
export function viewOf(input: InsightInput): View {
  const { sources, coverage } = input
  const { report } = coverage
  const statements = withOwnQuotes(report.statements)
  const topics = new Map(coverage.report.topics.map((topic) => [topic.id, topic]))
  const passages = new Map(coverage.passages.map((passage) => [passage.id, passage]))
  const compared = new Map(coverage.report.pages.map((page) => [page.id, page]))
  const labels = new Map(sources.map((source) => [source.id, labelOf(source)]))
  const others = sources.filter((source) => source.role !== 'user')
  const user =
    (sources.find((source) => source.role === 'user' && wasRead(source)) as ReadSource | undefined) ?? null
  return {
    input: { ...input, coverage: { ...coverage, report: { ...report, statements } } },
    user,
    language: languageOf(user?.page.text ?? input.keyword),
    others,
    othersRead: others.filter(wasRead),
    topics: coverage.report.topics,
    gaps: coverage.report.gaps,
    topic: (id) => topics.get(id),
    passage: (id) => (id === null ? undefined : passages.get(id)),
    compared: (id) => compared.get(id),
    label: (id) => labels.get(id) ?? id,
  }
}

/** A source's page, if it was read. */
export function sourcePage(
  { othersRead }: Pick<View, 'othersRead'>,
  pageId: string | null | undefined,
): ReadPage | undefined {
  return othersRead.find(({ id }) => id === pageId)?.page
}

/** What the reader's own subject is called: the keyword, and the user's page. */
export function ownWords({ input, user }: Pick<View, 'input' | 'user'>): string {
  return [input.keyword, user?.page.title ?? '', user?.page.text ?? ''].join('\n')
}

function wasRead(source: Source): source is ReadSource {
  return source.page !== null
}

function labelOf(source: Source): string {
  const title = pageTitled(source.page?.title || source.title, 28)
  const host = shorten(siteOf(source.url), 40)
  return title === '' ? host : `《${title}》（${host}）`
}
