import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'
import { bare, markedPage } from './testing/marked-page.ts'

const FOLDER = join(import.meta.dirname, 'testing/taiwan')
const TEXTS: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'texts.json'), 'utf8'))

/** The pages' addresses, where the site's kind needs one of its own. */
const URLS: Readonly<Record<string, string>> = {
  mobile01: 'https://forum.test/topicdetail.php?f=168&t=7001',
  pixnet: 'https://rainyday.wool.test/blog/post/400100200',
  category: 'https://outdoor.test/category/backpack',
  clinic: 'https://clinic.test/',
  shop: 'https://shop.test/products/cloud-12l',
}

/** Which marked texts of a page are quoted as its content, and which of its content are not. */
function read(name: string, length: 'short' | 'long') {
  const { bytes, pieces } = markedPage(readFileSync(join(FOLDER, `${name}.txt`), 'utf8'), TEXTS, length)
  const page = readPage({
    bytes,
    url: URLS[name] ?? `https://${name}.test/article/1001`,
    contentType: 'text/html; charset=utf-8',
  })
  const quoted = page.blocks.filter(({ role }) => role === 'content').map(({ text }) => bare(text))
  const isQuoted = (text: string): boolean => quoted.some((block) => block.includes(text))
  const content = pieces.filter(({ role }) => role === 'content').map(({ text }) => text)
  const around = pieces
    .filter(({ role }) => role !== 'content' && role !== 'caption' && role !== 'reply')
    .map(({ text }) => text)
    // A heading may stand in the list of contents, too, and an office in its own text.
    .filter((text) => bare(page.title) !== text && !content.some((own) => own.includes(text)))
  return {
    page,
    lost: content.filter((text) => !isQuoted(text)),
    quotedAround: around.filter(isQuoted),
  }
}

const DAY = '2026-03-02'
const TITLE = '梅雨季除濕機怎麼選'

/** What each page says of itself: its title, its author, when it was published and last changed. */
const PAGES: readonly (readonly [string, string, string | null, string | null, string | null])[] = [
  ['bahamut', '【心得】梅雨季除濕機選購筆記', '下雨天不出門', `${DAY}T10:20:33`, null],
  ['campus', '租屋除濕機要買多大', null, `${DAY}T02:21:00Z`, null],
  ['category', '登山背包', null, null, null],
  ['city', '公告本市老舊機車汰舊換新補助自即日起受理申請', '雲霧市政府環境保護局', DAY, '2026-03-05'],
  ['clinic', '晴天皮膚科診所', null, null, null],
  [
    'cna',
    '梅雨季除濕機銷量增三成 消基會籲看能效標示',
    '林雨天',
    `${DAY}T10:21:00+08:00`,
    `${DAY}T12:40:00+08:00`,
  ],
  ['dental', '植牙常見問題 Q&A：費用、疼痛、術後照顧一次看', '林雨天 醫師', DAY, '2026-03-05T02:00:00+00:00'],
  ['dcard', TITLE, '下雨天不出門', `${DAY}T02:21:00Z`, null],
  ['divtable', '三種除濕機比較表', '林雨天', DAY, null],
  ['elementor', `${TITLE}？五個重點一次看`, '晴天小編', DAY, null],
  ['essay', TITLE, '下雨天不出門', `${DAY}T10:21:00+08:00`, null],
  ['farmers', '雲霧鄉農會全球資訊網-農業推廣-梅雨季倉庫除濕要點', null, DAY, null],
  ['gov', '節能家電補助申請須知', null, DAY, '2026-03-05'],
  ['gov-table', '節能家電補助常見問答', null, DAY, '2026-03-05'],
  ['hospital', '居家濕度與過敏', null, null, '2026-03-05'],
  [
    'liveblog',
    '【不斷更新】颱風晴雨逼近 各縣市停班停課、交通異動一次看',
    '林雨天',
    `${DAY}T10:21:00+08:00`,
    `${DAY}T18:30:00+08:00`,
  ],
  ['ltn', '梅雨季除濕機買氣旺 專家教你看能效', '林雨天', `${DAY}T10:21:00`, null],
  ['magazine', `${TITLE}？專家破解五個迷思`, '林雨天', DAY, '2026-03-05'],
  ['medium', TITLE, '林雨天', `${DAY}T02:21:00Z`, null],
  ['mobile01', '梅雨季除濕機選購心得', 'rainyday2020', `${DAY}T10:21:00`, null],
  ['pixnet', '梅雨季除濕機開箱', 'rainyday', `${DAY}T10:20:00`, null],
  ['ptt', '[心得] 梅雨季除濕機選購筆記', 'rainyday', `${DAY}T21:14:05`, null],
  ['qa-table', '除濕機維修問答-老張電器行', null, null, null],
  ['shop', '雲朵 12L 除濕機', null, null, null],
  ['small-table', '爸媽報扶養 115 年免稅額', null, null, null],
  ['udn', '梅雨季除濕機怎麼選 達人點出三個關鍵', '林雨天', `${DAY}T10:21:00`, null],
  ['vocus', TITLE, '下雨天不出門', DAY, '2026-03-05'],
]

describe('a page as Taiwan lays it out', () => {
  it.each(PAGES.flatMap(([name]) => [[name, 'short'] as const, [name, 'long'] as const]))(
    'quotes its own text and nothing around it: %s, %s',
    (name, length) => {
      const { lost, quotedAround } = read(name, length)
      expect({ lost, quotedAround }).toEqual({ lost: [], quotedAround: [] })
    },
  )

  it.each(PAGES)('says who wrote it and when: %s', (name, title, author, publishedAt, modifiedAt) => {
    for (const length of ['short', 'long'] as const)
      expect(read(name, length).page).toMatchObject({ title, author, publishedAt, modifiedAt })
  })
})
