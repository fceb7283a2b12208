import { z } from 'zod'
import { type ServedRules, ServedRulesSchema } from './eligibility.ts'

/**
 * The role of a block: the page's content, or text around it that was kept: a reader's comment, a link to a related page, navigation,
 * the byline, an advertisement.
 */
const BlockRoleSchema = z.enum(['content', 'comment', 'related', 'navigation', 'byline', 'advert'])
export type BlockRole = z.infer<typeof BlockRoleSchema>

/** A piece of a page's main text. `page.text.slice(start, start + text.length) === text`, always. */
export const BlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'listItem', 'tableRow', 'quote', 'code']),
  /** Heading level 1–6, list nesting from 1; 0 otherwise. */
  level: z.number().int(),
  text: z.string(),
  start: z.number().int(),
  /** Only content is quoted. Pages stored before blocks had a role are read as content throughout. */
  role: BlockRoleSchema.default('content'),
})
export type Block = z.infer<typeof BlockSchema>

const StructuredItemSchema = z.object({
  syntax: z.enum(['json-ld', 'microdata', 'rdfa']),
  /** schema.org type names without the address, e.g. `Article`. */
  types: z.array(z.string()),
  /** Names of the properties that have a value. */
  properties: z.array(z.string()),
  /** What is wrong with it, in Traditional Chinese. */
  problems: z.array(z.string()),
})
export type StructuredItem = z.infer<typeof StructuredItemSchema>

export const PageTypeSchema = z.enum([
  'article',
  'product',
  'collection',
  'listing',
  'forum',
  'documentation',
  'service',
])
export type PageType = z.infer<typeof PageTypeSchema>

/** The reason why a page that answered cannot be read. */
const BlockedBySchema = z.enum(['consent-wall', 'challenge-page', 'soft-404', 'empty-shell'])

const LinkSchema = z.object({ url: z.string(), text: z.string(), rel: z.string() })

const ImageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  /** Stands in a header, menu, sidebar or footer, or leads to the front page. Never set in older stored pages. */
  beside: z.boolean().optional(),
  /** Has an `alt` that is empty, by which a page says that it shows nothing to tell. Never set in older stored pages. */
  decorative: z.boolean().optional(),
})

const ExternalLinkSchema = LinkSchema.extend({
  /** Stands in a header, menu, sidebar or footer. Never set in older stored pages. */
  beside: z.boolean().optional(),
})

/** A web page as read: its main text in blocks, and its metadata. Serialisable; stored between steps. */
export const ReadPageSchema = z.object({
  url: z.string(),
  /** The page's main heading or title, without the site's name. */
  title: z.string(),
  /** The whole `<title>`, which search results show; empty without one, null in older stored pages. */
  titleTag: z.string().nullable().default(null),
  /** For search engines, else for social networks. */
  description: z.string(),
  /** What `<meta name="description">` has; empty without one, null in older stored pages. */
  descriptionTag: z.string().nullable().default(null),
  /** The canonical address named by its head or an HTTP header; null for none or several. */
  canonical: z.string().nullable(),
  /** BCP 47 tag, from the page or detected from its text; empty when unknown. */
  lang: z.string(),
  /** The `lang` attribute of `<html>` as written; empty without one, null in older stored pages. */
  langTag: z.string().nullable().default(null),
  siteName: z.string(),
  author: z.string().nullable(),
  /** Only the head names the author, as an organisation or by the name of the site: nobody signs the page itself. */
  unsigned: z.literal(true).optional(),
  /** ISO 8601 date or date-time; null when not found. */
  publishedAt: z.string().nullable(),
  modifiedAt: z.string().nullable(),
  type: PageTypeSchema,
  /** The main text: its blocks joined by newlines. */
  text: z.string(),
  blocks: z.array(BlockSchema),
  /** CJK characters and words of other scripts in the blocks that are content: what the page has to say, without what stands around it. */
  words: z.number().int(),
  /** How many of the headings that are content are heading elements, and not bold lines; null in older stored pages. */
  headingTags: z.number().int().nullable().default(null),
  /** How many headings within its text were left out of the blocks; null in older stored pages. */
  headingsLeftOut: z.number().int().nullable().default(null),
  images: z.array(ImageSchema),
  internalLinks: z.array(LinkSchema),
  externalLinks: z.array(ExternalLinkSchema),
  /** The links of the trail that the page shows, from the outermost; absent without one. */
  trail: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  structuredData: z.array(StructuredItemSchema),
  /** True if a script may add structured data to the page, which is read without running it. */
  scriptedMarkup: z.boolean().optional(),
  /** Question and answer pairs shown on the page. */
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Steps of instructions shown on the page, in order. */
  howTo: z.array(z.string()),
  /** Links to pages about the site's owner or author. */
  trustLinks: z.array(
    z.object({
      kind: z.enum(['about', 'contact', 'author', 'privacy', 'terms', 'editorial']),
      url: z.string(),
    }),
  ),
  /** Contact data found anywhere on the page. Empty in older stored pages. */
  contacts: z
    .object({
      phones: z.array(z.string()),
      emails: z.array(z.string()),
      addresses: z.array(z.string()),
      /** Opening hours, as written. */
      hours: z.array(z.string()),
      /** Whether there is a contact form. */
      form: z.boolean(),
      /** Those of the numbers, addresses and hours that only the page's text gives, which may be somebody else's. */
      inText: z.array(z.string()).optional(),
    })
    .default({ phones: [], emails: [], addresses: [], hours: [], form: false }),
  /** Videos that the page embeds or plays, with their name and poster image. */
  videos: z
    .array(
      z.object({
        url: z.string(),
        kind: z.enum(['embed', 'file']),
        name: z.string(),
        poster: z.string().nullable(),
      }),
    )
    .default([]),
  /** The page's image for social networks and search engines. */
  image: z.string().nullable().default(null),
  encoding: z.string(),
  /** The rules for search engines that the page and its HTTP response give. */
  crawl: z.object({
    /** Null if the page was not fetched over the network. */
    served: ServedRulesSchema.nullable(),
    /** ISO 8601; null if the page was not fetched over the network. */
    fetchedAt: z.string().nullable(),
    /** Contents of `<meta name="robots">` and `<meta name="googlebot">`. */
    meta: z.array(z.object({ name: z.enum(['robots', 'googlebot']), content: z.string() })),
    /** Ranges of `text` under `data-nosnippet`. */
    withheld: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
    /** Whether the text at the canonical address is the same; null if that was not checked. */
    canonicalIsSame: z.boolean().nullable(),
  }),
  blockedBy: BlockedBySchema.nullable(),
  /** Whether the text was cut at the reader's limit. */
  truncated: z.boolean(),
})
export type ReadPage = z.infer<typeof ReadPageSchema>

/** The bytes of a page as served, with their address and headers. */
export interface PageBytes {
  readonly bytes: Uint8Array
  readonly url: string
  /** The `content-type` header, with its charset when it named one. */
  readonly contentType: string | null
  readonly served?: ServedRules
  /** ISO 8601. */
  readonly fetchedAt?: string
}
