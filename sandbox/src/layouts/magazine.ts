import type { Page, Site } from '../content/blocks.ts'
import {
  allBlocks,
  authorOf,
  type BlockStyle,
  chineseDate,
  e,
  jsonLd,
  type Layout,
  listedPages,
  otherPages,
  plainBlocks,
  renderBlocks,
} from './markup.ts'

/** A magazine: Article, Person and Organization in one JSON-LD graph, bylines, author pages, editorial policy. */
const style: BlockStyle = {
  heading: (level, html, id) => `<h${level}${id === '' ? '' : ` id="${id}"`}>${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) => `<${ordered ? 'ol' : 'ul'}>${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: ([head = [], ...rows], caption) =>
    `<div class="table-scroll"><table>${caption === '' ? '' : `<caption>${caption}</caption>`}<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  quote: (html) => `<aside class="pullquote"><blockquote>${html}</blockquote></aside>`,
  question: (question, answers) =>
    `<section class="qa"><h3>${question}</h3>${answers.map((answer) => `<p>${answer}</p>`).join('')}</section>`,
  figure: (src, alt) =>
    `<figure><img src="https://img.livingmag.test/${src}" alt="${alt}"><figcaption>${alt}（攝影／本刊）</figcaption></figure>`,
}

export const magazine: Layout = (page, site) => `<!doctype html>
<html lang="zh-Hant">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${e(page.title)} | ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<link rel="canonical" href="${e(page.url)}">
<meta property="og:type" content="article"><meta property="og:title" content="${e(page.title)}"><meta property="og:site_name" content="${e(site.name)}">
${structured(page, site)}
</head>
<body>
<header class="masthead"><a href="/" class="masthead__name">${e(site.name)}</a><nav aria-label="主選單"><ul><li><a href="/living">居家</a></li><li><a href="/food">飲食</a></li><li><a href="/work">工作</a></li></ul></nav></header>
<main>
${page.kind === 'home' ? front(page, site) : page.meta.person ? person(page, site) : article(page, site)}
</main>
<footer><nav aria-label="頁尾"><a href="/about">關於我們</a> <a href="/editorial-policy">編輯準則</a> <a href="/contact">聯絡編輯部</a> <a href="/privacy">隱私權政策</a> <a href="/terms">服務條款</a></nav><p>© 2026 ${e(site.settings.publisher ?? site.name)}</p></footer>
</body>
</html>`

function article(page: Page, site: Site): string {
  const author = authorOf(page, site)
  return `<article>
<header><p class="kicker">${e(page.meta.section ?? '')}</p><h1>${e(page.title)}</h1><p class="standfirst">${e(page.description)}</p>
${author === undefined ? '' : `<p class="byline">文／<a rel="author" href="/authors/${author.id}">${e(author.name)}</a>${page.meta.reviewer ? `　審訂／${e(page.meta.reviewer)}` : ''}</p>`}
${page.published === '' ? '' : `<p class="dateline"><time datetime="${page.published}">${chineseDate(page.published)}</time>${page.modified === '' ? '' : `（<time datetime="${page.modified}">${chineseDate(page.modified)}</time>更新）`}</p>`}</header>
<div class="article-body">
${renderBlocks(allBlocks(page), style)}
</div>
${author === undefined ? '' : `<section class="author-box"><h2>關於作者</h2><p><a href="/authors/${author.id}">${e(author.name)}</a>，${e(author.role)}。${e(author.bio)}</p></section>`}
</article>
<section class="more"><h2>延伸閱讀</h2><ul>${otherPages(page, site, 3)
    .map((other) => `<li><a href="${other.path}">${e(other.title)}</a></li>`)
    .join('')}</ul></section>`
}

function person(page: Page, site: Site): string {
  const written = listedPages(site).filter((other) => other.author === page.meta.person)
  return `<section class="profile"><h1>${e(page.title)}</h1>${renderBlocks(allBlocks(page), style)}<h2>作品</h2><ul>${written
    .map((other) => `<li><a href="${other.path}">${e(other.title)}</a></li>`)
    .join('')}</ul></section>`
}

function front(page: Page, site: Site): string {
  return `<section><h1>${e(site.tagline)}</h1>${renderBlocks(allBlocks(page), style)}</section>${listedPages(
    site,
  )
    .map(
      (item) =>
        `<article class="teaser"><h2><a href="${item.path}">${e(item.title)}</a></h2><p>${e(item.description)}</p></article>`,
    )
    .join('')}`
}

function structured(page: Page, site: Site): string {
  const root = `https://${site.host}`
  const publisher = {
    '@type': 'Organization',
    '@id': `${root}/#org`,
    name: site.settings.publisher ?? site.name,
    url: `${root}/`,
    logo: { '@type': 'ImageObject', url: `${root}/logo.png` },
  }
  const people = site.authors
    .filter((author) => author.id === page.author || author.id === page.meta.person)
    .map((author) => ({
      '@type': 'Person',
      '@id': `${root}/authors/${author.id}#person`,
      name: author.name,
      jobTitle: author.role,
      description: author.bio,
      url: `${root}/authors/${author.id}`,
    }))
  const story =
    page.kind === 'content'
      ? [
          {
            '@type': 'Article',
            '@id': `${page.url}#article`,
            headline: page.title,
            description: page.description,
            datePublished: `${page.published}T09:00:00+08:00`,
            dateModified: `${page.modified || page.published}T09:00:00+08:00`,
            author: { '@id': `${root}/authors/${page.author ?? ''}#person` },
            publisher: { '@id': `${root}/#org` },
            mainEntityOfPage: page.url,
            image: `https://img.livingmag.test/cover${page.path}.jpg`,
            wordCount: plainBlocks(allBlocks(page)).length,
            inLanguage: 'zh-TW',
          },
        ]
      : []
  return jsonLd({ '@context': 'https://schema.org', '@graph': [publisher, ...people, ...story] })
}
