import type { Passage } from '@gaplens/contracts/analysis/report'
import type { Corpus } from '@gaplens/coverage/corpus/corpus'
import { columnsIn } from '@gaplens/coverage/corpus/verbatim-passages'
import type { FigureClaim } from '@gaplens/coverage/figures/figure-claims'
import type { Source } from '@gaplens/coverage/source'
import { passageLink } from '@gaplens/coverage/text-fragment'

/** Collects the passages of figures, each sentence once. */
export class FigurePassages {
  readonly #passages = new Map<string, Passage>()
  readonly #sources: ReadonlyMap<string, Source>
  readonly #columnsOf: ReturnType<typeof columnsIn>

  /** @param corpus says which columns a row of a table has */
  constructor(sources: readonly Source[], corpus: Pick<Corpus, 'claims'>) {
    this.#columnsOf = columnsIn(corpus)
    this.#sources = new Map(sources.map((source) => [source.id, source]))
  }

  /** The passages that were asked for, in that order. */
  get all(): readonly Passage[] {
    return [...this.#passages.values()]
  }

  /** @returns the id of the passage that gives a figure; null for the AI Overview's and for a page that was not read */
  idFor({ sourceId, start, end, heading }: FigureClaim): string | null {
    const source = this.#sources.get(sourceId)
    if (!source?.page) return null
    const key = `${sourceId} ${start}`
    const known = this.#passages.get(key)
    if (known !== undefined) return known.id
    const id = `${sourceId}-f${this.#passages.size + 1}`
    const { url, title, text } = source.page
    this.#passages.set(key, {
      id,
      pageId: sourceId,
      url: source.url,
      heading,
      ...this.#columnsOf({ pageId: sourceId, start }),
      quote: text.slice(start, end),
      link: passageLink({ pageUrl: url, title, text, start, end }),
    })
    return id
  }
}
