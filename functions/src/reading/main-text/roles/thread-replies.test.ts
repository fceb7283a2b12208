import { describe, expect, it } from 'vitest'
import { readPage } from '../../read-page.ts'

const REPLIES = [
  ['smallhouse', '先看租約還剩多久，設備列清單逐項點交，欠的水電費結清再付尾款。'],
  ['brickwall', '油煙要先算進去，樓上一個月檢舉三次，加裝靜電機花了 18 萬。'],
  ['smallhouse', '時間的話我拖了七個月，其中兩個月卡在變更用途。'],
  ['noodles', '截油槽別買最小的，假日一天就滿，溢出來被罰過一次。'],
  ['taxman', '稅籍也別忘，國稅局會派人來看座位數跟客單。'],
  ['brickwall', '還有公共意外險，店裡的吊燈掉下來砸到客人，賠了 12 萬，都是保險公司出的。'],
  ['firstshop', '感謝，我先去都發局問完，再決定要不要付斡旋。'],
  ['brickwall', '補一個，廢水管線要先看，改管線要房東同意，不然開幕前才發現就來不及。'],
  ['noodles', '押金不要付現金，用匯款才留得下紀錄，房東換人時說得清。'],
] as const

/** A post on a terminal board with one line for each reply, as such boards render it for the web. */
const thread = `<!DOCTYPE html><html lang="zh-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>[請益] 頂讓小店要注意什麼 | 頭家聊天站</title><link rel="canonical" href="https://bosses.test/shop/30217"><meta property="og:site_name" content="頭家聊天站"></head><body><div id="topbar-container"><a href="/">聊天站</a> › <a href="/b">看板 StartUp</a></div><div id="main-container"><div id="main-content" class="bbs-screen bbs-content"><div class="article-metaline"><span class="article-meta-tag">作者</span><span class="article-meta-value">firstshop</span></div><div class="article-metaline"><span class="article-meta-tag">標題</span><span class="article-meta-value">[請益] 頂讓小店要注意什麼</span></div><div class="article-metaline"><span class="article-meta-tag">時間</span><span class="article-meta-value">2026-01-09 21:14:08</span></div>
最近談到一間 15 坪的店要頂讓，前手做熱炒，開價 60 萬，房東說可以直接換我簽。第一次創業，想問流程上哪裡最容易出事？

--
※ 發信站: 聊天站(bosses.test), 來自: 203.0.113.8 (臺灣)
${REPLIES.map(([who, text], at) => `<div class="push"><span class="hl push-tag">${at % 3 === 2 ? '→' : '推'} </span><span class="f3 hl push-userid">${who}</span><span class="f3 push-content">: ${text}</span><span class="push-ipdatetime"> 01/1${at} 09:1${at}</span></div>`).join('\n')}</div></div></body></html>`

describe('the replies of a Chinese thread', () => {
  it('are its content, as in any other script', () => {
    const page = readPage({
      bytes: new TextEncoder().encode(thread),
      url: 'https://bosses.test/shop/30217',
      contentType: 'text/html; charset=utf-8',
    })
    expect(page.type).toBe('forum')
    for (const [, text] of REPLIES)
      expect(page.blocks.find((block) => block.text.includes(text))?.role).toBe('content')
  })

  it('are its content under a title that asks for recommendations', () => {
    const post = (who: string, text: string, at: number) =>
      `<div class="l-post"><div class="l-post__author"><a class="c-link" href="/u/${at}">${who}</a><div class="sub">2026-06-22 1${at}:20　#${at + 1}</div><div>文章編號：9${at}032　積分 5</div></div><article class="l-area"><div class="c-body">${text}<br><br></div></article><div class="u-gap">推 ${at}　<a href="#">引用</a>　<a href="#">檢舉</a></div></div>`
    const texts = REPLIES.map(([, text]) => text)
    const html = `<!DOCTYPE html><html lang="zh-TW"><head><title>請推薦頂讓前要問的事 | 頭家聊天站</title></head><body><h1>請推薦頂讓前要問的事</h1>${texts.map((text, at) => post(['林口阿國', '新莊老陳', '頭家小美'][at % 3] ?? '', text, at)).join('')}</body></html>`
    const page = readPage({
      bytes: new TextEncoder().encode(html),
      url: 'https://bosses.test/t/30218',
      contentType: 'text/html; charset=utf-8',
    })
    const content = page.blocks.filter(({ role }) => role === 'content').map(({ text }) => text)
    expect(texts.filter((text) => !content.some((each) => each.includes(text)))).toEqual([])
  })
})
