import type { Page } from '../content/blocks.ts'
import {
  allBlocks,
  type BlockStyle,
  e,
  jsonLd,
  type Layout,
  listedPages,
  plainBlocks,
  renderBlocks,
} from './markup.ts'

/** A manufacturer's help centre: questions in details elements, FAQPage in JSON-LD, was-this-helpful boxes. */
const style: BlockStyle = {
  heading: (level, html, id) =>
    `<h${level} class="article__h"${id === '' ? '' : ` id="${id}"`}>${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) => `<${ordered ? 'ol' : 'ul'}>${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: ([head = [], ...rows]) =>
    `<table role="table"><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  quote: (html) =>
    `<div class="notice notice--warning" role="note"><svg aria-hidden="true"><use href="#icon-warn"></use></svg><div>${html}</div></div>`,
  question: (question, answers) =>
    `<details class="faq-item"><summary><h3>${question}</h3></summary><div class="faq-item__answer">${answers.map((answer) => `<p>${answer}</p>`).join('')}</div></details>`,
  figure: (src, alt) => `<img class="article__img" src="/hc/article_attachments/${src}" alt="${alt}">`,
}

export const helpCenter: Layout = (page, site) => `<!DOCTYPE html>
<html dir="ltr" lang="zh-tw">
<head>
<meta charset="utf-8">
<title>${e(page.title)} – ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<link rel="canonical" href="${e(page.url)}">
${faqData(page)}
</head>
<body class="community-enabled">
<header class="header"><div class="logo"><a title="首頁" href="/">${e(site.name)}</a></div><button class="menu-button" aria-controls="user-nav" aria-expanded="false">選單</button><nav class="user-nav" id="user-nav"><a href="/hc/contact">提交請求</a><a href="/hc/about">關於我們</a></nav></header>
<main role="main"><nav class="sub-nav"><ol class="breadcrumbs"><li><a href="/">${e(site.name)}</a></li><li>除濕機</li></ol><form role="search" class="search"><input type="search" name="query" placeholder="搜尋說明文章" aria-label="搜尋"></form></nav>
<div class="article-container" id="article-container"><aside class="article-sidebar"><div class="collapsible-sidebar"><h3 class="collapsible-sidebar-title">此區段的文章</h3><ul>${listedPages(
  site,
)
  .map(
    (other) =>
      `<li><a href="${other.path}" class="sidenav-item${other.path === page.path ? ' current-article' : ''}">${e(other.title)}</a></li>`,
  )
  .join('')}</ul></div></aside>
<article id="main-content" class="article"><header class="article-header"><h1 title="${e(page.title)}" class="article-title">${e(page.title)}</h1>${page.modified === '' ? '' : `<div class="article-meta"><time datetime="${page.modified}T02:00:00Z" title="${page.modified}">更新於 ${page.modified}</time></div>`}</header>
<section class="article-info"><div class="article-content"><div class="article-body">
${renderBlocks(allBlocks(page), style)}
</div></div></section>
${page.kind === 'content' ? '<footer><div class="article-votes"><span class="article-votes-question">這篇文章有幫助嗎？</span><button>是</button><button>否</button><span class="article-votes-count">128 人中有 113 人覺得有幫助</span></div><div class="article-more-questions">還有問題嗎？<a href="/hc/contact">提交請求</a></div></footer>' : ''}
</article></div></main>
<footer class="footer"><a href="/hc/privacy">隱私權政策</a>　${e(site.settings.company ?? '')}　客服專線 ${e(site.settings.phone ?? '')}</footer>
</body></html>`

function faqData(page: Page): string {
  const questions = allBlocks(page).flatMap((block) => (block.kind === 'question' ? [block] : []))
  if (questions.length === 0) return ''
  return jsonLd({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((block) => ({
      '@type': 'Question',
      name: plainBlocks([{ kind: 'paragraph', text: block.question }]),
      acceptedAnswer: {
        '@type': 'Answer',
        text: plainBlocks(block.answers.map((text) => ({ kind: 'paragraph', text }))),
      },
    })),
  })
}
