import type { Passage } from '@gaplens/contracts/report'
import type { Corpus } from './corpus.ts'
import { passageLink } from './text-fragment.ts'

/** Collects the passages a report quotes: each is written out once, with its link. */
export class PassageBook {
  private readonly corpus: Corpus
  private readonly ids = new Set<string>()

  constructor(corpus: Corpus) {
    this.corpus = corpus
  }

  /** Marks a passage as quoted. @returns its id */
  use(id: string): string {
    this.ids.add(id)
    return id
  }

  /** The quoted passages, by page and place. */
  used(): Passage[] {
    const passages: Passage[] = []
    for (const { source, sections } of this.corpus.pages) {
      const page = source.page
      if (page === null) continue
      for (const { cuts } of sections)
        for (const { cut } of cuts) {
          if (!this.ids.has(cut.id)) continue
          passages.push({
            id: cut.id,
            pageId: cut.pageId,
            url: source.url,
            heading: cut.heading,
            quote: cut.quote,
            link: passageLink({ pageUrl: page.url, text: page.text, start: cut.start, end: cut.end }),
          })
        }
    }
    return passages
  }
}
