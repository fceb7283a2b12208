import type { PublicPage } from './page.ts'

/** sitemap.xml: every indexed page, with its other languages. */
export function sitemap(pages: readonly PublicPage[], origin: string): string {
  const urls = pages
    .filter((page) => page.indexed)
    .map((page) => {
      const alternates = Object.entries(page.alternates).map(
        ([lang, path]) => `\n    <xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${path}"/>`,
      )
      return `  <url>\n    <loc>${origin}${page.path}</loc>${alternates.join('')}\n  </url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** robots.txt. Signed-in screens are not disallowed: a crawler must be able to read their noindex. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
