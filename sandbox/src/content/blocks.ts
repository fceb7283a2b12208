/** A block of a page's content, before a layout turns it into markup. Its text may hold the marks of `inline.ts`. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly caption: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'question'; readonly question: string; readonly answers: readonly string[] }
  | { readonly kind: 'figure'; readonly src: string; readonly alt: string }

export interface ListItem {
  readonly text: string
  readonly ordered: boolean
  readonly items: readonly ListItem[]
}

/** A page is one part, or several where its site needs that: the posts of a thread, the tabs of a product. */
export interface Part {
  readonly attributes: Readonly<Record<string, string>>
  readonly blocks: readonly Block[]
}

type PageKind = 'content' | 'client' | 'info' | 'home'

/** A passage of a page that supports a statement of the topic. */
export interface Evidence {
  readonly statement: string
  readonly text: string
}

export interface Page {
  readonly host: string
  readonly path: string
  readonly url: string
  /** `content` may be cited; `client` is a page to analyse and never cited; `info` is about, contact, privacy. */
  readonly kind: PageKind
  readonly topic: string | null
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly author: string | null
  /** ISO dates; empty when the site shows none. */
  readonly published: string
  readonly modified: string
  /** Further fields for the site's layout, such as price, rating and category. */
  readonly meta: Readonly<Record<string, string>>
  readonly parts: readonly Part[]
  readonly evidence: readonly Evidence[]
}

export interface Author {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly bio: string
}

export interface Site {
  readonly host: string
  readonly name: string
  readonly tagline: string
  readonly layout: string
  /** Encoding in which pages are sent. */
  readonly encoding: 'utf-8' | 'big5'
  /** The `content-type` header sent with pages; a site may leave the charset to its markup. */
  readonly contentType: string
  readonly authors: readonly Author[]
  readonly settings: Readonly<Record<string, string>>
  readonly pages: readonly Page[]
}
