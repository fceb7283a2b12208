import { expect, test } from 'vitest'
import { canStandForPage, faultBeside } from './beside-facts.ts'

test.each([
  ['a reply', '不一定。薄的棉布會縮，厚的不會'],
  ['a reply to a post', '樓上正解。先把琴弦放鬆再調'],
  ['an answer without its subject', '是弦軸鬆了，不是琴壞了'],
  ['what happened last week', '體育館上週六湧入九百人，門口排到天亮'],
  ['one customer', '住在鹿溪的林先生等了三個月才拿到琴'],
  ['one of some age', '一名 22 歲女學生試了兩把琴'],
  ['a house on itself', '本會不訂統一價，各班成本不同'],
  ['its writer', '松香要常換，我一塊用了兩年'],
  ['what stands elsewhere', '以上價錢先別急著刷卡'],
  ['the houses of a comparison', 'A、C 附琴盒；B 要另外買'],
  ['a person told before', '想練快弓，他的口訣是手腕先放鬆'],
])('no words of %s stand beside the facts of an action', (_, words) => {
  expect(faultBeside(words)).not.toBeNull()
})

test.each([
  '琴弦每半年換一次，松香一年換一塊',
  '基本班每週一次，課本會在第一堂發',
  '單月 15 日前可以退選，學費退九成',
  '製琴師周裕民說，新琴要拉半年。他建議每天半小時',
  '我國的琴以雲杉做面板',
  'A 級琴弦比較貴',
])('what holds for everybody may: %s', (words) => {
  expect(faultBeside(words)).toBeNull()
})

test.each(['另一種琴弓用碳纖維', '接下來把弦軸轉緊', '它比雲杉重', '他們的店開在橋頭', '不一定。看琴'])(
  'no words that go on from others stand for a page: %s',
  (words) => {
    expect(canStandForPage(words)).toBe(false)
  },
)

test('whole words may stand for a page', () => {
  expect(canStandForPage('琴弦每半年換一次，松香一年換一塊')).toBe(true)
})
