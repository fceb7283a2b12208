import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { siteOf } from '@gaplens/coverage/sites'

type Block = ReadPage['blocks'][number]

/** Words for what a text rests on, and for where it is from. */
const BASIS = '(?:參考|引用|文獻|資料|內容|數據)'
const ORIGIN = '(?:資料|文獻|來源|出處|連結|網站|網址|書目|參考)'
/** Other parts that share a heading with the references. */
const BESIDES = '(?:延伸閱讀|延伸資料|延伸連結|相關連結|相關資料|相關法規|註釋|注釋|附註)'
/** A heading over references: 「參考資料」, 「資料出處」, 「參考文獻與延伸閱讀」. 「資料」 and 「內容」 alone are parts of any page. */
const REFERENCE_HEADING = new RegExp(
  `^(?:${BESIDES}[與及和、／/&\\s]{1,3})?(?!(?:資料|內容|數據)(?:資料|連結|網站|網址))${BASIS}${ORIGIN}(?:[與及和、／/&\\s]{1,3}(?:${BESIDES}|${BASIS}?${ORIGIN}))?$|^(?:references?|sources?|bibliography|works cited|citations?)(?:\\s(?:and|&)\\s(?:further reading|notes|resources|citations|sources|references))?$`,
  'iu',
)

/** Whether a block is a heading over references, whatever brackets, signs or colon stand around it. */
export function isReferenceHeading({ kind, text }: Block): boolean {
  return kind === 'heading' && REFERENCE_HEADING.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
}

/** Characters that a line must have outside its links. A row of links alone names no sources. */
const BESIDE_MIN = 6
const NAMES_SOURCES = /參考|來源|出處|引用|資料|\b(?:source|via|ref)/iu
/** A note below or above the text that lists its sources: 「資料來源：…」. */
const SOURCES_NOTE =
  /^[（(※＊*\s]*(?:(?:參考|引用)(?:資料|文獻|來源|出處|連結|網站)?|(?:資料|數據|內容)(?:來源|出處)|出處|sources?|references?)\s*[：:]/iu
/** Hosts of societies and other organisations, which lists of references link to. */
const BODY_HOST = /\.org(?:\.[a-z]{2})?$/

/** Hosts of governments, schools and research. */
const OFFICIAL_HOSTS: readonly RegExp[] = [
  // Governments, armies and schools of the United States, bodies of several states, and the same of other countries: `gov.tw`
  /(?:^|\.)(?:gov|edu|mil|int)(?:\.[a-z]{2})?$/,
  // What countries name them otherwise: `go.jp`, `ac.uk`, `gouv.fr`, `gob.mx`, `govt.nz`, `gc.ca`
  /\.(?:go|ac|gouv|gob|govt)\.[a-z]{2}$|(?:^|\.)gc\.ca$|(?:^|\.)gouv\.fr$/,
  // A city with a domain of its own, and the European Union
  /(?:^|\.)(?:gov\.taipei|europa\.eu)$/,
  // Taiwan's institutes of research under other domains, and the addresses of papers
  /(?:^|\.)(?:(?:nhri|itri|narlabs|iii)\.org\.tw|doi\.org)$/,
]

/** Whether a host is an authoritative source: government, a school, research. */
export function isOfficial(host: string): boolean {
  return OFFICIAL_HOSTS.some((pattern) => pattern.test(host))
}

/**
 * The other sites that the page's text links to as sources: offices and schools wherever they stand beside or in it, others in lines that
 * name sources. Links in the frame of the site (menus, footers, badges), blogrolls and adverts do not count.
 */
export function citedHosts(page: ReadPage): string[] {
  const lines = linesWithSources(page)
  const listsSources = page.blocks.some(isReferenceHeading)
  const cited = page.externalLinks.filter((link) => {
    const text = link.text.trim()
    if (link.beside === true || text === '') return false
    const host = siteOf(link.url)
    if (isOfficial(host) || (listsSources && BODY_HOST.test(host))) return true
    return lines.some((line) => line.includes(text))
  })
  return [...new Set(cited.map((link) => siteOf(link.url)))]
}

/** The lines in which a link counts as a source: sentences, lines that name sources, and lines under a heading of references. */
function linesWithSources({ blocks, externalLinks }: ReadPage): string[] {
  const texts = externalLinks.map(({ text }) => text.trim()).filter((text) => text !== '')
  let amongReferences = false
  return blocks
    .filter((block) => {
      if (block.role === 'byline') return SOURCES_NOTE.test(block.text)
      if (block.role !== 'content') return false
      if (block.kind === 'heading') amongReferences = isReferenceHeading(block)
      const rest = texts.reduce((left, text) => left.replaceAll(text, ''), block.text)
      const isSentence = rest.replace(/[^\p{L}\d]/gu, '').length >= BESIDE_MIN
      return isSentence || amongReferences || NAMES_SOURCES.test(block.text)
    })
    .map(({ text }) => text)
}
