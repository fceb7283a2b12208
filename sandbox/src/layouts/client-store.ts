import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** A small brand's page from a hosted site builder: generated class names, thin head, no structured data. */
const style: BlockStyle = {
  heading: (level, html) =>
    `<div class="comp-k${level}x1 wixui-rich-text"><h${level} class="font_${level}" style="font-size:${34 - level * 6}px"><span style="letter-spacing:0.05em">${html}</span></h${level}></div>`,
  paragraph: (html) =>
    `<div class="comp-p7x wixui-rich-text"><p class="font_8" style="line-height:1.8em"><span>${html}</span></p></div>`,
  list: (ordered, items) =>
    `<div class="comp-l2q"><${ordered ? 'ol' : 'ul'} class="font_8">${items.join('')}</${ordered ? 'ol' : 'ul'}></div>`,
  table: (rows) =>
    `<div class="comp-t1">${rows.map((row) => `<p class="font_8">${row.join('｜')}</p>`).join('')}</div>`,
  quote: (html) => `<p class="font_7">${html}</p>`,
  question: (question, answers) =>
    `<p class="font_7">${question}</p>${answers.map((answer) => `<p class="font_8">${answer}</p>`).join('')}`,
  figure: (src, alt) => `<wow-image class="comp-im"><img src="/media/${src}" alt="${alt}"></wow-image>`,
}

export const clientStore: Layout = (page, site) => `<!DOCTYPE html>
<html lang="zh">
<head><meta charset="utf-8"><title>${e(page.title)}</title><meta name="description" content="${e(page.description)}"><meta name="generator" content="Site Builder"><link rel="canonical" href="${e(page.url)}"></head>
<body class="device-desktop"><div id="SITE_CONTAINER"><header id="SITE_HEADER"><div class="comp-logo"><a href="/">${e(site.name)}</a></div><nav aria-label="Site"><ul><li><a href="/">首頁</a></li>${site.pages
  .filter((other) => other.kind !== 'home')
  .map((other) => `<li><a href="${other.path}">${e(other.title)}</a></li>`)
  .join('')}</ul></nav></header>
<div id="PAGES_CONTAINER"><section class="wixui-section"><h1 class="font_0">${e(page.title)}</h1>
<div class="comp-hero"><img src="/media/hero.jpg" alt=""></div>
${renderBlocks(allBlocks(page), style)}
${
  page.kind === 'home'
    ? listedPages(site)
        .map((other) => `<p class="font_8"><a href="${other.path}">${e(other.title)}</a></p>`)
        .join('')
    : ''
}
<div class="comp-btn"><a href="/" class="btn">立即選購</a></div></section></div>
<footer id="SITE_FOOTER"><p class="font_9">© 2023 ${e(site.name)}　客服 ${e(site.settings.phone ?? '')}</p></footer></div></body></html>`
