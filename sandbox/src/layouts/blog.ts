import type { Page, Site } from '../content/blocks.ts'
import {
  allBlocks,
  authorOf,
  type BlockStyle,
  chineseDate,
  e,
  type Layout,
  listedPages,
  otherPages,
  renderBlocks,
} from './markup.ts'

/** A personal blog as WordPress writes them: block classes, wp-content paths, comments, widgets. */
const style: BlockStyle = {
  heading: (level, html, id) =>
    `<h${level} class="wp-block-heading"${id === '' ? '' : ` id="h-${id}"`}>${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) =>
    ordered
      ? `<ol class="wp-block-list">\n${items.join('\n')}\n</ol>`
      : `<ul class="wp-block-list">\n${items.join('\n')}\n</ul>`,
  table: (rows, caption) =>
    `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><tbody>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join(
        '',
      )}</tbody></table>${caption === '' ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>`,
  quote: (html) => `<blockquote class="wp-block-quote is-layout-flow"><p>${html}</p></blockquote>`,
  question: (question, answers) =>
    `<h3 class="wp-block-heading">${question}</h3>\n${answers.map((answer) => `<p>${answer}</p>`).join('\n')}`,
  figure: (src, alt) =>
    `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" src="/wp-content/uploads/${src}" alt="${alt}" class="wp-image-218"/></figure>`,
}

export const blog: Layout = (page, site) => {
  const author = authorOf(page, site)
  const article = page.kind === 'home' ? home(page, site) : single(page, site)
  return `<!DOCTYPE html>
<html lang="zh-TW">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(page.title)} - ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1">
<link rel="canonical" href="${e(page.url)}">
<meta property="og:locale" content="zh_TW">
<meta property="og:type" content="${page.kind === 'content' ? 'article' : 'website'}">
<meta property="og:title" content="${e(page.title)}">
<meta property="og:site_name" content="${e(site.name)}">
${page.published === '' ? '' : `<meta property="article:published_time" content="${page.published}T08:30:00+08:00">\n<meta property="article:modified_time" content="${page.modified || page.published}T21:04:11+08:00">`}
${author === undefined ? '' : `<meta name="author" content="${e(author.name)}">`}
<link rel="alternate" type="application/rss+xml" title="${e(site.name)} » 資訊提供" href="/feed/">
<link rel="stylesheet" id="theme-style-css" href="/wp-content/themes/quiet/style.css?ver=6.8.2" media="all">
<style id="global-styles-inline-css">:root{--wp--preset--color--black:#000;--wp--preset--spacing--40:1rem}body{margin:0}</style>
<meta name="generator" content="WordPress 6.8.2">
</head>
<body class="${page.kind === 'home' ? 'home blog' : 'post-template-default single single-post postid-218'} wp-embed-responsive">
<a class="skip-link screen-reader-text" href="#content">跳至主要內容</a>
<div id="page" class="site">
<header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/" rel="home">${e(site.name)}</a></p><p class="site-description">${e(site.tagline)}</p></div>
<nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu"><li class="menu-item"><a href="/">首頁</a></li><li class="menu-item"><a href="/about/">關於我</a></li><li class="menu-item"><a href="/contact/">聯絡</a></li></ul></nav></header>
<div id="content" class="site-content"><main id="primary" class="site-main">
${article}
</main>
<aside id="secondary" class="widget-area"><section id="search-2" class="widget widget_search"><form role="search" method="get" class="search-form" action="/"><label><span class="screen-reader-text">搜尋關鍵字:</span><input type="search" class="search-field" placeholder="搜尋..." name="s"></label><input type="submit" class="search-submit" value="搜尋"></form></section>
<section id="recent-posts-2" class="widget widget_recent_entries"><h2 class="widget-title">近期文章</h2><ul>${listedPages(
    site,
  )
    .map((other) => `<li><a href="${other.path}">${e(other.title)}</a></li>`)
    .join('')}</ul></section>
<section id="archives-2" class="widget widget_archive"><h2 class="widget-title">彙整</h2><ul><li><a href="/2025/09/">2025 年 9 月</a></li><li><a href="/2025/03/">2025 年 3 月</a></li></ul></section></aside></div>
<footer id="colophon" class="site-footer"><div class="site-info"><a href="/privacy-policy/">隱私權政策</a><span class="sep"> | </span>© 2026 ${e(site.name)}．自豪地採用 WordPress</div></footer>
</div>
<script src="/wp-includes/js/comment-reply.min.js?ver=6.8.2" id="comment-reply-js" async></script>
</body></html>`
}

function home(page: Page, site: Site): string {
  return `${renderBlocks(allBlocks(page), style)}
${listedPages(site)
  .map(
    (post) =>
      `<article class="post type-post status-publish hentry"><header class="entry-header"><h2 class="entry-title"><a href="${post.path}" rel="bookmark">${e(post.title)}</a></h2></header><div class="entry-summary"><p>${e(post.description)} <a href="${post.path}" class="more-link">繼續閱讀</a></p></div></article>`,
  )
  .join('\n')}`
}

function single(page: Page, site: Site): string {
  const author = authorOf(page, site)
  const dates =
    page.published === ''
      ? ''
      : `<span class="posted-on">發佈於 <time class="entry-date published" datetime="${page.published}T08:30:00+08:00">${chineseDate(page.published)}</time>${page.modified === '' ? '' : `<time class="updated" datetime="${page.modified}T21:04:11+08:00">${chineseDate(page.modified)}</time>`}</span>`
  return `<article id="post-218" class="post-218 post type-post status-publish format-standard hentry">
<header class="entry-header"><h1 class="entry-title">${e(page.title)}</h1>
<div class="entry-meta">${dates}${author === undefined ? '' : `<span class="byline"> 作者: <span class="author vcard"><a class="url fn n" href="/author/${author.id}/">${e(author.name)}</a></span></span>`}</div></header>
<div class="entry-content">
${renderBlocks(allBlocks(page), style)}
<div class="sharedaddy sd-sharing-enabled"><h3 class="sd-title">分享此文：</h3><ul><li><a href="#" rel="nofollow">Facebook</a></li><li><a href="#" rel="nofollow">X</a></li></ul></div>
</div>
<footer class="entry-footer"><span class="tags-links">${page.tags.map((tag) => `<a href="/tag/${encodeURIComponent(tag)}/" rel="tag">${e(tag)}</a>`).join(' ')}</span></footer></article>
${page.kind === 'content' ? comments(page) : ''}
<nav class="navigation post-navigation" aria-label="文章"><div class="nav-links">${otherPages(page, site, 2)
    .map(
      (other) => `<div class="nav-previous"><a href="${other.path}" rel="prev">${e(other.title)}</a></div>`,
    )
    .join('')}</div></nav>`
}

function comments(page: Page): string {
  const said = (page.meta.comments ?? '').split('／').filter((text) => text !== '')
  return `<div id="comments" class="comments-area"><h2 class="comments-title">在〈${e(page.title)}〉中有 ${said.length} 則留言</h2><ol class="comment-list">${said
    .map(
      (text, at) =>
        `<li id="comment-${at + 31}" class="comment even depth-1"><article class="comment-body"><footer class="comment-meta"><b class="fn">訪客 ${at + 1}</b> 表示：</footer><div class="comment-content"><p>${e(text)}</p></div></article></li>`,
    )
    .join(
      '',
    )}</ol><div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">發佈留言</h3><p class="comment-notes">發佈留言必須填寫的電子郵件地址不會公開。</p></div></div>`
}
