import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** A bookkeeper's brochure site on a CSS framework: cards, icons and a form, with a company name but without an author. */
const style: BlockStyle = {
  heading: (level, html) => `<h${level} class="mt-5 mb-3 fw-bold">${html}</h${level}>`,
  paragraph: (html) => `<p class="lead text-secondary">${html}</p>`,
  list: (_ordered, items) => `<div class="row g-3">${items.join('')}</div>`,
  item: (html, nested) =>
    `<div class="col-md-4"><div class="card h-100"><div class="card-body"><i class="bi bi-check-circle"></i><p class="card-text">${html}</p>${nested}</div></div></div>`,
  table: (rows) =>
    `<table class="table table-striped">${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  quote: (html) => `<div class="alert alert-info">${html}</div>`,
  question: (question, answers) =>
    `<div class="accordion-item"><button class="accordion-button">${question}</button><div class="accordion-body">${answers.join('<br>')}</div></div>`,
  figure: (src, alt) => `<img class="img-fluid rounded" src="/img/${src}" alt="${alt}">`,
}

export const clientOffice: Layout = (page, site) => `<!doctype html>
<html lang="zh-TW">
<head><meta charset="utf-8"><title>${e(page.title)}｜${e(site.name)}</title><meta name="description" content="${e(page.description)}"><link href="/css/bootstrap.min.css" rel="stylesheet"></head>
<body>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/">${e(site.name)}</a><div class="navbar-nav">${site.pages
  .filter((other) => other.kind !== 'home')
  .map((other) => `<a class="nav-link" href="${other.path}">${e(other.title)}</a>`)
  .join('')}</div></div></nav>
<section class="py-5 bg-light"><div class="container"><h1 class="display-5">${e(page.title)}</h1></div></section>
<section class="py-5"><div class="container">
${renderBlocks(allBlocks(page), style)}
${
  page.kind === 'home'
    ? `<ul>${listedPages(site)
        .map((other) => `<li><a href="${other.path}">${e(other.title)}</a></li>`)
        .join('')}</ul>`
    : ''
}
</div></section>
<section class="py-5 bg-dark text-white"><div class="container"><h2>免費諮詢</h2><form><input class="form-control" placeholder="姓名"><input class="form-control" placeholder="電話"><button class="btn btn-warning">送出</button></form></div></section>
<footer class="py-4"><div class="container">${e(site.settings.address ?? '')}　電話 ${e(site.settings.phone ?? '')}</div></footer>
</body></html>`
