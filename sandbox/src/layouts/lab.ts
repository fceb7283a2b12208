import type { Page, Site } from '../content/blocks.ts'
import {
  allBlocks,
  type BlockStyle,
  chineseDate,
  e,
  type Layout,
  listedPages,
  renderBlocks,
} from './markup.ts'

/** A testing site that lays everything out in wide tables: captions, row groups, notes, units in abbreviations. */
const style: BlockStyle = {
  heading: (level, html, id) =>
    `<div class="row-title"><h${level}${id === '' ? '' : ` id="${id}"`}>${html}</h${level}></div>`,
  paragraph: (html) => `<p class="note">${html}</p>`,
  list: (ordered, items) =>
    `<${ordered ? 'ol' : 'ul'} class="notes">${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: ([head = [], ...rows], caption) =>
    `<table class="data" cellspacing="0" summary="${caption.replaceAll('<', '')}"><caption>${caption}</caption><colgroup>${head.map(() => '<col>').join('')}</colgroup><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
      .map(
        ([first = '', ...cells]) =>
          `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      )
      .join(
        '',
      )}</tbody><tfoot><tr><td colspan="${head.length}">資料由本站實測或依原廠規格整理</td></tr></tfoot></table>`,
  quote: (html) => `<p class="method"><em>測試條件：</em>${html}</p>`,
  question: (question, answers) =>
    `<dl class="faq"><dt>${question}</dt>${answers.map((answer) => `<dd>${answer}</dd>`).join('')}</dl>`,
  figure: (src, alt) => `<p><img src="/charts/${src}" alt="${alt}" longdesc="/charts/${src}.txt"></p>`,
}

export const lab: Layout = (page, site) => `<!DOCTYPE html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<title>${e(page.title)} - ${e(site.name)}</title>
<meta name="keywords" content="${e(page.tags.join(','))}">
<meta name="description" content="${e(page.description)}">
${page.published === '' ? '' : `<meta name="DC.date.issued" content="${page.published}">`}
<link rel="canonical" href="${e(page.url)}">
</head>
<body>
<table id="frame" width="960" align="center"><tr><td colspan="2" id="banner"><a href="/"><img src="/logo.gif" alt="${e(site.name)}"></a> ${e(site.tagline)}</td></tr>
<tr><td id="left" width="180" valign="top"><ul>${listedPages(site)
  .map((other) => `<li><a href="${other.path}">${e(other.meta.menu ?? other.title)}</a></li>`)
  .join('')}<li><a href="/method.html">測試方法</a></li><li><a href="/contact.html">聯絡</a></li></ul></td>
<td id="main" valign="top"><h1>${e(page.title)}</h1>
${page.published === '' ? '' : `<table class="meta"><tr><th>測試日期</th><td>${chineseDate(page.published)}</td><th>測試人員</th><td>${e(site.authors.find((author) => author.id === page.author)?.name ?? '本站')}</td></tr></table>`}
${renderBlocks(allBlocks(page), style)}
${page.kind === 'home' ? index(page, site) : ''}
</td></tr>
<tr><td colspan="2" id="bottom">乾燥研究所　樣品由本站自費購買，測試後轉售　|　<a href="/method.html">測試方法</a>　|　<a href="/privacy.html">隱私聲明</a></td></tr></table>
</body></html>`

function index(_page: Page, site: Site): string {
  return `<table class="data"><tr><th>報告</th><th>日期</th></tr>${listedPages(site)
    .map((page) => `<tr><td><a href="${page.path}">${e(page.title)}</a></td><td>${page.published}</td></tr>`)
    .join('')}</table>`
}
