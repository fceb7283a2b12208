import type { Page, Part, Site } from '../content/blocks.ts'
import { type BlockStyle, e, type Layout, listedPages, otherPages, renderBlocks } from './markup.ts'

/** A question-and-answer forum with old nested tables and QAPage in microdata. Parts are posts; the first is the question. */
const style: BlockStyle = {
  heading: (_level, html) => `<b class="bbhead">${html}</b><br>`,
  paragraph: (html) => `${html}<br><br>`,
  list: (ordered, items) =>
    `<${ordered ? 'ol' : 'ul'} class="bbcode_list">${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<table class="bbcode_table" border="1">${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><br>`,
  quote: (html) => `<div class="bbcode_quote"><div class="quote_head">引用：</div>${html}</div>`,
  question: (question, answers) => `<b>${question}</b><br>${answers.join('<br>')}<br><br>`,
  figure: (src, alt) => `<img class="bbcode_img" src="/attachment/${src}" alt="${alt}"><br>`,
}

export const forum: Layout = (
  page,
  site,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="zh-TW">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>${e(page.title)} - ${e(page.meta.board ?? '首頁')} - ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}" />
<link rel="canonical" href="${e(page.url)}" />
</head>
<body>
<div id="toptb"><div class="wp"><a href="/">${e(site.name)}</a> <span class="y"><a href="/login">登入</a> | <a href="/register">註冊</a></span></div></div>
<div id="nv"><ul>${[...new Set(listedPages(site).map((thread) => thread.meta.board ?? ''))].map((board) => `<li><a href="/forum/${encodeURIComponent(board)}">${e(board)}</a></li>`).join('')}<li><a href="/about">站規與聯絡</a></li></ul></div>
<div id="pt">你的位置：<a href="/">${e(site.name)}</a> » ${e(page.meta.board ?? '')} » ${e(page.title)}</div>
${page.kind === 'home' ? index(site) : page.kind === 'info' ? info(page) : thread(page)}
<div class="side"><h3>熱門討論</h3><ul>${otherPages(page, site, 5)
  .map(
    (other) =>
      `<li><a href="${other.path}">${e(other.title)}</a> <em>${other.parts.length - 1} 回覆</em></li>`,
  )
  .join('')}</ul></div>
<div id="ft">${e(site.name)} 討論區　本站文章為網友個人意見，不代表本站立場　<a href="/privacy">隱私權聲明</a></div>
</body></html>`

function thread(page: Page): string {
  const [question, ...answers] = page.parts
  if (question === undefined) return ''
  return `<div id="thread" itemscope="itemscope" itemtype="https://schema.org/QAPage"><div itemprop="mainEntity" itemscope="itemscope" itemtype="https://schema.org/Question">
<h1 id="thread_subject" itemprop="name">${e(page.title)}</h1><meta itemprop="answerCount" content="${answers.length}" />
<table class="post" cellspacing="0" cellpadding="0"><tr><td class="pls">${who(question)}</td><td class="plc"><div class="pi">發表於 <time itemprop="dateCreated" datetime="${e(question.attributes.date ?? '')}">${e(question.attributes.date ?? '')}</time> | 只看樓主</div><div class="t_f" itemprop="text">${renderBlocks(question.blocks, style)}</div></td></tr></table>
${answers.map(answer).join('\n')}
</div></div>`
}

function answer(part: Part, at: number): string {
  const accepted = part.attributes.accepted === 'yes'
  return `<table class="post${accepted ? ' best' : ''}" cellspacing="0" cellpadding="0" id="pid${at + 1}" itemprop="${accepted ? 'acceptedAnswer' : 'suggestedAnswer'}" itemscope="itemscope" itemtype="https://schema.org/Answer"><tr><td class="pls">${who(part)}</td><td class="plc"><div class="pi">#${at + 2} 發表於 <time itemprop="dateCreated" datetime="${e(part.attributes.date ?? '')}">${e(part.attributes.date ?? '')}</time>${accepted ? ' <span class="bestmark">最佳解答</span>' : ''}</div><div class="t_f" itemprop="text">${renderBlocks(part.blocks, style)}</div><div class="po">推 <span itemprop="upvoteCount">${e(part.attributes.votes ?? '0')}</span> | 回覆 | 檢舉</div></td></tr></table>`
}

function who(part: Part): string {
  return `<div class="authi" itemprop="author" itemscope="itemscope" itemtype="https://schema.org/Person"><span itemprop="name">${e(part.attributes.by ?? '訪客')}</span></div><div class="rank">${e(part.attributes.rank ?? '一般會員')}</div>`
}

function index(site: Site): string {
  return `<table id="threadlist"><tr><th>主題</th><th>回覆</th></tr>${listedPages(site)
    .map(
      (page) =>
        `<tr><td><a href="${page.path}">[${e(page.meta.board ?? '')}] ${e(page.title)}</a></td><td>${page.parts.length - 1}</td></tr>`,
    )
    .join('')}</table>`
}

function info(page: Page): string {
  return `<div class="bm"><h1>${e(page.title)}</h1>${page.parts.map((part) => renderBlocks(part.blocks, style)).join('')}</div>`
}
