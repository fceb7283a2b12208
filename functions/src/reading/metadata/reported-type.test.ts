import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

/** A page with a menu, its text and a footer, as a site of so many words looks. */
function typeOf(path: string, site: { menu: string; foot?: string }, title: string, main: string): string {
  const html = `<html lang="zh-Hant"><head><title>${title}</title></head><body><header><a href="/">首頁</a>${site.menu}</header><main><h1>${title}</h1>${main}</main><footer>${site.foot ?? ''}<p>© 2026</p></footer></body></html>`
  return readPage({
    bytes: new TextEncoder().encode(html),
    url: `https://site.test${path}`,
    contentType: 'text/html; charset=utf-8',
  }).type
}

const FIRM = {
  menu: '<a href="/about">關於我們</a><a href="/services">服務項目</a><a href="/cases">案例</a><a href="/contact">線上預約</a>',
  foot: '<p>地址：新竹市東區光復路二段 50 號　電話：03-571-0000</p>',
}
const SOFTWARE = {
  menu: '<a href="/features">功能</a><a href="/pricing">方案</a><a href="/login">登入</a><a href="/trial">免費試用</a>',
}
const WRITER = {
  menu: '<a href="/blog">文章</a><a href="/about">關於我</a>',
}

describe('the type of page that a report tells', () => {
  it.each([
    [
      'a price page of a firm',
      '/price',
      FIRM,
      '冷氣清洗收費',
      '<p>我們在新竹、竹北到府清洗，您只要清出一張椅子的空間。</p><table><tr><th>機型</th><th>費用</th></tr><tr><td>壁掛式</td><td>2,200 元</td></tr><tr><td>吊隱式</td><td>3,500 元</td></tr><tr><td>窗型</td><td>1,800 元</td></tr></table><p>兩臺以上每臺折 200 元，我們自備防水罩，不會弄濕您的牆面。</p><a href="/contact">立即預約</a>',
    ],
    [
      'a clinic’s page of a treatment',
      '/treatments/laser',
      FIRM,
      '近視雷射門診',
      '<p>本院由兩位眼科專科醫師看診，您在術前會先做兩小時的檢查。</p><h2>療程</h2><ul><li>術前停戴隱形眼鏡兩週</li><li>手術約二十分鐘</li><li>隔天回診</li></ul><h2>費用</h2><p>單眼 45,000 元，我們提供分期。</p><a href="/contact">線上掛號</a>',
    ],
    [
      'a product page of software',
      '/features',
      SOFTWARE,
      '排班系統',
      '<p>我們幫您把班表、打卡和薪資放在一起。每人每月 40 元，三百家小店在用。</p><h2>打卡</h2><p>員工用手機打卡，您在後台看得到誰遲到、誰還沒到。我們把地點和時間一起記下來，換班也在同一個畫面按一下就好，不用再對紙本。</p><h2>薪資</h2><p>加班費照您設定的倍率自動算好，國定假日也會提醒，您只要在月底按確認，薪資單就會寄到每個人的信箱。</p><p>用了不合適，第一個月我們全額退費，您的資料可以整批匯出帶走。</p><a href="/trial">免費試用</a>',
    ],
    [
      'a travel agency’s page of a tour',
      '/services/charter',
      FIRM,
      '花蓮包車一日遊',
      '<p>我們的司機都有職業駕照，您可以自己排行程。</p><h2>費用</h2><p>五人座 4,500 元、九人座 6,500 元，八小時，超時每小時 500 元。</p><h2>包含</h2><ul><li>油錢與停車費</li><li>乘客險</li></ul><a href="/contact">立即諮詢</a>',
    ],
  ] as const)('is a service for %s', (_, path, site, title, main) => {
    expect(typeOf(path, site, title, main)).toBe('service')
  })

  const STORY =
    '<p>去年夏天冷氣吹出來有霉味，我上網找了三家來洗，價錢差了一倍。</p><p>第一家來了兩個人，拆下來的水很黑，洗了快兩個小時。第二家只沖了外面，味道一週後又回來了。</p><p>後來我自己學著拆濾網，每個月洗一次，今年夏天就沒有再找人來。</p>'
  it.each([
    ['a diary', '/blog/aircon', WRITER, '冷氣有霉味怎麼辦', `<p>作者：林以晴</p><p>2026-05-02</p>${STORY}`],
    [
      'an article on a firm’s blog',
      '/blog/aircon-smell',
      FIRM,
      '冷氣為什麼會臭？三個原因與處理方式',
      `<p>文／陳師傅　2026-05-02</p><h2>濾網太久沒洗</h2>${STORY}<h2>排水管堵住</h2>${STORY}`,
    ],
  ] as const)('is an article for %s', (_, path, site, title, main) => {
    expect(typeOf(path, site, title, main)).toBe('article')
  })
})
