import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/bench/insight-page.ts'
import { buildCorpus } from './corpus.ts'
import { findStrengths } from './strengths.ts'

const SHARED =
  '## 水溫\n淺焙豆適合攝氏 92 到 94 度的熱水，深焙豆降到 86 度左右，水太燙會苦，太低會酸，可以用溫度計確認。\n## 研磨\n磨豆機刻度調到顆粒像二號砂糖，太細會過度萃取而苦澀，太粗味道單薄，每次只調一格。'

it('keeps what is the page’s own to say, not what the shop says of itself', () => {
  const own = `${SHARED}\n## 高海拔登山時怎麼沖\n在三千公尺的山上，氣壓低、爐火不穩，我們背著輕量爐頭與鈦杯，實際走了五座百岳做紀錄。\n## 會員專屬優惠\n加入會員即享九折，生日當月再送購物金一百元，全館滿千免運，歡迎到結帳頁面輸入代碼。\n## 關於我們的店\n本店創立於民國九十年，位於巷弄之間，兩層樓的空間與老派裝潢，歡迎帶朋友來坐坐聊天。`
  const corpus = buildCorpus([
    markedSource(0, own),
    markedSource(1, SHARED),
    markedSource(2, SHARED.replace('砂糖', '白糖')),
  ])
  expect(findStrengths(corpus, 'p0', []).map(({ name }) => name)).toEqual(['高海拔登山時怎麼沖'])
})

it('does not keep what sells, nor what belongs to a topic that others speak of', () => {
  const own = `${SHARED}\n## 挑一支好豆子\n本月主打衣索比亞水洗豆，帶有茉莉花香，兩包再享 9 折優惠，現在就到商店選購。\n## 高海拔登山時怎麼沖\n在三千公尺的山上，氣壓低、爐火不穩，我們背著輕量爐頭與鈦杯，實際走了五座百岳做紀錄。`
  const corpus = buildCorpus([markedSource(0, own), markedSource(1, SHARED)])
  const [user] = corpus.pages
  const hike = user?.sections.filter((unit) => unit.section.subject.includes('高海拔')) ?? []
  expect(findStrengths(corpus, 'p0', []).map(({ name }) => name)).toEqual(['高海拔登山時怎麼沖'])
  expect(findStrengths(corpus, 'p0', [{ members: hike }])).toEqual([])
})
