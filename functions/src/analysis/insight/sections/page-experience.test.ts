import { expect, it } from 'vitest'
import { readPage } from '../../../reading/read-page.ts'
import { describeExperience } from './page-experience.ts'

const seen = (head: string, body: string, html = 'lang="zh-TW"') =>
  describeExperience(
    readPage({
      bytes: new TextEncoder().encode(
        `<!doctype html><html ${html}><head>${head}</head><body>${body}</body></html>`,
      ),
      url: 'https://blog.test/kyoto',
      contentType: 'text/html; charset=utf-8',
    }),
  )
const PARTS = {
  '第一天 嵐山': '早上八點到渡月橋，橋上還沒有人，沿著河岸往竹林走，大約二十分鐘就到了入口。',
  '第二天 東福寺': '通天橋在開門前就排了兩百公尺，我們改從臥雲橋看下去，紅葉像一片海。',
  '第三天 貴船': '叡山電車的最後一節車廂關了燈，窗外的紅葉隧道亮起來，全車的人都在驚呼。',
}
const article = (heading: (text: string) => string) =>
  Object.entries(PARTS)
    .map(([title, text]) => `${heading(title)}<p>${text}</p>`)
    .join('')

it('counts the whole title as search results show it, the site’s name included', () => {
  const whole = '京都賞楓五天四夜行程｜小荷的旅行手帳'
  const body = `<h1>京都賞楓五天四夜行程</h1>${article((text) => `<h2>${text}</h2>`)}`
  expect(seen(`<title>${whole}</title>`, body)).toContain(
    `標題（title）「${whole}」共 ${[...whole].length} 字`,
  )
})

it('takes only the description for search engines for one', () => {
  const shared = '<title>京都賞楓</title><meta property="og:description" content="五天四夜的行程。">'
  expect(seen(shared, article(String))).toContain('沒有 meta description，只有 og:description 之類的描述')
  const empty = `${shared}<meta name="description" content="">`
  expect(seen(empty, article(String))).toContain('沒有 meta description')
  const own = `${shared}<meta name="Description" content="四天三夜。">`
  expect(seen(own, article(String))).toContain('meta description 共 5 字')
})

it('tells the language that the page declares from the one that its text is in', () => {
  const body = article((text) => `<h2>${text}</h2>`)
  const told = (html: string) => seen('<title>京都賞楓</title>', body, html)
  expect(told('lang="zh-TW"')).toMatch(/已就緒：[^。]*語言為 zh-TW，與內文相符/u)
  expect(told('')).toMatch(/另外，[^。]*html 沒有 lang 屬性，網頁看來是 zh-Hant/u)
  expect(told('lang="en"')).toMatch(/另外，[^。]*html 的 lang 屬性是 en，內文看來是 zh-Hant/u)
})

it('tells headings from lines that are only bold', () => {
  const title = '<title>京都賞楓五天四夜行程</title>'
  expect(
    seen(
      title,
      article((text) => `<h2>${text}</h2>`),
    ),
  ).toContain('已就緒：')
  expect(
    seen(
      title,
      article((text) => `<h2>${text}</h2>`),
    ),
  ).toContain('正文有 3 個標題')
  const bold = seen(
    title,
    article((text) => `<p><strong>${text}</strong></p>`),
  )
  expect(bold).toContain('正文的 3 個小標題只是一般文字或粗體字，不是標題標籤（h2、h3）')
  expect(bold).toContain('需要處理：')
})

it('tells of levels that are left out and finds no fault in them', () => {
  const levels = article((text) => `<h2>${text}</h2>`).replace(
    '<h2>第二天 東福寺</h2>',
    '<h4>第二天 東福寺</h4>',
  )
  const told = seen('<title>京都賞楓五天四夜行程</title>', levels)
  expect(told).toMatch(/另外，[^。]*正文有 3 個標題，層級有跳號（「第二天 東福寺」），[^。]*不影響搜尋/u)
})

it('counts the headings of the text alone, and none where they were left out', () => {
  const related =
    '<section class="related"><h3>您可能也喜歡</h3><ul><li><a href="/a">奈良一日</a></li><li><a href="/b">大阪兩日</a></li></ul></section>'
  const body = `<article><h1>京都賞楓五天四夜行程</h1>${article((text) => `<h2>${text}</h2>`)}</article>${related}`
  expect(seen('<title>京都賞楓五天四夜行程</title>', body)).toMatch(/正文有 3 個標題/u)
  const page = readPage({
    bytes: new TextEncoder().encode(`<title>京都賞楓</title>${article((text) => `<p>${text}</p>`)}`),
    url: 'https://blog.test/kyoto',
    contentType: 'text/html; charset=utf-8',
  })
  expect(describeExperience(page)).toContain('沒有任何小標題')
  expect(describeExperience({ ...page, headingsLeftOut: 3 })).not.toContain('小標題')
})

it.each([
  ['<img src="/a.jpg">', '需要處理：[^。]*正文的 1 張圖片中有 1 張沒有替代文字'],
  [
    '<img src="/a.jpg" alt="渡月橋"><img src="/b.jpg" alt="竹林">',
    '已就緒：[^。]*正文的 2 張圖片都有替代文字',
  ],
  [
    '<img src="/a.jpg" alt=""><img src="/b.jpg" alt="竹林">',
    '另外，[^。]*2 張圖片中有 1 張的替代文字留空，等於標為裝飾',
  ],
  ['', '另外，[^。]*讀到的 HTML 裡沒有圖片'],
])('judges the pictures of the text by their alternative texts: %s', (pictures, told) => {
  const body = `<article><h1>京都賞楓五天四夜行程</h1>${pictures}${article((text) => `<h2>${text}</h2>`)}</article>`
  expect(seen('<title>京都賞楓五天四夜行程</title>', body)).toMatch(new RegExp(told, 'u'))
})

it('judges no picture of the header', () => {
  const header = '<header><img src="/menu.svg"><img src="/fb.svg"><nav><a href="/b">部落格</a></nav></header>'
  const body = `${header}<article><h1>京都賞楓五天四夜行程</h1>${article((text) => `<h2>${text}</h2>`)}</article>`
  expect(seen('<title>京都賞楓五天四夜行程</title>', body)).toMatch(/另外，[^。]*正文沒有圖片/u)
})

it('finds the site’s name that stands in a title twice', () => {
  const body = article((text) => `<h2>${text}</h2>`)
  const twice = '<title>冷氣滴水到府檢修｜沐風空調維修 | 沐風空調維修</title>'
  expect(seen(twice, body)).toMatch(/需要處理：[^。]*標題（title）[^。]*，「沐風空調維修」重複/u)
  const once = '<title>沐風空調維修的冷氣滴水到府檢修｜沐風空調維修</title>'
  expect(seen(once, body)).not.toContain('重複')
})

it('counts a title in another script by its characters', () => {
  const title = 'Best project management software for small agencies, compared by us'
  expect(seen(`<title>${title}</title>`, article(String))).toContain(
    `共 ${title.length} 個字元，超過搜尋結果約 60 個字元的顯示長度`,
  )
})

it('does not call a description ready that is short and does not name the subject', () => {
  const page = readPage({
    bytes: new TextEncoder().encode(`<title>京都賞楓</title>${article((text) => `<h2>${text}</h2>`)}`),
    url: 'https://blog.test/kyoto',
    contentType: 'text/html; charset=utf-8',
  })
  const told = (descriptionTag: string, keyword = '京都賞楓') =>
    describeExperience({ ...page, descriptionTag }, keyword)
  expect(told('當日到府，現場不加價')).toMatch(
    /需要處理：[^。]*meta description 共 10 字，偏短，也沒有提到「京都賞楓」/u,
  )
  // One that names the subject may do, but is not called ready.
  expect(told('京都三條私房路線。')).toMatch(/另外，[^。]*meta description 共 9 字，偏短，請確認/u)
  expect(told(`${'看過紅葉才知道人潮有多嚇人，'.repeat(4)}`)).toMatch(/已就緒：[^。]*meta description/u)
  // A keyword with spaces is several words, and one that only asks names nothing.
  expect(told('當日到府，怎麼選都划算', '助聽器 怎麼選')).toContain('偏短，也沒有提到「助聽器」')
  expect(told('當日到府', '助聽器 價格')).toContain('也沒有提到「助聽器」、「價格」')
  expect(told('價格透明的助聽器', '助聽器 價格')).toMatch(/另外，[^。]*meta description[^；。]*偏短/u)
})

it('does not call a title ready that has no word of the keyword', () => {
  const page = (title: string) =>
    readPage({
      bytes: new TextEncoder().encode(`<title>${title}</title>${article((text) => `<h2>${text}</h2>`)}`),
      url: 'https://hearing.test/price',
      contentType: 'text/html; charset=utf-8',
    })
  const told = (title: string, keyword: string) => describeExperience(page(title), keyword)
  expect(told('溪畔小舖的機器和價錢', '助聽器 價格')).toMatch(
    /需要處理：[^。]*標題（title）「溪畔小舖的機器和價錢」共 10 字，沒有關鍵字「助聽器 價格」的任何一個詞/u,
  )
  const named = ['溪畔小舖的助聽器', '价格一览', '一對助聽 器的價錢']
  for (const title of named) expect(told(title, '助聽器 價格')).toMatch(/已就緒：[^。]*標題（title）/u)
  expect(told('助聽器的價格，先問「哪一級」', '助聽器 價格')).toContain('「助聽器的價格，先問『哪一級』」')
  expect(told('家裡的機器怎麼辦', '助聽器怎麼買')).toContain('的任何一個詞')
  expect(told('The shop by the creek', 'how to choose hearing aids')).toContain('的任何一個詞')
  expect(told('Choosing a hearing aid', 'how to choose hearing aids')).not.toContain('的任何一個詞')
  // What an English page is called says nothing about a keyword in Chinese.
  expect(told('Over-the-counter or clinic', '助聽器 價格')).not.toContain('的任何一個詞')
  expect(told('溪畔小舖的機器和價錢', '')).not.toContain('的任何一個詞')
})
