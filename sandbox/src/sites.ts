import iconv from 'iconv-lite'
import type { Page, Site } from './content/blocks.ts'
import { escapeHtml } from './content/inline.ts'
import { LAYOUTS } from './layouts/layouts.ts'
import { type Answer, plain, redirect } from './respond.ts'

/** A grey pixel that is served for every picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Answers a request to a site, for its pages and for files such as pictures and style sheets. */
export function answerSite(site: Site, path: string): Answer {
  const page = site.pages.find((each) => samePath(each.path, path))
  if (page) return document(site, page, 200)
  const home = site.pages.find((each) => each.kind === 'home')
  if (path === '/' && home) return redirect(301, home.url)
  const slashed = site.pages.find((each) =>
    samePath(each.path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`),
  )
  if (slashed) return redirect(301, slashed.url)
  if (path === '/robots.txt') return plain(200, robots(site))
  if (path === '/sitemap.xml') return xml(sitemap(site))
  if (path === '/feed/') return xml(feed(site))
  if (/\.(png|jpe?g|gif|webp|ico|svg)$/.test(path))
    return { status: 200, headers: { 'content-type': 'image/gif' }, body: PIXEL }
  if (/\.(css|js)$/.test(path))
    return {
      status: 200,
      headers: { 'content-type': path.endsWith('css') ? 'text/css' : 'text/javascript' },
      body: Buffer.from('/* */\n'),
    }
  return document(site, missing(site, path), 404)
}

/** Renders a page as its site would, in the encoding of the site. */
export function renderPage(site: Site, page: Page): string {
  const layout = LAYOUTS[site.layout]
  if (!layout) throw new Error(`${site.host}: no layout named ${site.layout}`)
  return layout(page, site)
}

function document(site: Site, page: Page, status: number): Answer {
  const markup = renderPage(site, page)
  const body = site.encoding === 'big5' ? iconv.encode(markup, 'big5') : Buffer.from(markup)
  const headers: Record<string, string> = { 'content-type': site.contentType }
  const changed = page.modified || page.published
  if (changed !== '') headers['last-modified'] = new Date(`${changed}T00:00:00Z`).toUTCString()
  return { status, headers, body }
}

/** Whether two paths are equal. They are compared decoded, so that `/手沖` equals its escaped form. */
function samePath(a: string, b: string): boolean {
  return a === b || decodePath(a) === decodePath(b)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function robots(site: Site): string {
  return (
    site.settings.robots?.replaceAll('\\n', '\n') ??
    `User-agent: *\nAllow: /\nSitemap: https://${site.host}/sitemap.xml\n`
  )
}

function sitemap(site: Site): string {
  const urls = site.pages.map((page) => {
    const changed = page.modified || page.published
    return `<url><loc>${escapeHtml(encodeURI(page.url))}</loc>${changed === '' ? '' : `<lastmod>${changed}</lastmod>`}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

function feed(site: Site): string {
  const items = site.pages
    .filter((page) => page.published !== '')
    .map(
      (page) => `<item><title>${escapeHtml(page.title)}</title><link>${escapeHtml(page.url)}</link></item>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeHtml(site.name)}</title><link>https://${site.host}/</link>${items.join('')}</channel></rss>\n`
}

function xml(text: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: Buffer.from(text),
  }
}

function missing(site: Site, path: string): Page {
  return {
    host: site.host,
    path,
    url: `https://${site.host}${path}`,
    kind: 'info',
    topic: null,
    title: '找不到網頁',
    description: '',
    tags: [],
    author: null,
    published: '',
    modified: '',
    meta: {},
    evidence: [],
    parts: [
      {
        attributes: {},
        blocks: [{ kind: 'paragraph', text: '您要找的網頁不存在或已經移走，請回首頁重新查找。' }],
      },
    ],
  }
}
