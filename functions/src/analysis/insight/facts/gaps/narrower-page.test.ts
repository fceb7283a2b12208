import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { unsaidTitle } from './narrower-page.ts'

const PAGES = [
  'title: 窗簾怎麼洗？\n## 多久洗一次\n布簾半年洗一次。\n## 水溫\n三十度以下。',
  'title: 窗簾清洗費用\n## 行情\n一呎十五元，捲簾另計。\n## 取件\n三天後送回。',
  'title: 捲簾使用手冊\n## 保養\n每月擦拭一次。\n## 水溫\n禁止水洗。',
  'title: 百葉窗簾收納\n## 百葉拆下\n轉動百葉的扣環。\n## 百葉收起\n百葉綁緊。\n## 百葉放置\n平放箱底。\n## 水溫\n冷水即可。',
]

/** The title told with what is said of a page. */
function titleOf(rank: number, ...said: string[]): string | null {
  const sources = PAGES.map((text, at) => markedSource(at + 1, text))
  const view = viewOf(inputOf({ keyword: '窗簾清洗', serp: emptySerp(), sources }))
  return unsaidTitle(view, view.othersRead[rank - 1]?.id ?? '', said)
}

it('tells the title of a page that has no word of the keyword, or is on one kind of it', () => {
  expect(titleOf(3, '保養', '每月擦拭一次')).toBe('捲簾使用手冊')
  expect(titleOf(4, '水溫', '冷水即可')).toBe('百葉窗簾收納')
})

it('tells none where the name, the heading or the fact says it, or the page is on the keyword', () => {
  expect(titleOf(3, '捲簾', '每月擦拭一次')).toBeNull()
  expect(titleOf(4, '水溫', '百葉用冷水')).toBeNull()
  expect(titleOf(1, '水溫', '三十度以下')).toBeNull()
  expect(titleOf(2, '行情', '一呎十五元')).toBeNull()
})

it('tells the page of one scheme by its title where only a word that others write too is said', () => {
  const pages = [
    'title: 租屋補貼怎麼領？\n## 金額\n補貼每月 3,000 元。\n## 期間\n一年一次。',
    'title: 租屋費用\n## 行情\n套房 9,000 元，可領補貼。\n## 押金\n兩個月。',
    'title: 租屋契約\n## 期間\n租屋至少一年。\n## 解約\n一個月前說。',
    'title: 星芽補貼問答\n## 期間多長\n本方案最長三年。\n## 能不能補貼兩次\n不行。',
    'title: 租屋退租\n## 點交\n拍照存證。\n## 清潔\n照約定。',
  ]
  const sources = pages.map((text, at) => markedSource(at + 1, text))
  const view = viewOf(inputOf({ keyword: '租屋', serp: emptySerp(), sources }))
  const title = (said: string) => unsaidTitle(view, view.othersRead[3]?.id ?? '', [said])
  expect(title('補貼最長三年')).toBe('星芽補貼問答')
  expect(title('星芽補貼最長三年')).toBeNull()
})

it('tells the title of a page on one type of what is searched for', () => {
  const pages = [
    'title: 洗衣機怎麼選\n## 容量\n四口之家十公斤。',
    'title: 半自動型洗衣機｜三天到貨\n## 適合誰\n租屋、常搬家的人。',
    'title: 半自動與全自動洗衣機\n## 適合誰\n看空間。',
    'title: 洗衣機清潔\n## 多久一次\n兩個月。',
  ]
  const sources = pages.map((text, at) => markedSource(at + 1, text))
  const view = viewOf(inputOf({ keyword: '洗衣機 價格', serp: emptySerp(), sources }))
  const title = (rank: number, said: string) => unsaidTitle(view, view.othersRead[rank]?.id ?? '', [said])
  expect(title(1, '租屋、常搬家的人')).toBe('半自動型洗衣機')
  expect(title(2, '看空間')).toBeNull()
})
