import { allBlocks, authorOf, e, jsonLd, type Layout, listedPages, plainBlocks } from './markup.ts'

/** A single-page app: an empty root, a noscript line, and the whole text in JSON-LD and in the state it hydrates from. */
export const appShell: Layout = (page, site) => {
  const author = authorOf(page, site)
  const body = plainBlocks(allBlocks(page))
  const article =
    page.kind === 'content'
      ? {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: page.title,
          description: page.description,
          articleBody: body,
          datePublished: page.published,
          dateModified: page.modified || page.published,
          inLanguage: 'zh-TW',
          keywords: page.tags,
          author: { '@type': 'Person', name: author?.name, jobTitle: author?.role },
          publisher: { '@type': 'Organization', name: site.name, url: `https://${site.host}/` },
          mainEntityOfPage: page.url,
        }
      : {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: page.title,
          description: page.description,
          text: body,
        }
  const state = {
    route: page.path,
    nav: listedPages(site).map((other) => ({ to: other.path, title: other.title })),
  }
  return `<!doctype html>
<html lang="zh-TW">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<title>${e(page.title)} · ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}"/>
<link rel="canonical" href="${e(page.url)}"/>
<link rel="modulepreload" href="/static/js/main.7c1f.js"/>
${jsonLd(article)}
</head>
<body>
<noscript>請啟用 JavaScript 以使用 ${e(site.name)}。</noscript>
<div id="root"><div class="splash"><h1>${e(page.title)}</h1><p>${e(page.description)}</p><div class="spinner" aria-label="載入中"></div></div></div>
<script>window.__STATE__=${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>
<script src="/static/js/main.7c1f.js" defer></script>
</body></html>`
}
