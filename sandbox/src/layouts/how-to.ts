import type { Page } from '../content/blocks.ts'
import {
  allBlocks,
  authorOf,
  type BlockStyle,
  e,
  jsonLd,
  type Layout,
  listedPages,
  plainBlocks,
  renderBlocks,
} from './markup.ts'

/** A how-to site: every part with a `step` is a numbered card; HowTo in JSON-LD and a materials box. */
const style: BlockStyle = {
  heading: (level, html) => `<h${level + 1} class="sub">${html}</h${level + 1}>`,
  paragraph: (html) => `<div class="txt">${html}</div>`,
  list: (ordered, items) =>
    `<${ordered ? 'ol' : 'ul'} class="pts">${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<div class="tbl">${rows.map((row) => `<dl>${row.map((cell, at) => (at === 0 ? `<dt>${cell}</dt>` : `<dd>${cell}</dd>`)).join('')}</dl>`).join('')}</div>`,
  quote: (html) => `<div class="hint"><b>小提醒</b>${html}</div>`,
  question: (question, answers) =>
    `<div class="ask"><h4>${question}</h4>${answers.map((answer) => `<div class="txt">${answer}</div>`).join('')}</div>`,
  figure: (src, alt) => `<img src="/steps/${src}" alt="${alt}">`,
}

export const howTo: Layout = (page, site) => `<!doctype html>
<html lang="zh-TW">
<head>
<meta charset="utf-8">
<title>${e(page.title)} - ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<link rel="canonical" href="${e(page.url)}">
${page.kind === 'content' ? structured(page) : ''}
</head>
<body>
<nav class="top"><a href="/">${e(site.name)}</a><a href="/about">關於</a><a href="/contact">聯絡</a></nav>
<div role="main" class="guide">
<h1>${e(page.title)}</h1>
${page.published === '' ? '' : `<div class="by">撰文 <span class="author-name">${e(authorOf(page, site)?.name ?? '編輯部')}</span> · <time datetime="${page.published}">${page.published}</time> · 約需 ${e(page.meta.minutes ?? '10')} 分鐘</div>`}
${
  page.meta.supplies
    ? `<div class="supplies"><h2>要準備的東西</h2><ul>${page.meta.supplies
        .split('、')
        .map((item) => `<li>${e(item)}</li>`)
        .join('')}</ul></div>`
    : ''
}
${steps(page)}
${
  page.kind === 'home'
    ? `<div class="cards">${listedPages(site)
        .map(
          (other) =>
            `<a class="card" href="${other.path}"><h2>${e(other.title)}</h2><p>${e(other.description)}</p></a>`,
        )
        .join('')}</div>`
    : ''
}
</div>
<div class="foot"><a href="/privacy">隱私權</a> © ${e(site.name)}</div>
</body></html>`

function steps(page: Page): string {
  let number = 0
  return page.parts
    .map((part) => {
      const name = part.attributes.step
      if (name === undefined) return `<div class="lead">${renderBlocks(part.blocks, style)}</div>`
      number += 1
      return `<section class="step" id="step-${number}"><h2><span class="num">步驟 ${number}</span>${e(name)}</h2>${renderBlocks(part.blocks, style)}</section>`
    })
    .join('\n')
}

function structured(page: Page): string {
  const parts = page.parts.filter((part) => part.attributes.step !== undefined)
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: page.title,
    description: page.description,
    totalTime: `PT${page.meta.minutes ?? '10'}M`,
    supply: (page.meta.supplies ?? '')
      .split('、')
      .filter(Boolean)
      .map((name) => ({ '@type': 'HowToSupply', name })),
    step: parts.map((part, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: part.attributes.step,
      text: plainBlocks(part.blocks),
      url: `${page.url}#step-${at + 1}`,
    })),
    datePublished: page.published,
    wordCount: plainBlocks(allBlocks(page)).length,
  })
}
