import type { Page, Site } from '../content/blocks.ts'
import { plainText } from '../content/inline.ts'
import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** A documentation site: sidebar tree, on-this-page list, heading anchors, admonitions, last-updated line. */
let anchors = 0
const style: BlockStyle = {
  heading: (level, html, id) => {
    const anchor = id === '' ? `section-${anchors++}` : id
    return `<h${level} id="${anchor}" tabindex="-1">${html} <a class="header-anchor" href="#${anchor}" aria-label="這一節的連結">&#8203;</a></h${level}>`
  },
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) => `<${ordered ? 'ol' : 'ul'}>\n${items.join('\n')}\n</${ordered ? 'ol' : 'ul'}>`,
  table: ([head = [], ...rows]) =>
    `<table tabindex="0"><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
  quote: (html) => `<div class="tip custom-block"><p class="custom-block-title">提示</p><p>${html}</p></div>`,
  question: (question, answers) =>
    `<details class="details custom-block"><summary>${question}</summary>${answers.map((answer) => `<p>${answer}</p>`).join('')}</details>`,
  figure: (src, alt) => `<p><img src="/assets/${src}" alt="${alt}"></p>`,
}

export const docs: Layout = (page, site) => {
  anchors = 0
  return `<!DOCTYPE html>
<html lang="zh-TW" dir="ltr">
<head>
<meta charset="utf-8">
<title>${e(page.title)} | ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<meta name="generator" content="VitePress v1.6.4">
<link rel="canonical" href="${e(page.url)}">
<link rel="preload stylesheet" href="/assets/style.css" as="style">
</head>
<body>
<div id="app"><div class="Layout"><header class="VPNav"><div class="VPNavBar"><a class="title" href="/"><span>${e(site.name)}</span></a><div class="search"><button type="button" class="DocSearch" aria-label="搜尋">搜尋文件 <kbd>Ctrl K</kbd></button></div><nav class="VPNavBarMenu"><a href="/">指南</a><a href="/about">關於</a></nav></div></header>
<aside class="VPSidebar"><nav aria-labelledby="sidebar-label"><span class="visually-hidden" id="sidebar-label">側邊選單</span>${sidebar(page, site)}</nav></aside>
<div class="VPContent" id="VPContent"><div class="VPDoc has-sidebar has-aside"><div class="aside"><nav class="VPDocAsideOutline"><div class="outline-title" role="heading" aria-level="2">本頁目錄</div><ul>${outline(page)}</ul></nav></div>
<main class="main"><div class="vp-doc"><h1 id="top" tabindex="-1">${e(page.title)}</h1>
${renderBlocks(allBlocks(page), style)}
${
  page.kind === 'home'
    ? `<ul>${listedPages(site)
        .map((other) => `<li><a href="${other.path}">${e(other.title)}</a>：${e(other.description)}</li>`)
        .join('')}</ul>`
    : ''
}
</div></main>
<footer class="VPDocFooter"><div class="edit-info"><div class="edit-link"><a href="https://git.${site.host}/edit${page.path}.md">在 Git 上編輯此頁</a></div>${page.modified === '' ? '' : `<div class="last-updated"><p class="VPLastUpdated">最後更新：<time datetime="${page.modified}T00:00:00.000Z">${page.modified}</time></p></div>`}</div></footer></div></div>
<footer class="VPFooter"><p>內容以 CC BY-SA 4.0 授權。編輯群：${e(site.settings.editors ?? site.name)}</p></footer></div></div>
</body></html>`
}

function sidebar(page: Page, site: Site): string {
  const groups = Map.groupBy(listedPages(site), (each) => each.meta.group ?? '其他')
  return [...groups]
    .map(
      ([group, pages]) =>
        `<section class="VPSidebarItem level-0"><h2 class="text">${e(group)}</h2><div class="items">${pages
          .map(
            (each) =>
              `<div class="VPSidebarItem level-1 is-link${each.path === page.path ? ' is-active' : ''}"><a class="link" href="${each.path}"><p class="text">${e(each.title)}</p></a></div>`,
          )
          .join('')}</div></section>`,
    )
    .join('')
}

function outline(page: Page): string {
  return allBlocks(page)
    .map((block) =>
      block.kind === 'heading' && block.level === 2
        ? `<li><a class="outline-link" href="#${block.id || 'top'}">${e(plainText(block.text))}</a></li>`
        : '',
    )
    .join('')
}
