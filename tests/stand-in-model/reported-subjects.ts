import type { CoverageCell, Passage, Topic } from '@gaplens/contracts/analysis/report'
import type { Coverage } from '@gaplens/coverage/build'
import type { ModelCase } from '../cases/case-file.ts'
import { lettersOnly } from './shown.ts'

/** What a report tells of the subjects of a case, each topic taken for the subject that most of its quotes are about. */
export class ReportedSubjects {
  private readonly truth: ModelCase
  private readonly coverage: Coverage
  private readonly passages: ReadonlyMap<string, Passage>
  private readonly subjects: ReadonlyMap<Topic, ReadonlyMap<string, number>>

  constructor(truth: ModelCase, coverage: Coverage) {
    this.truth = truth
    this.coverage = coverage
    this.passages = new Map(coverage.passages.map((passage) => [passage.id, passage]))
    this.subjects = new Map(coverage.report.topics.map((topic) => [topic, this.subjectsOf(topic)]))
  }

  cells(subject: string, pageId: string): CoverageCell[] {
    return this.topicsAbout(subject).flatMap(({ cells }) => cells.filter((cell) => cell.pageId === pageId))
  }

  /** Whether a subject's gap quotes a passage in which one of these stands. */
  quotesForGap(subject: string, fragments: readonly string[]): boolean {
    return this.topicsAbout(subject).some((topic) => this.isQuoted(this.gapQuotes(topic), fragments))
  }

  /** Whether the number of a subject's sources is told as exact without this page. */
  countsExactly(subject: string, pageId: string): boolean {
    return this.topicsAbout(subject).some(
      ({ coveredByExact, cells }) =>
        coveredByExact && cells.some((cell) => cell.pageId === pageId && cell.level === 'absent'),
    )
  }

  support(statement: number, pageId: string): string | undefined {
    const text = lettersOnly(this.truth.overview[statement - 1]?.text ?? '')
    const found = this.coverage.report.statements.find((each) => lettersOnly(each.text) === text)
    return found?.support.find((each) => each.pageId === pageId)?.level
  }

  /** Whether one topic counts sources for both subjects. */
  isOneTopic(subjects: readonly [string, string]): boolean {
    return [...this.subjects.values()].some((votes) =>
      subjects.every((subject) => (votes.get(subject) ?? 0) >= 1),
    )
  }

  gapsAbout(subject: string): number {
    const gaps = new Set(this.coverage.report.gaps.map(({ topicId }) => topicId))
    return this.topicsAbout(subject).filter(({ id }) => gaps.has(id)).length
  }

  isNamed(subject: string, name: string): boolean {
    return this.topicsAbout(subject).some((topic) => topic.name === name)
  }

  hasTopic(name: string): boolean {
    return this.coverage.report.topics.some((topic) => topic.name === name)
  }

  /** Whether two of these passages are told to disagree. */
  saysDisagree(fragments: readonly string[]): boolean {
    return this.coverage.report.figures.some(({ disagree, figures }) => {
      const quoted = figures.flatMap(({ passageId }) => passageId ?? [])
      return disagree && fragments.every((fragment) => this.isQuoted(quoted, [fragment]))
    })
  }

  private topicsAbout(subject: string): Topic[] {
    return [...this.subjects].flatMap(([topic, votes]) => {
      const [most] = [...votes].sort((a, b) => b[1] - a[1])
      return most?.[0] === subject ? [topic] : []
    })
  }

  private gapQuotes({ id }: Topic): readonly string[] {
    return this.coverage.report.gaps.find(({ topicId }) => topicId === id)?.passageIds ?? []
  }

  private isQuoted(passageIds: readonly string[], fragments: readonly string[]): boolean {
    return passageIds.some((id) => {
      const quote = lettersOnly(this.passages.get(id)?.quote ?? '')
      return fragments.some((fragment) => quote.includes(lettersOnly(fragment)))
    })
  }

  private subjectsOf(topic: Topic): ReadonlyMap<string, number> {
    const votes = new Map<string, number>()
    const covered = topic.cells.flatMap(({ level, passageId }) =>
      level === 'covered' ? (passageId ?? []) : [],
    )
    for (const id of new Set([...covered, ...this.gapQuotes(topic)])) {
      const marks = this.marksOf(this.passages.get(id))
      for (const mark of marks) votes.set(mark, (votes.get(mark) ?? 0) + 1 / marks.size)
    }
    return votes
  }

  private marksOf(passage: Passage | undefined): ReadonlySet<string> {
    if (passage === undefined) return new Set()
    const { user, pages } = this.truth
    const page = [user, ...pages][Number(passage.pageId.slice(1))]
    const quote = lettersOnly(passage.quote)
    const blocks = (page?.blocks ?? []).filter(({ text }) => {
      const own = lettersOnly(text)
      return own.length > 1 && (own.includes(quote) || quote.includes(own))
    })
    return new Set(blocks.flatMap(({ marks }) => marks.map((mark) => mark.replace(/^~/, ''))))
  }
}
