import type { BlockRole, PageType } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../html/parse.ts'
import { sourceOf } from '../../metadata/page-source.ts'
import { featuresOf } from '../features/features.ts'
import { segmentPage } from '../segment.ts'
import { rolesOf } from './roles-of.ts'

const LONG = '濾芯的壽命要看水質與每天的用量，標示的公升數只是參考，出水變慢或味道回來就該更換了。'

const PAGE = `<html><head><title>濾芯多久換一次</title></head><body>
<nav class="menu"><ul><li><a href="/a">廚房</a></li><li><a href="/b">浴室</a></li><li><a href="/c">清潔</a></li><li><a href="/d">收納</a></li></ul></nav>
<article><h1>濾芯多久換一次</h1>
<p>文／林以晴</p><p>更新於 2025 年 7 月 15 日</p>
<p>${LONG}</p><p>延伸閱讀：<a href="/x">老屋管線怎麼檢查</a></p><p>${LONG}另外也要看安裝的年份。</p>
<div class="newsletter"><p>訂閱我們的電子報，每週收到一封居家知識。</p></div>
<p>${LONG}最後，換下來的濾芯請交給回收商。</p></article>
<section class="related"><h3>相關文章</h3><ul><li><a href="/1">三種淨水器的比較與安裝</a></li><li><a href="/2">自來水可以生飲嗎？</a></li><li><a href="/3">水垢怎麼清才不傷管線</a></li></ul></section>
<section class="comments"><h3>2 則留言</h3><div><p>我家的半年才換一次，也還好啊。</p></div><div><p>謝謝分享，很實用的整理。</p></div></section>
</body></html>`

/** The part that each text of the page plays. */
function roles(html: string, type: PageType): Map<string, BlockRole> {
  const parsed = parseHtml(html)
  const segmentation = segmentPage(parsed.root, new Set())
  const features = featuresOf(sourceOf(parsed, 'https://www.linlab.test/blog/filter'), segmentation)
  const found = rolesOf(segmentation, features, type)
  return new Map(segmentation.segments.map(({ text }, index) => [text, found[index] ?? 'content']))
}

describe('the part that a block plays', () => {
  const of = roles(PAGE, 'article')

  it('is content in the article itself', () => {
    expect(of.get('濾芯多久換一次')).toBe('content')
    for (const [text, role] of of) if (text.startsWith(LONG)) expect(role).toBe('content')
  })

  it('is a byline where the page says who wrote it and when', () => {
    expect([of.get('文／林以晴'), of.get('更新於 2025 年 7 月 15 日')]).toEqual(['byline', 'byline'])
  })

  it('is related where a line or a list leads to other pages', () => {
    expect(of.get('延伸閱讀：老屋管線怎麼檢查')).toBe('related')
    expect(of.get('相關文章')).toBe('related')
    expect(of.get('自來水可以生飲嗎？')).toBe('related')
  })

  it('is a menu, a reader’s comment, an advertisement', () => {
    expect(of.get('浴室')).toBe('navigation')
    expect([of.get('2 則留言'), of.get('謝謝分享，很實用的整理。')]).toEqual(['comment', 'comment'])
    expect(of.get('訂閱我們的電子報，每週收到一封居家知識。')).toBe('advert')
  })

  it('is a menu where a blog counts the posts of its categories, or a site says who may copy it', () => {
    const notice = '本站資料整理自網路，如有侵權請來信告知。轉貼請註明出處，歡迎把本站設為首頁。'
    const own = '別人轉貼請註明出處，這是部落客之間的禮貌。'
    const old = roles(
      `<title>濾芯</title><h1>濾芯</h1><p>${LONG}</p><p>${own}</p><ul><li>廚房 (83)</li><li>浴室 (41)</li><li>清潔 (129)</li></ul>
       <ul><li>濾芯一支（300）</li><li>濾殼一組</li></ul><p>${notice}</p>`,
      'article',
    )
    expect([old.get('廚房 (83)'), old.get('清潔 (129)')]).toEqual(['navigation', 'navigation'])
    expect(old.get(notice)).toBe('navigation')
    const english =
      'You are visitor no. 48,112. Last updated in May. Best viewed at 800 by 600. Sign the guestbook!'
    expect(roles(`<title>Filters</title><p>${english}</p>`, 'article').get(english)).toBe('navigation')
    expect([old.get(own), old.get('濾芯一支（300）')]).toEqual(['content', 'content'])
  })

  it('is a menu where a line is the path to the page, or its last lines say how to reach the site', () => {
    const reach = '雲霧鄉晴天路 1 號 電話：(00)000-0000 傳真：(00)000-0001'
    const path = '您的位置：首頁 ＞ 農業推廣 ＞ 推廣訊息'
    const others = ['上一則：老屋管線怎麼檢查', '相關檔案下載', '您的位置會影響訊號。', '電話：(00)000-0000']
    const lines = [path, LONG, ...others, reach].map((line) => `<p>${line}</p>`).join('')
    const around = roles(`<title>濾芯</title><h1>濾芯</h1><p>${reach}了</p>${lines}`, 'article')
    expect([path, reach, `${reach}了`].map((line) => around.get(line))).toEqual([
      'navigation',
      'navigation',
      'content',
    ])
    expect(others.map((line) => around.get(line))).toEqual(['related', 'navigation', 'content', 'content'])
  })

  it.each([
    ['content', 'comment', '推 阿德 : 我家的用了兩年才換 01/11 09:11'],
    ['content', 'comment', '+ frosty : Ours lasts for a year. 01/14 09:14'],
    ['byline', 'byline', '看診醫師：林以晴醫師'],
    ['content', 'content', '→ 結論：半年換一次'],
  ])('is %s in a discussion and %s in an article: %s', (inDiscussion, inArticle, line) => {
    const roleIn = (type: PageType) =>
      roles(`<title>濾芯</title><h1>濾芯</h1><p>${LONG}</p><p>${line}</p>`, type).get(line)
    expect([roleIn('forum'), roleIn('article')]).toEqual([inDiscussion, inArticle])
  })

  it('is content for what readers wrote where that is what the page is', () => {
    expect(roles(PAGE, 'forum').get('謝謝分享，很實用的整理。')).toBe('content')
  })
})
