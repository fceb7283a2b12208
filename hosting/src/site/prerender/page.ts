import type { ReactNode } from 'react'
import type { PageName } from '../hydration/start.ts'

/** A page that is written as HTML at build time. */
export interface PublicPage {
  /** File name in the built site, such as `en.html`. */
  readonly file: string
  /** Its address below the site's origin. */
  readonly path: string
  readonly lang: 'zh-Hant-TW' | 'en'
  readonly title: string
  readonly description: string
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** The same page in other languages: hreflang to path. */
  readonly alternates: Readonly<Record<string, string>>
  /** For previews in other services; below the origin, 1200 × 630. */
  readonly image: { readonly path: string; readonly alt: string }
  readonly structuredData: readonly object[]
  /** Sources whose stylesheets the page needs in addition to its script's. */
  readonly styles: readonly string[]
  /** `data-page` of the document, by which hydration/start.ts finds the page. A page without it runs no script. */
  readonly name?: PageName
  /** Whether the page is light without script, because its components take their colours from an attribute that a script sets. */
  readonly lightWithoutScript?: boolean
  readonly body: ReactNode
}
