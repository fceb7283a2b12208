/** An observation on the page, and whether it is in order. */
export interface Observation {
  readonly id:
    | 'https'
    | 'crawl'
    | 'index'
    | 'snippet'
    | 'canonical'
    | 'lang'
    | 'title'
    | 'description'
    | 'headings'
    | 'images'
    | 'links'
  /** Null when it is neither good nor bad. */
  readonly fine: boolean | null
  readonly text: string
}
