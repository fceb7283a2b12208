import type { Page, Site } from '../content/blocks.ts'
import {
  allBlocks,
  authorOf,
  type BlockStyle,
  e,
  type Layout,
  listedPages,
  otherPages,
  renderBlocks,
} from './markup.ts'

/**
 * A news portal: cookie banner, app banner, adverts between paragraphs, related boxes inside the text, long footer.
 * Its JSON-LD ends after a comma, as from a template with a missing field. Real pages have this error, so readers must
 * cope with it.
 */
const style: BlockStyle = {
  heading: (level, html) => `<h${level}>${html}</h${level}>`,
  paragraph: (html) => `<p>${html}</p>`,
  list: (ordered, items) => `<${ordered ? 'ol' : 'ul'}>${items.join('')}</${ordered ? 'ol' : 'ul'}>`,
  table: (rows) =>
    `<div class="table-wrap"><table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  quote: (html) => `<blockquote>${html}</blockquote>`,
  question: (question, answers) =>
    `<p><strong>Q：${question}</strong></p>${answers.map((answer) => `<p>A：${answer}</p>`).join('')}`,
  figure: (src, alt) =>
    `<figure class="photo"><img data-src="/photo/${src}" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" class="lazyload" alt="${alt}"><figcaption>${alt}。圖／資料照片</figcaption></figure>`,
}

export const portal: Layout = (page, site) => `<!DOCTYPE html>
<html lang="zh-TW">
<head>
<meta charset="utf-8">
<title>${e(page.title)} | ${e(page.meta.section ?? '要聞')} | ${e(site.name)}</title>
<meta name="description" content="${e(page.description)}">
<meta name="author" content="${e(site.name)}">
<meta property="og:title" content="${e(page.title)}"><meta property="og:type" content="article"><meta property="og:url" content="${e(page.url)}">
<meta property="article:published_time" content="${page.published}T06:00:00+08:00">
<link rel="canonical" href="${e(page.url)}"><link rel="amphtml" href="${e(page.url)}?amp=1">
<script>var _gaq=_gaq||[];_gaq.push(['_setAccount','UA-0']);</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":${JSON.stringify(page.title)},"datePublished":"${page.published}T06:00:00+08:00","author":{"@type":"Organization","name":${JSON.stringify(site.name)}},</script>
</head>
<body>
<div id="cookie-consent" class="cookie-bar" role="dialog"><p>本網站使用 Cookie 與相關技術分析流量、提供個人化內容與廣告。繼續瀏覽即表示您同意我們的隱私權政策與 Cookie 使用條款。</p><button>我同意</button><button>拒絕非必要 Cookie</button></div>
<div class="app-banner">下載不打烊日報 App，看新聞抽好禮 <a href="/app">立即下載</a></div>
<header class="gnb"><a class="logo" href="/">${e(site.name)}</a><ul class="cate">${['即時', '生活', '財經', '消費', '地方', '影音'].map((name) => `<li><a href="/cate/${encodeURIComponent(name)}">${name}</a></li>`).join('')}</ul><div class="ticker">快訊：氣象署發布大雨特報　｜　油價明起調漲 0.2 元　｜　發票中獎號碼出爐</div></header>
<div class="wrapper"><div class="main-col">
${page.kind === 'home' ? front(site) : story(page, site)}
</div>
<aside class="side-col"><div class="ad ad-300x250">廣告</div><div class="rank"><h3>熱門新聞</h3><ol><li><a href="/hot/1">週末天氣出爐 東北季風增強</a></li><li><a href="/hot/2">超商咖啡買一送一懶人包</a></li><li><a href="/hot/3">電費怎麼算？級距表一次看</a></li><li><a href="/hot/4">連假高速公路管制時段公布</a></li></ol></div><div class="video-list"><h3>影音專區</h3><p>【影片】三分鐘看懂新制上路</p><p>【影片】直擊夜市排隊名店</p></div><div class="subscribe"><h3>訂閱電子報</h3><p>每天早上八點，精選十則新聞送到信箱。</p><input type="email" placeholder="輸入電子郵件"></div></aside></div>
<div class="sticky-share"><a>分享</a><a>留言</a><a>收藏</a></div>
<footer class="foot"><ul><li><a href="/about">關於我們</a></li><li><a href="/contact">聯絡我們</a></li><li><a href="/privacy">隱私權政策</a></li><li><a href="/ads">廣告刊登</a></li><li><a href="/copyright">著作權聲明</a></li></ul><p>${e(site.name)} 版權所有 © 2026 未經授權請勿轉載</p></footer>
</body></html>`

function story(page: Page, site: Site): string {
  const blocks = allBlocks(page)
  const third = Math.ceil(blocks.length / 3)
  const [related] = otherPages(page, site, 1)
  const cut = [blocks.slice(0, third), blocks.slice(third, 2 * third), blocks.slice(2 * third)].map((part) =>
    renderBlocks(part, style),
  )
  return `<div class="crumb"><a href="/">首頁</a> / <a href="#">${e(page.meta.section ?? '生活')}</a></div>
<h1 class="story-title">${e(page.title)}</h1>
<div class="story-info">${page.published === '' ? '' : `<span class="date">${page.published.replaceAll('-', '/')} 06:00</span> `}<span class="by">${e(site.name)}　${page.author === null ? '' : `記者${e(authorOf(page, site)?.name ?? '')}／綜合報導`}</span><span class="font">字級：小 中 大</span></div>
<div class="story-body" id="story-body">
${cut[0]}
<div class="ad ad-inread">廣告 請繼續往下閱讀</div>
${cut[1]}
${related ? `<div class="inner-related"><b>你可能也想看</b><ul><li><a href="${related.path}">${e(related.title)}</a></li><li><a href="/hot/9">主婦聯盟推爆！廚房收納神器只要百元</a></li></ul></div>` : ''}
${cut[2]}
</div>
<div class="keyword">${page.tags.map((tag) => `<a href="/tag/${encodeURIComponent(tag)}"># ${e(tag)}</a>`).join(' ')}</div>
<div class="fb-like">喜歡這篇報導嗎？幫我們按讚加入粉絲團！</div>
<section class="recommend"><h3>延伸閱讀</h3><ul>${otherPages(page, site, 4)
    .map(
      (other) =>
        `<li><a href="${other.path}"><img src="/thumb.jpg" alt=""><span>${e(other.title)}</span></a></li>`,
    )
    .join(
      '',
    )}<li><a href="/hot/5">網友票選十大早餐店 第一名出乎意料</a></li><li><a href="/hot/6">專家警告：這三種食物別再冰冷凍</a></li></ul></section>
<section class="comments"><h3>網友留言 (2)</h3><p>阿明：已分享給家人。</p><p>小美：請問有更詳細的資料嗎？</p></section>`
}

function front(site: Site): string {
  return `<h1>${e(site.tagline)}</h1><ul class="headline">${listedPages(site)
    .map((page) => `<li><a href="${page.path}">${e(page.title)}</a><p>${e(page.description)}</p></li>`)
    .join('')}</ul>`
}
