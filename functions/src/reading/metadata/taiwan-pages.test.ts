import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const read = (html: string, url: string) =>
  readPage({ bytes: Buffer.from(html), url, contentType: 'text/html; charset=utf-8' })

const SENTENCE = '手沖咖啡的水溫落在攝氏九十二度左右，淺焙可以再高一點，深焙要低一些才不會苦，注水要穩定。'
const PARAGRAPHS = ['磨豆', '悶蒸', '注水', '收尾'].map((step) => `<p>${step}：${SENTENCE}</p>`).join('')
const article = (lines: string) =>
  read(
    `<html lang="zh-Hant"><head><title>手沖咖啡怎麼沖</title></head><body><article><h1>手沖咖啡怎麼沖</h1>${lines}${PARAGRAPHS}</article></body></html>`,
    'https://coffee.test/brew',
  )

describe('the byline of a Taiwanese article', () => {
  it.each([
    ['文／林以晴', '林以晴'],
    ['文/林以晴　圖/王大同', '林以晴'],
    ['文、圖／林以晴　2025/03/02', '林以晴'],
    ['撰文：林以晴', '林以晴'],
    ['採訪撰文／林以晴', '林以晴'],
    ['記者林以晴／台北報導', '林以晴'],
    ['講師 林以晴　106.10.14', '講師 林以晴'],
    ['推廣股 林以晴 101.07.15', '推廣股 林以晴'],
    ['互助會總幹事 林以晴 107.05.20', '互助會總幹事 林以晴'],
    ['社長 林以晴　2025/03/02', '社長 林以晴'],
    ['林藥師　2025/03/02', '林藥師'],
  ])('names its author: %s', (line, author) => expect(article(`<p>${line}</p>`).author).toBe(author))
})

describe('an author whom only the head names', () => {
  const headed = (author: string, line = '') =>
    read(
      `<html lang="zh-Hant"><head><title>手沖咖啡怎麼沖</title><meta property="og:site_name" content="晴日生活"><meta name="author" content="${author}"></head><body><article><h1>手沖咖啡怎麼沖</h1>${line}${PARAGRAPHS}</article></body></html>`,
      'https://coffee.test/brew',
    )

  it('gives way to whoever signs the page, if it is the site or its designer', () => {
    for (const author of ['晴日生活', '創意眼網頁設計']) {
      const page = headed(author, '<p>文／林以晴</p>')
      expect(page.author).toBe('林以晴')
      expect(page).not.toHaveProperty('unsigned')
    }
  })

  it('signs nothing where nobody else does', () => {
    expect(headed('晴日生活')).toMatchObject({ author: '晴日生活', unsigned: true })
    expect(headed('創意眼網頁設計').author).toBeNull()
    expect(headed('林以晴')).not.toHaveProperty('unsigned')
    expect(headed('晴日生活', '<p>文／晴日生活</p>')).not.toHaveProperty('unsigned')
  })
})

describe('the date of a Taiwanese article', () => {
  it.each([
    ['中華民國 114 年 3 月 2 日', '2025-03-02'],
    ['發布日期：民國114年03月02日', '2025-03-02'],
    ['發布日期：114-03-02', '2025-03-02'],
    ['張貼於 2025 年 3 月 2 日', '2025-03-02'],
  ])('is counted from the Republic or not: %s', (line, date) =>
    expect(article(`<p>${line}</p>`)).toMatchObject({ publishedAt: date, modifiedAt: null }),
  )

  it.each([
    ['更新於 2025-03-02', null, '2025-03-02'],
    ['發布於 2025-01-02 ・ 更新於 2025-03-02', '2025-01-02', '2025-03-02'],
    ['最後更新：民國 114 年 3 月 2 日', null, '2025-03-02'],
    ['發布：2025/01/02 10:00　最後更新：2025/03/02 11:30', '2025-01-02T10:00:00', '2025-03-02T11:30:00'],
  ])('is told from that of its last change: %s', (line, publishedAt, modifiedAt) =>
    expect(article(`<p>${line}</p>`)).toMatchObject({ publishedAt, modifiedAt }),
  )
})

/** A post as a terminal board shows it on the web: facts in lines, the text between line breaks, replies after it. */
const terminalBoard = (head: string) => `<html><head><meta charset="utf-8">${head}</head><body>
<div id="topbar"><a href="/bbs/">豆子實業坊</a><span>›</span><a class="board" href="/bbs/Coffee/">看板 Coffee</a></div>
<div id="main-content"><div class="metaline"><span class="tag">作者</span><span class="value">drip (阿滴)</span></div><div class="metaline"><span class="tag">看板</span><span class="value">Coffee</span></div><div class="metaline"><span class="tag">標題</span><span class="value">[問題] 手沖水溫</span></div><div class="metaline"><span class="tag">時間</span><span class="value">Sun Mar  2 10:20:30 2025</span></div>
最近開始手沖，想請問水溫要幾度比較好？
我用的是淺焙的豆子，九十二度沖起來有點酸，九十五度又覺得苦。
<div class="push"><span>推 </span><span>bean</span><span>: 淺焙我都用九十四度，磨細一點</span><span> 03/02 10:30</span></div></div></body></html>`

describe('a post of a terminal board', () => {
  const url = 'https://board.test/bbs/Coffee/M.1.html'

  it.each([
    '<title>[問題] 手沖水溫 - 看板 Coffee - 豆子實業坊</title>',
    '<title>[問題] 手沖水溫 - 看板 Coffee - 豆子實業坊</title><meta property="og:title" content="[問題] 手沖水溫"><meta property="og:site_name" content="Bean 豆子實業坊">',
  ])('keeps its category in its title, and leaves out the board and the site: %s', (head) =>
    expect(read(terminalBoard(head), url).title).toBe('[問題] 手沖水溫'),
  )

  it('is a board’s, though it is in Chinese, and signed by an account of any script', () => {
    const page = read(terminalBoard('<title>手沖水溫</title>').replace('drip (阿滴)', '下個月自由'), url)
    expect(page).toMatchObject({ type: 'forum', author: '下個月自由' })
  })

  it('is signed by its account and dated by its own line', () => {
    const page = read(terminalBoard('<title>[問題] 手沖水溫 - 看板 Coffee - 豆子實業坊</title>'), url)
    expect(page).toMatchObject({ author: 'drip', publishedAt: '2025-03-02T10:20:30' })
  })
})

/** A post of a blog platform: the blog's name as the main heading, the date in a row of boxes, comments with dates behind it. */
const blogPost = `<html lang="zh-Hant"><head><title>手沖水溫 @ 阿滴的咖啡桌 :: 豆味邦 ::</title><meta property="og:title" content="手沖水溫"></head><body>
<div id="banner"><h1><a href="https://drip.blog.test/blog">阿滴的咖啡桌</a></h1></div>
<div class="article"><ul class="article-head"><li class="publish"><span class="month">Mar</span> <span class="date">02</span> <span class="day">Sun</span> <span class="year">2025</span> <span class="time">10:20</span></li><li class="title"><h2><a href="/blog/post/1">手沖水溫</a></h2></li></ul><div class="article-content">${PARAGRAPHS}</div></div>
<div id="comment-area"><h3>留言列表 (1)</h3><ul><li class="post-info">bean 於 2025/03/05 發表</li><li class="post-text">淺焙我都用九十四度，磨細一點就不會酸。</li></ul></div></body></html>`

describe('a post of a blog platform', () => {
  it('is named and dated by itself, not by its blog or its comments', () =>
    expect(read(blogPost, 'https://drip.blog.test/blog/post/1')).toMatchObject({
      title: '手沖水溫',
      publishedAt: '2025-03-02T10:20:00',
    }))
})

describe('a post of a terminal board in Big5', () => {
  it('is read though nothing declares its encoding', () => {
    const html = terminalBoard('<title>[問題] 手沖水溫 - 看板 Coffee - 豆子實業坊</title>').replace(
      '<meta charset="utf-8">',
      '',
    )
    const page = readPage({
      bytes: iconv.encode(html, 'big5'),
      url: 'https://board.test/bbs/Coffee/M.1.html',
      contentType: 'text/html',
    })
    expect(page).toMatchObject({ encoding: 'big5', title: '[問題] 手沖水溫', author: 'drip' })
    expect(page.text).toContain('淺焙的豆子')
  })
})

const POSTS = [
  ['bean_2024', '想買第一臺磨豆機，預算三千元以內，請問大家都用哪一款？手搖的也可以，希望磨得均勻。'],
  ['kettle', '手搖的在這個價位比電動的均勻，我用了兩年，刀盤拆洗也方便，只是磨深焙比較快。'],
  ['drip', '電動的可以等特價，但是這個預算的細粉多，手沖會苦，建議先用手搖的練習。'],
]
const forum = (title: string, name: (user: string) => string) =>
  read(
    `<html lang="zh-Hant"><head><title>${title}</title></head><body><nav><span class="username">訪客</span></nav><div class="thread forum">${POSTS.map(
      ([user = '', text = ''], floor) =>
        `<div class="post" id="post-${floor}"><div class="post-user">${name(user)}</div><div class="post-date">2025-03-0${floor + 2} 10:0${floor}</div><div class="post-content"><p>${text}</p><p>${text}</p></div><a href="#reply">回覆</a><a href="#quote">引用</a></div>`,
    ).join('')}</div></body></html>`,
    'https://forum.test/topicdetail.php?f=168&t=7001',
  )

describe('a topic of a forum', () => {
  it.each([
    ['三千元以內的磨豆機 - 咖啡器材討論區 - 豆子論壇', '三千元以內的磨豆機'],
    ['三千元以內的磨豆機 - 豆子論壇 - Powered by Anything!', '三千元以內的磨豆機'],
    ['Grinders under 100 - Bean Forums', 'Grinders under 100'],
    ['磨豆機推薦 - 2025 最新版', '磨豆機推薦 - 2025 最新版'],
  ])('is named without its board: %s', (title, name) =>
    expect(forum(title, (user) => `<b>${user}</b>`).title).toBe(name),
  )

  it('is signed by who wrote its first post, whose account may hold digits', () => {
    const page = forum('三千元以內的磨豆機', (user) => `<a class="username" href="/u/${user}">${user}</a>`)
    expect(page).toMatchObject({ type: 'forum', author: 'bean_2024' })
  })
})

describe('a topic whose first account is no name', () => {
  const topic = (...users: string[]) =>
    forum('三千元以內的磨豆機 - 豆子論壇 - Powered by Discuz!', (user) => {
      const at = POSTS.findIndex(([name]) => name === user)
      return `<div class="authi"><a class="author" href="/u/${at}">${users[at]}</a></div>`
    })

  it.each(['abc1234', 'user3080392', 'b_2024'])('is not signed by who replied to %s', (user) =>
    expect(topic(user, '阿宏', 'quiet')).toMatchObject({ type: 'forum', author: user }),
  )
})

describe('a line beside the title', () => {
  it.each([
    ['by ibby', 'ibby'],
    ['Posted by Ana · 2 May 2025', 'Ana'],
    ['by brand', null],
  ])('names whoever signs: %s', (line, author) => expect(article(`<p>${line}</p>`).author).toBe(author))
})
