import type { Block, PageBytes, ReadPage } from '@gaplens/contracts/analysis/read-page'
import { blockedBy } from './blocked.ts'
import { nosnippetRanges } from './html/nosnippet.ts'
import { standsBeside } from './main-text/beside-text.ts'
import { toBlocks } from './main-text/blocks.ts'
import { withBoldHeadings } from './main-text/bold-headings.ts'
import { withBoxRows } from './main-text/box-rows.ts'
import { leftOutHeadings } from './main-text/left-out-headings.ts'
import { chooseMainText } from './main-text/main-text.ts'
import { placesOf } from './main-text/places.ts'
import { withWrittenLines } from './main-text/written-lines.ts'
import { declaredCanonicalOf, robotsMetaOf } from './metadata/address.ts'
import { contactsOf } from './metadata/contacts.ts'
import { datesOf } from './metadata/dates.ts'
import { imageOf, imagesOf } from './metadata/images.ts'
import { langTagOf, languageOf } from './metadata/language.ts'
import { linksOf, trustLinksOf } from './metadata/links.ts'
import { reportedType } from './metadata/reported-type.ts'
import { documentTitle, siteNameOf } from './metadata/site-name.ts'
import { descriptionOf, descriptionTagOf, titleOf } from './metadata/title.ts'
import { trailOf } from './metadata/trail.ts'
import { videosOf } from './metadata/videos.ts'
import { preparePage } from './prepare-page.ts'
import { faqOf } from './structured-data/faq.ts'
import { howToOf } from './structured-data/how-to.ts'
import { hasScriptedMarkup } from './structured-data/scripted-markup.ts'
import { describeItems } from './structured-data/structured-data.ts'
import { structuredText } from './structured-data/structured-text.ts'

/** Bytes beyond this are ignored. The fetcher stops earlier; this limit protects the reader by itself. */
const MAX_BYTES = 8_000_000

const isContentHeading = ({ kind, role }: Pick<Block, 'kind' | 'role'>): boolean =>
  kind === 'heading' && role === 'content'

/**
 * Reads a web page: its main text in blocks, and its metadata.
 *
 * A pure function of the bytes, the address and the content type. It takes time linear in the bytes, does not recurse, and
 * never throws, whatever the bytes.
 */
export function readPage(input: PageBytes): ReadPage {
  const bytes = input.bytes.subarray(0, MAX_BYTES)
  const { decoded, source, segmentation } = preparePage(bytes, input.url, input.contentType)
  const { segments } = segmentation
  const { roles, titleIndex, author, layoutType, typesWithoutScript } = chooseMainText(source, segmentation)
  const kept = segments.flatMap((segment, index) => {
    const role = roles[index] ?? null
    return role === null ? [] : [{ ...segment, role }]
  })
  const written = withWrittenLines(withBoxRows(kept, segmentation.containers), layoutType)
  const shown = toBlocks(withBoldHeadings(written))
  const main = structuredText(source, shown)
  const { words } = main
  const title = titleOf(source)
  const places = placesOf(segmentation, roles)
  const links = linksOf(source, places)
  const trail = trailOf(source)
  // The pictures of goods are a list's own, though hardly any text is around them.
  const isOfCards = layoutType === 'collection' || layoutType === 'listing'
  const page = {
    url: input.url,
    title,
    titleTag: documentTitle(source) ?? '',
    description: descriptionOf(source),
    descriptionTag: descriptionTagOf(source),
    canonical: declaredCanonicalOf(source, input.served?.canonicalLink),
    lang: languageOf(source, main.text),
    langTag: langTagOf(source),
    siteName: siteNameOf(source, segments),
    author: author.name,
    ...(author.name === null || author.isSigned ? {} : { unsigned: true as const }),
    ...datesOf({ source, segments, titleIndex, fetchedAt: input.fetchedAt ?? null }),
    text: main.text,
    blocks: main.blocks,
    words: main.contentWords,
    // The text of structured data has no elements.
    headingTags: main === shown ? kept.filter(isContentHeading).length : null,
    headingsLeftOut: main === shown ? leftOutHeadings(segmentation, { roles, titleIndex }) : null,
    images: imagesOf(source, isOfCards ? places.isFramed : standsBeside({ segmentation, roles })),
    internalLinks: links.internal,
    externalLinks: links.external,
    ...(trail.length > 0 ? { trail } : {}),
    structuredData: describeItems(source.items),
    ...(hasScriptedMarkup(source) ? { scriptedMarkup: true } : {}),
    faq: faqOf(main.blocks, source.items, main.text),
    howTo: howToOf({ title, text: main.text, blocks: main.blocks, items: source.items }),
    trustLinks: trustLinksOf(links),
    contacts: contactsOf(source, segmentation, roles, places),
    videos: videosOf(source),
    image: imageOf(source),
    encoding: decoded.encoding,
    crawl: {
      served: input.served ?? null,
      fetchedAt: input.fetchedAt ?? null,
      meta: robotsMetaOf(source),
      withheld: nosnippetRanges(source, main.text, { containers: segmentation.containers, segments: kept }),
      canonicalIsSame: null,
    },
    blockedBy: blockedBy(source, { title, words, segments }),
    truncated: main.truncated || segmentation.cut || input.bytes.length > MAX_BYTES,
  }
  return { ...page, type: reportedType(layoutType, typesWithoutScript, page) }
}
