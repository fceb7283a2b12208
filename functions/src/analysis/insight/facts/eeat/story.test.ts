import { expect, it } from 'vitest'
import { isOfOneTime, isOwnAccount, isStory } from './story.ts'

const page = { title: '二手車檢查重點', text: '檢查重點整理如下。' }

it('takes what happened to a writer or the family for no fact', () => {
  expect(isStory('媽媽說爸爸怕吵，最後只做頭七', page)).toBe(true)
  expect(isStory('我換過四家廠商，只有一家準時', page)).toBe(true)
  expect(isStory('媽媽可以準備小湯匙', page)).toBe(false)
  expect(isStory('停藥後當天早上回診', page)).toBe(false)
})

it('takes a thing of a story for none only on a page that tells one', () => {
  const text = '那雙第一次穿就磨破後跟'
  expect(isStory(text, page)).toBe(false)
  const story = { title: '登山鞋心得', text: '我去年買了三雙登山鞋。' }
  expect(isStory(text, story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', story)).toBe(true)
  expect(isStory('發作時含止暈藥，平常吃利尿劑', page)).toBe(false)
})

it('takes for none what was meant or found by nobody who is named, on a page that tells a story', () => {
  const story = { title: '登山鞋心得', text: '我去年買了三雙登山鞋。' }
  const texts = ['本來想兩雙一起買，被店員阻止', '走到第三站才發現只帶了一隻', '出發第二天，海線的路肩']
  for (const text of texts) expect(isStory(text, story)).toBe(true)
  expect(isStory('出發前兩天先穿', story)).toBe(false)
})

it('takes how people reacted for none, nor what a relative had to do on a page that tells a story', () => {
  expect(isStory('廣播說雲太厚，全場一陣嘆氣', page)).toBe(true)
  const text = '奶奶戶籍在外縣市，收 3,600 元'
  const story = { title: '辦後事紀錄', text: '我去年替奶奶辦了後事。' }
  expect(isStory(text, page)).toBe(false)
  expect(isStory(text, story)).toBe(true)
  expect(isStory('老屋登記的是過世的舅舅', story)).toBe(true)
  expect(isStory('過世的親屬要附除戶謄本', story)).toBe(false)
  expect(isStory('媽媽可以準備小湯匙', story)).toBe(false)
})

it('takes no fact from under a heading over the writer’s own affairs', () => {
  expect(isOwnAccount('我五次搬家的帳單')).toBe(true)
  expect(isOwnAccount('溫度我都抓低')).toBe(true)
  expect(isOwnAccount('我可以報嗎？')).toBe(false)
  expect(isOwnAccount('我們的收費')).toBe(false)
  expect(isOwnAccount('收費')).toBe(false)
  expect(isOwnAccount('想過買二手船')).toBe(true)
  expect(isOwnAccount('試過還是漏水？')).toBe(false)
})

it('takes none from under a heading over a household’s affairs, which no firm would write', () => {
  for (const heading of ['我們家的比例', '我們省在哪裡', '我們最後選了誰', '恆溫用起來'])
    expect(isOwnAccount(heading)).toBe(true)
  for (const heading of [
    '我們怎麼做',
    '我們收的是哪些',
    '我們家的師傅',
    '我們家要裝多大？',
    '我們的挑選方式',
  ])
    expect(isOwnAccount(heading)).toBe(false)
})

it('takes a verdict, one day by the clock and offers of unnamed firms for none', () => {
  const story = { title: '搬家心得', text: '我去年搬了兩次家。' }
  const day = '八點半開始裝，快十二點才關車門；下午兩點卸貨'
  const offers = 'A 公司 2 萬 8 全包，B 公司 1 萬 9 但拆裝另計'
  expect(isStory('面板有兒童鎖，給滿分', page)).toBe(true)
  expect(isStory(day, story)).toBe(true)
  expect(isStory(offers, story)).toBe(true)
  expect(isStory(offers, page)).toBe(false)
  expect(isStory('早上八點到晚上九點營業', story)).toBe(false)
})

it('takes what is told of somebody whom the page introduces as one case for no fact', () => {
  const group = { ...page, text: '長者（65 歲以上）免費，上班族小婷（化名）來信。' }
  expect(isStory('長者每年可免費施打一劑。', group)).toBe(false)
  expect(isStory('小婷每月還款 8,000 元。', group)).toBe(true)
  const column = { ...page, text: '學員阿哲（化名）來信：買車三年沒保養。陳美惠（61 歲）也問過。' }
  expect(isStory('阿哲的煞車皮只剩兩公釐，換一組 3,200 元', column)).toBe(true)
  expect(isStory('陳美惠的車每五千公里換一次機油', column)).toBe(true)
  expect(isStory('煞車皮剩三公釐就該換', column)).toBe(false)
  expect(isStory('阿哲的煞車皮只剩兩公釐，換一組 3,200 元', page)).toBe(false)
})

it('takes what an English writer does for none', () => {
  expect(isStory('I send each vendor one awkward question', page)).toBe(true)
  expect(isStory('Type I compressors need less power', page)).toBe(false)
  expect(isStory('We only looked at tools with a timer inside the task', page)).toBe(true)
  expect(isStory('Choose a tool before we need one', page)).toBe(false)
})

it('takes what somebody said to a writer for none, but not what people say', () => {
  const blog = { title: '帶女兒泡湯', text: '我帶女兒去泡湯，踩過的雷一次說完。' }
  expect(isStory('出發前問過小兒科，醫生說滿 1 歲可以沾一沾', blog)).toBe(true)
  expect(isStory('連宵夜也戒了。醫生看到報告說，功勞不小', blog)).toBe(true)
  expect(isStory('醫師說明書上寫得很清楚', blog)).toBe(false)
  expect(isStory('醫生說滿 1 歲可以', page)).toBe(false)
  expect(isOwnAccount('忘了拔隱形眼鏡的人是我')).toBe(true)
})

it('takes one evening, what the writer did then and what one house measured for none', () => {
  const text = '我開過兩家早餐店。停電那一晚，冰箱的肉全丟了。之後我只租有發電機的店面。'
  const story = { title: '開店筆記', text }
  expect(isStory('停電那一晚，冰箱的肉全丟了', story)).toBe(true)
  expect(isStory('冰箱的肉全丟了', story)).toBe(true)
  expect(isStory('退貨率從 5.2% 降到 1%', story)).toBe(true)
  expect(isStory('退貨率從 5.2% 降到 1%', page)).toBe(false)
  expect(isOfOneTime('停電那一晚', story)).toBe(true)
  expect(isOfOneTime('停電那一晚', page)).toBe(false)
})

it('takes the days of a writer’s own course for none, but what is usual', () => {
  const diary = { title: '紋眉日記', text: '我上個月去紋眉。' }
  expect(isStory('第三天開始掉皮，第六天只剩眉尾一點', diary)).toBe(true)
  expect(isStory('第三天通常開始掉皮，第六天多半掉完', diary)).toBe(false)
  expect(isStory('每天複習，第三天、第七天各看一次', diary)).toBe(false)
})

it('takes what a tested thing did and asides for none', () => {
  const test = {
    title: '三款除霉劑',
    text: '我買了三款回家試。淨亮噴了兩次，三天後黑點還在。淨亮的主成分是次氯酸鈉。\n品牌\t價格\n淨亮\t199 元\n白霸\t250 元',
  }
  expect(isStory('淨亮噴了兩次，三天後黑點還在', test)).toBe(true)
  expect(isStory('淨亮的主成分是次氯酸鈉', test)).toBe(false)
  expect(isStory('每片噴 20 毫升（感謝室友）', page)).toBe(true)
})

it('takes a mishap that befell a writer once, and what everybody is begged to do, for no fact', () => {
  const story = { title: '租車心得', text: '我去年租了兩次車，第一次就刮到門。' }
  expect(isStory('沒有拍照存證，被罰過一次，之後都先錄影', story)).toBe(true)
  expect(isStory('第一次剩半箱油。後來固定出發前一天加滿', story)).toBe(true)
  expect(isStory('取車前拜託大家一定要錄影', page)).toBe(true)
})

it('takes a relative behind the first sentence, a shaken head and a wait of the writer’s for none', () => {
  const story = { title: '阿公說他要住老家', text: '這是搬家那半天的流水帳。' }
  const text = '三樓沒電梯，兩個小時。阿公戶籍在外縣市，多收 600 元'
  expect(isStory(text, story)).toBe(true)
  expect(isStory(text, page)).toBe(false)
  expect(isStory('師傅打開水箱就搖頭，零件停產了', page)).toBe(true)
  expect(isStory('跑去公所申請，等了八天才拿到公文', story)).toBe(true)
  expect(isStory('申請後約等八天', story)).toBe(false)
})

it('takes what nobody is said to have done for the writer’s', () => {
  const story = { title: '租車心得', text: '我去年租了兩次車，第一次就刮到門。' }
  expect(isStory('油錶壞掉。借了一只行車記錄器，一趟 320 公里', story)).toBe(true)
  expect(isStory('一天肯定不夠，於是加租了兩天，多付 900 元', story)).toBe(true)
  expect(isStory('租了車就要拍照，三分鐘就好', story)).toBe(false)
  expect(isStory('油錶壞掉。借了一只行車記錄器，一趟 320 公里', page)).toBe(false)
})

it('takes what goes on behind a sentence on the writer for a part of that', () => {
  const text = '我把鹽全部收進櫃子。連醬油也停了，改沾檸檬。血壓降下來之後可以再放。'
  const story = { title: '控糖日記', text: `我花了三個月調整。\n${text}` }
  expect(isStory('連醬油也停了，改沾檸檬', story)).toBe(true)
  expect(
    isStory('連醬油也停了，改沾檸檬', { ...story, text: '我花了三個月調整。\n連醬油也停了，改沾檸檬。' }),
  ).toBe(false)
})

it('takes what somebody at work says beside what they do, and what leads to what a person did then, for a story', () => {
  const rest = '琴腳下墊了四塊橡膠。後來她傳訊息點歌。'
  const text = `搬進去先送一張卡片。${rest}\n師傅在墩子旁打一支銅棒，說洗澡會麻。`
  const story = { title: '搬琴流水帳', text: `我花了三個月調整。\n${text}` }
  expect(isStory('師傅在墩子旁打一支銅棒，說洗澡會麻', story)).toBe(true)
  expect(isStory('師傅應先看現場，說明做法', story)).toBe(false)
  expect(isStory('搬進去先送一張卡片', story)).toBe(true)
  expect(isStory('搬進去先送一張卡片', { title: '搬琴', text: `搬進去先送一張卡片。${rest}` })).toBe(false)
})
