import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** A site made with an old page builder: nothing but div and span, sizes in style attributes, breaks for spacing. */
const SIZES = { 2: 24, 3: 19, 4: 17 } as const

const style: BlockStyle = {
  heading: (level, html) =>
    `<div class="c-t${level}"><span style="font-size:${SIZES[level]}px;font-weight:bold;color:#5a3a22">${html}</span></div>`,
  paragraph: (html) =>
    `<div class="c-tx"><span style="font-size:16px">${html}</span></div><div class="sp">&nbsp;</div>`,
  list: (_ordered, items) => `<div class="c-li">${items.join('')}</div>`,
  item: (html, nested) => `<div class="c-tx"><span>・${html}</span>${nested}</div>`,
  table: (rows) =>
    `<div class="c-grid">${rows.map((row) => `<div class="c-row">${row.map((cell) => `<div class="c-cell"><span>${cell}</span></div>`).join('')}</div>`).join('')}</div>`,
  quote: (html) => `<div class="c-bx"><span style="font-style:italic">${html}</span></div>`,
  question: (question, answers) =>
    `<div class="c-tx"><span style="font-weight:bold">${question}</span><br>${answers.join('<br>')}</div>`,
  figure: (src, alt) =>
    `<div class="c-im"><div style="background-image:url(/up/${src})" title="${alt}"></div></div>`,
  strong: (html) => `<span style="font-weight:bold">${html}</span>`,
  link: (href, html) => `<span><a href="${href}" style="color:#b5651d">${html}</a></span>`,
}

export const divSoup: Layout = (page, site) => `<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${e(page.title)}</title></head>
<body bgcolor="#f7f1e8">
<div id="w"><div id="w1"><div class="mn"><div class="mi"><a href="/">${e(site.name)}</a></div>${site.pages
  .filter((other) => other.kind !== 'home')
  .map((other) => `<div class="mi"><a href="${other.path}">${e(other.meta.menu ?? other.title)}</a></div>`)
  .join('')}</div>
<div id="w2"><div id="w3"><div class="c-tt"><span style="font-size:30px">${e(page.title)}</span></div>
${page.published === '' ? '' : `<div class="c-dt"><span style="color:#999;font-size:12px">${page.published.replaceAll('-', '/')}　老K 手記</span></div>`}
${renderBlocks(allBlocks(page), style)}
${
  page.kind === 'home'
    ? listedPages(site)
        .map((other) => `<div class="c-tx"><a href="${other.path}">${e(other.title)}</a></div>`)
        .join('')
    : ''
}
</div></div>
<div id="bt"><div><span>${e(site.settings.address ?? '')}</span></div><div><span>TEL ${e(site.settings.phone ?? '')}　營業時間 ${e(site.settings.hours ?? '')}</span></div><div><span>您是第 108734 位訪客</span></div></div>
</div></div>
</body></html>`
