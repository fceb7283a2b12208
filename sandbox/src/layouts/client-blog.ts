import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** An appliance retailer's thin content page: a theme's landing layout, headings by font size, calls to action everywhere. */
const style: BlockStyle = {
  heading: (level, html) =>
    `<h${level + 1} class="elementor-heading-title elementor-size-default">${html}</h${level + 1}>`,
  paragraph: (html) =>
    `<div class="elementor-element elementor-widget-text-editor"><div class="elementor-widget-container"><p>${html}</p></div></div>`,
  list: (_ordered, items) => `<ul class="elementor-icon-list-items">${items.join('')}</ul>`,
  item: (html, nested) =>
    `<li class="elementor-icon-list-item"><span class="elementor-icon-list-text">${html}</span>${nested}</li>`,
  table: (rows) =>
    `<table class="jet-table">${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  quote: (html) => `<div class="elementor-cta">${html}</div>`,
  question: (question, answers) =>
    `<div class="elementor-tab-title">${question}</div><div class="elementor-tab-content">${answers.join('<br>')}</div>`,
  figure: (src, alt) =>
    `<div class="elementor-image"><img src="/wp-content/uploads/${src}" alt="${alt}"></div>`,
}

export const clientBlog: Layout = (page, site) => `<!DOCTYPE html>
<html lang="zh-TW">
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>${e(page.title)} – ${e(site.name)}</title><link rel="canonical" href="${e(page.url)}"><meta property="og:image" content="/wp-content/uploads/og.jpg"></head>
<body class="elementor-default elementor-page">
<header class="elementor-location-header"><a href="/">${e(site.name)}</a><a class="elementor-button" href="tel:${e(site.settings.phone ?? '')}">立即來電 ${e(site.settings.phone ?? '')}</a></header>
<div data-elementor-type="wp-page" class="elementor"><section class="elementor-section"><div class="elementor-container"><h1 class="elementor-heading-title">${e(page.title)}</h1>
${renderBlocks(allBlocks(page), style)}
${
  page.kind === 'home'
    ? listedPages(site)
        .map((other) => `<p><a href="${other.path}">${e(other.title)}</a></p>`)
        .join('')
    : ''
}
</div></section><section class="elementor-section cta"><h2>現在加入會員送 500 元</h2><a class="elementor-button" href="/shop">逛逛商城</a></section></div>
<footer class="elementor-location-footer"><p>${e(site.name)}　${e(site.settings.address ?? '')}</p></footer>
</body></html>`
