import type { Page, Site } from '../content/blocks.ts'
import {
  allBlocks,
  type BlockStyle,
  e,
  jsonLd,
  type Layout,
  listedPages,
  otherPages,
  plainBlocks,
  renderBlocks,
} from './markup.ts'

/** An online shop: breadcrumbs, price box, tabs, Product and BreadcrumbList JSON-LD; its guides are plain articles. */
const style: BlockStyle = {
  heading: (level, html) => `<h${level} class="pdp-copy__h${level}">${html}</h${level}>`,
  paragraph: (html) => `<p class="pdp-copy__p">${html}</p>`,
  list: (ordered, items) =>
    `<${ordered ? 'ol' : 'ul'} class="pdp-copy__list">${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows, caption) =>
    `<table class="spec-table">${caption === '' ? '' : `<caption>${caption}</caption>`}${rows
      .map(
        (row) =>
          `<tr><th scope="row">${row[0] ?? ''}</th>${row
            .slice(1)
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`,
  quote: (html) => `<div class="callout callout--tip">${html}</div>`,
  question: (question, answers) =>
    `<div class="qa"><p class="qa__q">Q：${question}</p>${answers.map((answer) => `<p class="qa__a">A：${answer}</p>`).join('')}</div>`,
  figure: (src, alt) =>
    `<picture><source type="image/webp" srcset="/media/${src}.webp"><img src="/media/${src}" alt="${alt}" width="800" height="800"></picture>`,
}

export const shop: Layout = (page, site) => `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<title>${e(page.title)}｜${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<meta property="og:type" content="${page.meta.price ? 'product' : 'article'}">
<meta property="og:url" content="${e(page.url)}">
<link rel="canonical" href="${e(page.url)}">
${structured(page, site)}
<script>window.dataLayer=window.dataLayer||[];dataLayer.push({event:'view_item',path:${JSON.stringify(page.path)}});</script>
</head>
<body>
<div class="announcement-bar">全館滿 NT$1,200 免運｜會員回饋 5%</div>
<header class="site-head"><a class="logo" href="/">${e(site.name)}</a><form action="/search" class="search"><input name="q" placeholder="搜尋商品"></form><ul class="head-links"><li><a href="/account">會員</a></li><li><a href="/cart">購物車 (0)</a></li></ul></header>
<nav class="mega"><ul>${listedPages(site)
  .map((other) => `<li><a href="${other.path}">${e(other.meta.menu ?? other.title)}</a></li>`)
  .join('')}</ul></nav>
<div class="breadcrumbs"><a href="/">首頁</a> › <span>${e(page.meta.category ?? '')}</span> › <span>${e(page.title)}</span></div>
${page.kind === 'home' ? grid(page, site) : page.meta.price ? product(page, site) : guide(page)}
<footer class="site-foot"><div class="foot-col"><h4>顧客服務</h4><ul><li><a href="/pages/contact">聯絡我們</a></li><li><a href="/pages/shipping-returns">運送與退換貨</a></li><li><a href="/pages/privacy">隱私權政策</a></li></ul></div><div class="foot-col"><h4>關於</h4><ul><li><a href="/pages/about">品牌故事</a></li></ul></div><p>${e(site.settings.company ?? site.name)}　統一編號 ${e(site.settings.taxId ?? '')}　客服 ${e(site.settings.phone ?? '')}</p></footer>
</body>
</html>`

function product(page: Page, site: Site): string {
  const [intro, ...rest] = page.parts
  return `<div class="pdp"><div class="pdp__gallery"><img src="/media/${e(page.meta.image ?? 'item.jpg')}" alt="${e(page.title)}"></div>
<div class="pdp__buy"><h1>${e(page.title)}</h1><div class="price">NT$${Number(page.meta.price).toLocaleString('en-US')}</div><div class="stars" aria-label="${e(page.meta.rating ?? '')} 顆星">★★★★☆ ${e(page.meta.rating ?? '')}（${e(page.meta.reviews ?? '')} 則評價）</div><button class="add">加入購物車</button><ul class="usp"><li>下單後 2 個工作天內出貨</li><li>七天鑑賞期</li></ul></div>
<div class="pdp__tabs"><div class="tab tab--active" id="tab-desc">${renderBlocks(intro?.blocks ?? [], style)}</div>
${rest.map((part) => `<div class="tab" id="tab-${e(part.attributes.tab ?? 'more')}"><h2>${e(part.attributes.title ?? '')}</h2>${renderBlocks(part.blocks, style)}</div>`).join('\n')}</div>
<div class="also"><h3>買了這個的人也看了</h3>${otherPages(page, site, 3)
    .map(
      (other) =>
        `<a class="card" href="${other.path}">${e(other.title)}${other.meta.price ? `<b>NT$${e(other.meta.price)}</b>` : ''}</a>`,
    )
    .join('')}</div></div>`
}

function guide(page: Page): string {
  return `<div class="article-page"><h1>${e(page.title)}</h1>${page.published === '' ? '' : `<p class="article-date">${page.published.replaceAll('-', '.')}</p>`}<div class="rte">${renderBlocks(allBlocks(page), style)}</div></div>`
}

function grid(page: Page, site: Site): string {
  return `<section class="hero">${renderBlocks(allBlocks(page), style)}</section><ul class="product-grid">${listedPages(
    site,
  )
    .map(
      (item) =>
        `<li><a href="${item.path}"><img src="/media/${e(item.meta.image ?? 'guide.jpg')}" alt=""><span>${e(item.title)}</span>${item.meta.price ? `<span class="price">NT$${e(item.meta.price)}</span>` : ''}</a></li>`,
    )
    .join('')}</ul>`
}

function structured(page: Page, site: Site): string {
  const crumbs = jsonLd({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '首頁', item: `https://${site.host}/` },
      { '@type': 'ListItem', position: 2, name: page.title, item: page.url },
    ],
  })
  if (!page.meta.price) return crumbs
  return `${crumbs}\n${jsonLd({
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name: page.title,
    image: [`https://${site.host}/media/${page.meta.image ?? 'item.jpg'}`],
    description: plainBlocks(page.parts[0]?.blocks.slice(0, 2) ?? []),
    sku: page.meta.sku,
    brand: { '@type': 'Brand', name: page.meta.brand },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: page.meta.rating,
      reviewCount: page.meta.reviews,
    },
    offers: {
      '@type': 'Offer',
      url: page.url,
      priceCurrency: 'TWD',
      price: page.meta.price,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })}`
}
