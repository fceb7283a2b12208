import {
  allBlocks,
  authorOf,
  type BlockStyle,
  chineseDate,
  e,
  type Layout,
  listedPages,
  renderBlocks,
} from './markup.ts'

/** An accountants' office on a content system that writes schema.org as RDFa Lite on every element. */
const style: BlockStyle = {
  heading: (level, html, id) =>
    `<h${level} class="field-heading"${id === '' ? '' : ` about="#${id}" id="${id}"`}>${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) =>
    `<${ordered ? 'ol' : 'ul'} class="field-list">${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: ([head = [], ...rows], caption) =>
    `<table class="table table-bordered">${caption === '' ? '' : `<caption>${caption}</caption>`}<thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  quote: (html) => `<blockquote class="field-quote"><p>${html}</p></blockquote>`,
  question: (question, answers) =>
    `<div vocab="https://schema.org/" typeof="Question"><h3 property="name">${question}</h3><div property="acceptedAnswer" typeof="Answer"><div property="text">${answers.map((answer) => `<p>${answer}</p>`).join('')}</div></div></div>`,
  figure: (src, alt) =>
    `<div class="field-image"><img property="image" typeof="foaf:Image" src="/sites/default/files/${src}" alt="${alt}" width="960" height="540" /></div>`,
}

export const rdfa: Layout = (page, site) => {
  const author = authorOf(page, site)
  return `<!DOCTYPE html>
<html lang="zh-hant" dir="ltr" prefix="og: https://ogp.me/ns# dc: http://purl.org/dc/terms/ foaf: http://xmlns.com/foaf/0.1/ schema: https://schema.org/">
<head>
<meta charset="utf-8" />
<meta name="Generator" content="Drupal 10 (https://www.drupal.org)" />
<title>${e(page.title)} | ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}" />
<link rel="canonical" href="${e(page.url)}" />
<link rel="shortlink" href="https://${site.host}/node/87" />
</head>
<body class="path-node page-node-type-article">
<a href="#main-content" class="visually-hidden focusable">移至主內容</a>
<div class="dialog-off-canvas-main-canvas"><header role="banner"><div class="region region-header"><div id="block-branding"><a href="/" rel="home">${e(site.name)}</a><div class="site-slogan">${e(site.tagline)}</div></div>
<nav role="navigation" id="block-main-menu"><h2 class="visually-hidden">主選單</h2><ul class="menu">${site.pages
    .filter((other) => other.kind === 'info')
    .map(
      (other) =>
        `<li class="menu-item"><a href="${other.path}" data-drupal-link-system-path="node/${other.path.length}">${e(other.title)}</a></li>`,
    )
    .join('')}</ul></nav></div></header>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="region region-content">
<article vocab="https://schema.org/" typeof="${page.kind === 'content' ? 'Article' : 'WebPage'}" resource="${e(page.path)}" class="node node--type-article node--view-mode-full clearfix">
<h1><span property="headline" class="field field--name-title">${e(page.title)}</span></h1>
${
  page.published === ''
    ? ''
    : `<footer class="node__meta"><div class="node__submitted">由 <span property="author" typeof="Person" resource="/team#${author?.id ?? ''}"><a href="/team" property="url"><span property="name">${e(author?.name ?? '')}</span></a>（<span property="jobTitle">${e(author?.role ?? '')}</span>）</span> 發表於 <span property="datePublished" content="${page.published}T10:00:00+08:00">${chineseDate(page.published)}</span>${page.modified === '' ? '' : `，<span property="dateModified" content="${page.modified}T10:00:00+08:00">${chineseDate(page.modified)}</span>修訂`}</div></footer>`
}
<div class="node__content clearfix"><div property="articleBody" class="clearfix text-formatted field field--name-body">
${renderBlocks(allBlocks(page), style)}
</div>
<div property="publisher" typeof="Organization" resource="https://${site.host}/#org"><meta property="name" content="${e(site.name)}" /><meta property="telephone" content="${e(site.settings.phone ?? '')}" /></div>
</div></article>
${
  page.kind === 'home'
    ? `<div class="views-element-container">${listedPages(site)
        .map(
          (other) =>
            `<div class="views-row"><a href="${other.path}">${e(other.title)}</a><p>${e(other.description)}</p></div>`,
        )
        .join('')}</div>`
    : ''
}
</div></main>
<footer role="contentinfo"><div class="region region-footer" vocab="https://schema.org/" typeof="AccountingService"><span property="name">${e(site.name)}</span>　<span property="address">${e(site.settings.address ?? '')}</span>　<span property="telephone">${e(site.settings.phone ?? '')}</span></div></footer></div>
</body></html>`
}
