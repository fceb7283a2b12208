import { escapeHtml } from '@gaplens/contracts/escape-html'
import { BRAND } from '../../ui/theme/brand.ts'
import type { PublicPage } from './page.ts'

export interface Assets {
  /** Addresses relative to the origin. */
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
}

/**
 * On these pages strings cannot become markup or scripts (`browser-policy/trusted-types.ts` has the exceptions). For the
 * app, which loads Google's sign-in script, Hosting sends the same policy as report-only.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

type Attributes = Readonly<Record<string, string>>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** JSON inside a script element: `<` could end the element. */
function jsonLd(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function metaTags(page: PublicPage, origin: string): string[] {
  const address = origin + page.path
  const og: Attributes = {
    'og:type': 'website',
    'og:site_name': BRAND.fullName,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': address,
    'og:locale': page.lang === 'en' ? 'en_US' : 'zh_TW',
    'og:image': origin + page.image.path,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.image.alt,
  }
  return [
    tag('meta', { name: 'description', content: page.description }),
    ...(page.indexed
      ? [tag('link', { rel: 'canonical', href: address })]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...Object.entries(page.alternates).map(([hreflang, path]) =>
      tag('link', { rel: 'alternate', hreflang, href: origin + path }),
    ),
    ...Object.entries(og).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** The whole HTML of a page. `body` is its rendered content. */
export function renderDocument(page: PublicPage, body: string, assets: Assets, origin: string): string {
  const head = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: TRUSTED_TYPES }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    tag('meta', { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: '#10161a', media: '(prefers-color-scheme: dark)' }),
    `<title>${escapeHtml(page.title)}</title>`,
    ...metaTags(page, origin),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    '<script src="/color-scheme.js"></script>',
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...assets.preloads.map((href) => tag('link', { rel: 'modulepreload', href })),
    ...assets.scripts.map((src) => `${tag('script', { type: 'module', src })}</script>`),
    ...page.structuredData.map(jsonLd),
  ]
  const html = tag('html', {
    lang: page.lang,
    ...(page.lightWithoutScript ? { 'data-mantine-color-scheme': 'light' } : {}),
    ...(page.name === undefined ? {} : { 'data-page': page.name }),
  })
  return `<!doctype html>\n${html}\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n</body>\n</html>\n`
}
