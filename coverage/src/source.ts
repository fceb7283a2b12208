import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { PageFailureCode } from '@gaplens/contracts/errors'

/** A page as it is compared: by its text only. */
export interface TextSource {
  readonly id: string
  /** The address as cited or as the user gave it. */
  readonly url: string
  /** The title in the search result; the page's own title is in `page`. */
  readonly title: string
  readonly role: 'user' | 'cited' | 'organic'
  readonly page:
    | (Pick<ReadPage, 'url' | 'title' | 'text' | 'blocks'> &
        Partial<Pick<ReadPage, 'faq' | 'lang' | 'siteName' | 'type'>>)
    | null
}

/** A page of the comparison, read or not. `p0` is the user's own. */
export interface Source extends TextSource {
  /** Order among the sources, from 1; 0 for the user's page. */
  readonly rank: number
  /** The vendor's reference indexes that point at this page. */
  readonly referenceIndexes: readonly number[]
  readonly page: ReadPage | null
  /** Why `page` is null. */
  readonly failure: PageFailureCode | null
  /** ISO 8601; when it was read. */
  readonly readAt: string | null
  /** Size and hash of the page's bytes after decompression. Missing if the page was not read, and in older stored steps. */
  readonly received?: { readonly bytes: number; readonly sha256: string } | undefined
}
