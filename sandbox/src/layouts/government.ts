import type { Page, Site } from '../content/blocks.ts'
import { allBlocks, type BlockStyle, e, type Layout, listedPages, renderBlocks } from './markup.ts'

/** A public office's site of the early 2000s: Big5, upper-case tags, table layouts, access keys, Republic of China dates. */
const style: BlockStyle = {
  heading: (level, html) =>
    `<TABLE width="100%" cellpadding="3"><TR><TD bgcolor="#${level === 2 ? 'D5E4F3' : 'EEF4FA'}"><FONT color="#003366" size="${5 - level + 1}"><B>${html}</B></FONT></TD></TR></TABLE>`,
  paragraph: (html) => `<P align="justify"><FONT size="3">${html}</FONT></P>`,
  list: (ordered, items) =>
    ordered ? `<OL type="1">${items.join('\r\n')}</OL>` : `<UL>${items.join('\r\n')}</UL>`,
  item: (html, nested) => `<LI><FONT size="3">${html}</FONT>${nested}`,
  table: (rows, caption) =>
    `${caption === '' ? '' : `<CENTER><B>${caption}</B></CENTER>`}<TABLE border="1" bordercolor="#999999" cellpadding="4" width="95%" align="center">${rows
      .map(
        (row, at) =>
          `<TR${at === 0 ? ' bgcolor="#F0F0F0"' : ''}>${row.map((cell) => `<TD><FONT size="2">${cell}</FONT></TD>`).join('')}</TR>`,
      )
      .join('\r\n')}</TABLE><BR>`,
  quote: (html) => `<P><FONT color="#CC0000">${html}</FONT></P>`,
  question: (question, answers) =>
    `<P><B><FONT color="#006600">問：${question}</FONT></B><BR>${answers.map((answer) => `答：${answer}`).join('<BR>')}</P>`,
  figure: (src, alt) => `<CENTER><IMG src="/images/${src}" alt="${alt}" border="0"></CENTER>`,
  strong: (html) => `<B>${html}</B>`,
  link: (href, html) => `<A href="${href}" title="${html}">${html}</A>`,
}

export const government: Layout = (
  page,
  site,
) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">\r
<HTML lang="zh-Hant">\r
<HEAD>\r
<META http-equiv="Content-Type" content="text/html; charset=big5">\r
<TITLE>${e(site.name)}-${e(page.title)}</TITLE>\r
<META name="DC.Title" content="${e(page.title)}">\r
<META name="DC.Creator" content="${e(site.settings.office ?? site.name)}">\r
${page.published === '' ? '' : `<META name="DC.Date" content="${page.modified || page.published}">\r\n`}<META name="DC.Language" content="中文">\r
</HEAD>\r
<BODY topmargin="0" leftmargin="0" bgcolor="#FFFFFF">\r
<A href="#C" accesskey="C" title="中央內容區塊">:::</A> <A href="/sitemap.htm">網站導覽</A> | <A href="/">回首頁</A> | <A href="/mail.htm">首長信箱</A>\r
<TABLE width="100%" border="0"><TR><TD colspan="2" bgcolor="#003366"><FONT color="#FFFFFF" size="5">${e(site.name)}</FONT></TD></TR>\r
<TR><TD width="170" valign="top" bgcolor="#F5F5F5"><A accesskey="L" href="#L" title="左方導覽">:::</A><BR>${listedPages(
  site,
)
  .map((other) => `<A href="${other.path}">${e(other.meta.menu ?? other.title)}</A><BR>`)
  .join('\r\n')}</TD>\r
<TD valign="top"><A name="C" id="C"></A><FONT size="2">現在位置：首頁 &gt; 業務資訊 &gt; ${e(page.title)}</FONT><HR size="1">\r
<H1><FONT size="5" color="#003366">${e(page.title)}</FONT></H1>\r
${renderBlocks(allBlocks(page), style)}\r
${page.kind === 'home' ? index(site) : ''}\r
${stamp(page, site)}</TD></TR>\r
<TR><TD colspan="2" align="center" bgcolor="#EEEEEE"><FONT size="2">地址：${e(site.settings.address ?? '')}　電話：${e(site.settings.phone ?? '')}　服務時間：${e(site.settings.hours ?? '')}<BR><A href="/privacy.htm">隱私權及資訊安全政策</A>　<A href="/open.htm">政府網站資料開放宣告</A></FONT></TD></TR></TABLE>\r
</BODY>\r
</HTML>\r
`

function index(site: Site): string {
  return `<UL>${listedPages(site)
    .map((page) => `<LI><A href="${page.path}">${e(page.title)}</A>`)
    .join('\r\n')}</UL>`
}

function stamp(page: Page, site: Site): string {
  if (page.published === '') return ''
  return `<P align="right"><FONT size="2">發布單位：${e(site.settings.office ?? '')}<BR>發布日期：${republicDate(page.published)}${page.modified === '' ? '' : `<BR>更新日期：${republicDate(page.modified)}`}</FONT></P>\r\n`
}

/** A date of the Republic of China calendar, as public offices in Taiwan write it. Its year 1 is 1912. */
function republicDate(iso: string): string {
  const [year = 0, month, day] = iso.split('-').map(Number)
  return `${year - 1911}年${month}月${day}日`
}
