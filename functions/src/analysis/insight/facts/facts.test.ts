import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { subjectOf } from '../testing/subject.ts'
import { excerptOf } from './excerpt.ts'
import { factOf } from './facts.ts'
import { rowAsText, tableAsText } from './table-row.ts'

const row = (text: string): Block => ({ kind: 'tableRow', level: 0, text, start: 0, role: 'content' })

describe('a row of a table', () => {
  it('is stated with the names of its columns', () => {
    expect(rowAsText('韓國\t5 萬元\t10 年', '產地\t費用\t保固')).toBe('韓國（費用：5 萬元，保固：10 年）')
    expect(rowAsText('鏡檢（自費）\t4,800 元', '項目\t費用')).toBe('鏡檢（自費）：4,800 元')
    expect(rowAsText('婚攝（單機）\t12,000 元\t22,000 元', '項目\t節省\t一般')).toBe(
      '婚攝（單機）：節省 12,000 元，一般 22,000 元',
    )
  })

  it('is stated with the name of its first column too if it begins with a bare quantity', () => {
    expect(rowAsText('20 萬元以上\t使用統一發票\t5%', '當月銷售額\t方式\t稅率')).toBe(
      '當月銷售額 20 萬元以上（方式：使用統一發票，稅率：5%）',
    )
    expect(rowAsText('5 公斤以上未達 10 公斤\t120 元\t2 天', '包裹重量\t運費\t時間')).toMatch(
      /^包裹重量 5 公斤/u,
    )
    expect(rowAsText('第 5 月\t試營運\t3 天', '階段\t要完成的事\t時間')).toMatch(/^第 5 月（/u)
  })

  it('is stated without them when the first row is not a header', () => {
    const first = '負責人責任\t行號負無限責任，公司股東負有限責任\t有限責任'
    expect(rowAsText('所得課稅\t行號併入個人\t20%', first)).toBe('所得課稅：行號併入個人，20%')
    expect(rowAsText('韓國\t5 萬元', '日本\t8 萬元')).toBe('韓國：5 萬元')
  })

  it('is stated with a length of time as a column, where it has more figures than the header', () => {
    expect(rowAsText('輕型\t4 人\t5,500 元', '級距\t人數\t24 小時')).toBe(
      '輕型（人數：4 人，24 小時：5,500 元）',
    )
    expect(rowAsText('丙案\t三年', '乙案\t2 年')).toBe('丙案：三年')
    expect(rowAsText('丙案\t3 萬元\t怕吵的人', '方案\t30 天大約\t誰會後悔')).toBe(
      '丙案（30 天大約：3 萬元，誰會後悔：怕吵的人）',
    )
  })

  it('is stated with the name of a column that adds a rate in brackets', () => {
    expect(rowAsText('B 區\t1,200 元\t360 元', '座位\t票價\t訂位金（30%）')).toBe(
      'B 區：票價 1,200 元，訂位金（30%）360 元',
    )
    expect(rowAsText('B 區\t1,200 元', 'A 區\t1,500 元（含稅）')).toBe('B 區：1,200 元')
  })

  it('is stated with the names of its columns where its last cell is empty', () => {
    expect(rowAsText('紙張\t否', '項目\t多半包含\t多久換')).toBe('紙張（多半包含：否）')
  })

  it('is told with all of its table where it is one step of a scale', () => {
    const rows = [
      '退票時間\t票款',
      '開演前 30 天以上\t票款全退',
      '10 至 29 天\t票款退八成',
      '9 天以內\t票款不退',
    ]
    const told = (name: string) =>
      factOf({ quote: rows[1] ?? '', heading: '' }, { blocks: rows.map(row) }, subjectOf([name]))?.rows
    expect(told('票款')).toBe(3)
    expect(told('開演前')).toBe(1)
  })

  it('is no fact in a ranking, which tells only who came where', () => {
    const rows = (first: string) => {
      const blocks = [`${first}\t駕訓班\t通過率`, '1\t東礁\t91%', '2\t西嶼\t88%'].map(row)
      return factOf({ quote: '1\t東礁\t91%', heading: '通過率' }, { blocks }, subjectOf(['通過率']))
    }
    expect(rows('名次')).toBeNull()
    expect(rows('編號')).not.toBeNull()
  })

  it('is no fact where only its column names the subject and the table is too long to state', () => {
    const rows = (count: number) => {
      const models = Array.from({ length: count }, (_, at) => `機種 ${at}\t${at + 1},000 Pa\t9 cm`)
      const blocks = ['款式\t吸力\t機高', ...models].map(row)
      return factOf({ quote: models[0] ?? '', heading: '總表' }, { blocks }, subjectOf(['吸力']))?.rows
    }
    expect(rows(3)).toBe(3)
    expect(rows(10)).toBeUndefined()
  })

  it('is no fact if it says what the row above it does, nor quoted', () => {
    const blocks = ['票種\t怎麼買', '來回票\t窗口，下午五點以前', '船票\t同上，中午不休息'].map(row)
    const passage = { quote: blocks[2]?.text ?? '', heading: '哪裡買船票' }
    expect(factOf(passage, { blocks }, subjectOf(['船票']))).toBeNull()
    expect(excerptOf(passage, { blocks }, subjectOf(['船票']))).toBeNull()
  })

  it('is stated with the others of its table if only its columns name the subject', () => {
    const blocks = ['業者\t租金\t實付', '甲社\t4,800 元\t7,000 元', '乙社\t6,300 元\t7,400 元'].map(row)
    const quote = blocks[1]?.text ?? ''
    expect(factOf({ quote, heading: '試訂的結果' }, { blocks }, subjectOf(['租金']))).toMatchObject({
      text: '甲社（租金：4,800 元，實付：7,000 元）；乙社（租金：6,300 元，實付：7,400 元）',
      rows: 2,
    })
  })

  it('leaves out empty cells', () => {
    expect(rowAsText('租借\t-\t300 元', '')).toBe('租借：300 元')
  })

  it('is no fact if it contains the names of the columns, in all cells or in one', () => {
    const blocks = [row('情境\t建議設定'), row('客廳\t濕度 50%')]
    const of = (quote: string) =>
      factOf({ quote, heading: '' }, { blocks }, subjectOf(['濕度', '設定']))?.text
    expect(of('情境\t建議設定')).toBeUndefined()
    expect(of('建議設定')).toBeUndefined()
    expect(of('客廳\t濕度 50%')).toBe('客廳（建議設定：濕度 50%）')
    expect(of('濕度 50%')).toBe('客廳（建議設定：濕度 50%）')
  })
})

it('is stated without the label of an answer', () => {
  const text = '答：水滾後轉小火，續煮 12 分鐘。'
  const blocks: Block[] = [{ kind: 'paragraph', level: 0, text, start: 0, role: 'content' }]
  expect(factOf({ quote: text, heading: '煮多久' }, { blocks }, subjectOf(['煮多久', '小火']))?.text).toBe(
    '水滾後轉小火，續煮 12 分鐘',
  )
})

it('is stated up to the semicolon behind which its writer speaks of itself', () => {
  const stated = (text: string) => {
    const blocks: Block[] = [{ kind: 'paragraph', level: 0, text, start: 0, role: 'content' }]
    return factOf({ quote: text, heading: '寄放' }, { blocks }, subjectOf(['寄放']))?.text
  }
  expect(stated('寄放行李一件 80 元，限當天；本店住客免費。')).toBe('寄放行李一件 80 元，限當天')
  expect(stated('寄放行李一件 80 元，限當天；隔夜加倍。')).toBe('寄放行李一件 80 元，限當天；隔夜加倍')
  expect(stated('寄放行李一件 80 元，本店住客免費。')).toBeUndefined()
})

it('is stated of an office that speaks of itself, if its site says whose it is', () => {
  const text = '遷出者應於 30 日內向本局申報。'
  const blocks: Block[] = [{ kind: 'paragraph', level: 0, text, start: 0, role: 'content' }]
  const stated = (siteName: string) =>
    factOf({ quote: text, heading: '遷出' }, { blocks, siteName, url: '' }, subjectOf(['遷出']))?.text
  expect(stated('東濱國稅局')).toBe('遷出者應於 30 日內向本局申報')
  expect(stated('小林的筆記')).toBeUndefined()
})

describe('a table', () => {
  const blocks = [row('人數\t張數\t速度'), row('1–4 人\t500 張\t20 頁'), row('5–10 人\t3,000 張\t25 頁')]
  const whole = '1–4 人（張數：500 張，速度：20 頁）；5–10 人（張數：3,000 張，速度：25 頁）'
  const passage = { quote: '5–10 人\t3,000 張\t25 頁', heading: '怎麼選機型' }

  it('is stated though its last cell ends like an unfinished clause', () => {
    const blocks = [row('方案\t期限\t起算'), row('月票\t30 日\t首次進站時')]
    const said = factOf(
      { quote: '月票\t30 日\t首次進站時', heading: '票種' },
      { blocks },
      subjectOf(['月票']),
    )
    expect(said?.text).toBe('月票（期限：30 日，起算：首次進站時）')
  })

  it('is stated as a table if its heading names the subject, as a row if the row does', () => {
    expect(factOf(passage, { blocks }, subjectOf(['機型']))).toMatchObject({ text: whole, rows: 2 })
    expect(factOf(passage, { blocks }, subjectOf(['10 人']))).toMatchObject({
      text: '5–10 人（張數：3,000 張，速度：25 頁）',
      rows: 1,
    })
    expect(excerptOf(passage, { blocks }, subjectOf(['機型']))).toBe(whole)
  })

  it('is not stated by one row of a long one that another thing is the name of', () => {
    const models = Array.from({ length: 12 }, (_, at) =>
      row(`折疊車 K${at}\t${at + 8},800 元的整車價格\t十五公斤的鋁合金車架\t只能放後車廂`),
    )
    const table = [row('車款\t售價\t重量\t收納'), ...models]
    const of = (name: string) =>
      factOf({ quote: models[3]?.text ?? '', heading: '規格' }, { blocks: table }, subjectOf([name]))
    expect(of('後車廂')).toBeNull()
    expect(of('K3')?.rows).toBe(1)
    const short = factOf(
      { quote: models[1]?.text ?? '', heading: '規格' },
      { blocks: table.slice(0, 3) },
      subjectOf(['後車廂']),
    )
    expect(short?.rows).toBe(2)
  })

  it('is stated with its caption, which limits it, and not with any other line before it', () => {
    const caption: Block = {
      kind: 'paragraph',
      level: 0,
      text: '兩人份的露營支出',
      start: 0,
      role: 'content',
    }
    const rows = [row('項目\t支出'), row('營位\t1,200 元'), row('瓦斯\t150 元')]
    const of = (...before: Block[]) =>
      factOf(
        { quote: '營位\t1,200 元', heading: '帳單' },
        { blocks: [...before, ...rows] },
        subjectOf(['營位']),
      )?.text
    expect(of(caption)).toBe('兩人份的露營支出——營位（支出：1,200 元）')
    expect(of({ ...caption, text: '先付訂金，當天再結清。' })).toBe('營位（支出：1,200 元）')
    expect(of()).toBe('營位（支出：1,200 元）')
    for (const text of [
      '2018 年 3 月 5 日更新',
      '資料來源 露營協會',
      '下一篇 如何選營位',
      '支出如下表',
      '下表為支出參考',
      '以下是我們的支出',
      '這些是一般支出',
      '其他支出',
    ])
      expect(of({ ...caption, text })).toBe('營位（支出：1,200 元）')
  })

  it('says what its rows tell apart in the language of the table', () => {
    const of = (...rows: string[]) => tableAsText({ blocks: rows.map(row) }, rows[1] ?? '')?.text
    expect(of('Plan\tPer user\tLimit', 'Free\t$0\t5', 'Team\t$11\t50')).toBe(
      'Per user／Limit (by Plan)——Free：$0／5；Team：$11／50',
    )
    expect(of('項目\t費用\t期限', '機票\t19,600 元\t3 天', '住宿\t13,200 元\t5 天')).toMatch(
      /^機票（費用：19,600 元，期限：3 天）；/u,
    )
  })

  it('keeps the name of its only column of values if that says more than that they are prices', () => {
    const of = (column: string) => {
      const rows = [row(`項目\t${column}`), row('機票\t19,600 元'), row('住宿\t13,200 元')]
      return factOf({ quote: '機票\t19,600 元', heading: '總花費' }, { blocks: rows }, subjectOf(['總花費']))
        ?.text
    }
    expect(of('兩人合計')).toBe('兩人合計——機票：19,600 元；住宿：13,200 元')
    expect(of('費用')).toBe('機票：19,600 元；住宿：13,200 元')
  })

  it('puts no brackets within brackets', () => {
    const rows = [row('情形\t加收（元）'), row('懷孕\t2,000–4,000')]
    const of = { quote: '懷孕\t2,000–4,000', heading: '加價' }
    expect(factOf(of, { blocks: rows }, subjectOf(['懷孕']))?.text).toBe('懷孕：加收（元）2,000–4,000')
  })

  it('is stated row by row when it is long', () => {
    const long = [...blocks, ...Array.from({ length: 9 }, (_, at) => row(`${at + 11} 人\t4,000 張\t35 頁`))]
    expect(factOf(passage, { blocks: long }, subjectOf(['機型']))?.text).toMatch(/^5–10 人（/u)
  })

  it('is stated whole though a cell lists two kinds of people', () => {
    const long = row('11 人以上\t六歲以下的兒童、平日入場的六十五歲以上長者們\t35 頁')
    expect(factOf(passage, { blocks: [...blocks, long] }, subjectOf(['機型']))?.rows).toBe(3)
  })

  it('is stated row by row when its cells are sentences', () => {
    const said = [row('症狀\t調整'), row('尖酸\t萃取不足：磨細一點'), row('苦澀\t萃取過度：磨粗一點')]
    const of = { quote: '苦澀\t萃取過度：磨粗一點', heading: '調整味道' }
    expect(factOf(of, { blocks: said }, subjectOf(['味道']))?.text).toBe('苦澀（調整：萃取過度：磨粗一點）')
  })

  it('without table markup gives no fact from single cells', () => {
    const cells = ['區域', '適合誰', '西岸', '逛街吃飯、第一次來的人', '1,000 元']
    const boxes = (texts: string[]) =>
      texts.map((text): Block => ({ kind: 'paragraph', level: 0, text, start: 0, role: 'content' }))
    const of = (texts: string[]) =>
      factOf({ quote: cells[3] ?? '', heading: '住哪一區' }, { blocks: boxes(texts) }, subjectOf(['一區']))
    expect(of(cells)).toBeNull()
    expect(of(cells.slice(2))).not.toBeNull()
  })
})

describe('a list', () => {
  const listed = (...texts: string[]) =>
    texts.map((text): Block => ({ kind: 'listItem', level: 1, text, start: 0, role: 'content' }))
  const of = (items: string[], quote: string, name: string, heading: string) =>
    factOf({ quote, heading }, { blocks: listed(...items) }, subjectOf([name]))

  it('is stated as a whole if its heading names the subject, because one step of four is half an answer', () => {
    const steps = ['複勘並拍照存證', '家具離牆五十公分', '鑽孔、灌注、封孔', '清潔後交付施工報告書']
    expect(of(steps, '清潔後交付施工報告書', '施工流程', '施工流程')).toMatchObject({
      text: steps.join('；'),
      isList: true,
    })
    expect(of(steps, '清潔後交付施工報告書', '報告書', '我們的服務')?.text).toBe('清潔後交付施工報告書')
  })

  it('is stated item by item if only one of them names the subject, unless another does too', () => {
    const terms = ['灌注：保固一年', '餌站：保固三年', '其他：不另收費']
    expect(of(terms, '灌注：保固一年', '保固', '保固說明')?.text).toBe(terms.join('；'))
    expect(of(terms.with(1, '餌站：三年'), '灌注：保固一年', '保固', '保固說明')?.text).toBe('灌注：保固一年')
  })

  it('is stated item by item if it is long, or its items are', () => {
    const long = Array.from({ length: 9 }, (_, at) => `施工前第 ${at + 1} 件要準備的事`)
    expect(of(long, long[2] ?? '', '準備', '施工前的準備')?.text).toBe(long[2])
    const said = ['鋪好防塵布。家具要離牆五十公分', '鑽孔、灌注與封孔一次做完']
    expect(of(said, said[1] ?? '', '流程', '流程')?.text).toBe(said[1])
  })
})

describe('the fact of a passage', () => {
  const of = (quote: string, ...names: string[]) =>
    factOf({ quote, heading: '' }, { blocks: [] }, subjectOf(names))?.text

  it('keeps a short answer with the exception that follows it', () => {
    expect(of('一年。軟油多的半年內用完。', '軟油')).toBe('一年。軟油多的半年內用完')
    expect(of('可以。軟油多的半年內用完。', '軟油')).toBe('軟油多的半年內用完')
  })

  it('is dated by no day that only its own page knows, and stands on no place named before', () => {
    expect(of('消防局昨天公布，去年有 37 起火災。', '火災')).toBeUndefined()
    expect(of('清水寺今年從 11 月 18 日開放到 30 日。', '清水寺')).toBeUndefined()
    expect(of('氣象公司 8 日公布第一波紅葉預測。', '紅葉')).toBeUndefined()
    expect(of('持有三年前年滿 65 歲者，門票半價。', '門票')).toBe('持有三年前年滿 65 歲者，門票半價')
    for (const text of [
      '基本月租費 299 元起，附近日式餐廳可抵用',
      '稅前年薪 60 萬以上，申請時要註明年份',
      '室內人數以 20 人為限，費用說明年費為 3,000 元',
      '熊本市區的溫泉每晚 200 日圓，11 月 18 日公布',
    ])
      expect(of(`${text}。`, text.slice(0, 3)), text).toBe(text)
    expect(of('合約滿三年以上月租再減 200 元。', '月租')).toBe('合約滿三年以上月租再減 200 元')
    expect(of('站在上面，右手邊先亮的是玉山。', '玉山')).toBeUndefined()
  })

  it('is no rule of one office or house, whose name only its page has', () => {
    expect(of('經本局訪視列為高風險之住戶，最高補助 3,000 元。', '補助')).toBeUndefined()
    expect(of('本市每戶補助 2,000 元。', '補助')).toBeUndefined()
    expect(of('資本市場與基本部分不同，補助 2,000 元。', '補助')).toBe(
      '資本市場與基本部分不同，補助 2,000 元',
    )
  })

  it('names no office by what it calls itself, as a fact or as an excerpt', () => {
    const quote = '失聯三日應以書面通知本處及移民單位。滿一個月仍未查獲者，得申請失聯遞補。'
    expect(of(quote, '失聯')).toBe('滿一個月仍未查獲者，得申請失聯遞補')
    expect(of('基本處理費每件 300 元。', '處理費')).toBe('基本處理費每件 300 元')
    const page = { blocks: [] }
    expect(excerptOf({ quote: '直聘由本站協助備件，收件要 3 天。' }, page, subjectOf(['直聘']))).toBeNull()
  })

  it('leaves out, at its end, those whom another section names', () => {
    const text = '登記滿 7 日仍未媒合者，發給證明；第一點之對象亦同。'
    expect(of(text, '媒合')).toBe('登記滿 7 日仍未媒合者，發給證明')
    expect(of('不符前點者，應到醫院評估 35 分以下。', '評估')).toBeUndefined()
    expect(of('規費與學費均不計入前述次數。', '規費')).toBeUndefined()
    expect(of('第一點之對象應檢附評估證明。', '評估')).toBeUndefined()
    expect(of('三十天前述職的人要交評估報告。', '評估')).toBe('三十天前述職的人要交評估報告')
  })

  it('is no thing of a list told before, and nothing that is used once without saying what', () => {
    expect(of('第五副其實是市場買的集音器，590 元。', '集音器')).toBeUndefined()
    expect(of('第二件五折，集音器除外。', '集音器')).toBe('第二件五折，集音器除外')
    expect(of('一人只能用一次，單耳賣出不退。', '單耳')).toBeUndefined()
    expect(of('還不行，評估單要等 14 日。', '評估單')).toBeUndefined()
    expect(of('網路說補片只能撐幾天，可能是氣比較飽吧。', '補片')).toBeUndefined()
    expect(of('網路上說明補片的規格。', '補片')).toBe('網路上說明補片的規格')
    expect(of('更新，路考第一次沒過，補訓三小時 1,800 元。', '路考')).toBeUndefined()
    expect(of('民眾可在網路小說平台說明補片。', '補片')).toBe('民眾可在網路小說平台說明補片')
    expect(of('陳姓學員多付六千元，補考照樣自掏腰包。', '補考')).toBeUndefined()
    expect(of('費用爭議請另向消費者服務中心申請調解。', '費用')).toBeUndefined()
    expect(of('設立後應另向國稅局辦理稅籍登記。', '稅籍登記')).toBe('設立後應另向國稅局辦理稅籍登記')
  })

  it('is no line of a transcript, but may be one of a day’s plan', () => {
    const of = (first: string) => {
      const lines = [first, '02:10 拆輪', '04:00 找洞', '07:20 檢查', '09:05 磨一磨，上膠，等它乾。']
      const blocks = lines.map((text) => ({ ...row(text), kind: 'paragraph' as const }))
      return factOf({ quote: lines[4] ?? '', heading: '' }, { blocks }, subjectOf(['上膠']))
    }
    expect(of('00:00 開場')).toBeNull()
    expect(of('01:10 出發')).not.toBeNull()
  })

  it('may begin with a word that only begins like an adverb', () => {
    expect(of('就業安定費每月 2,000 元，按季繳。', '就業安定費')).toBe('就業安定費每月 2,000 元，按季繳')
    expect(of('就要繳安定費 2,000 元。', '安定費')).toBeUndefined()
  })

  it('is no dependent clause', () => {
    expect(of('或者整天貼著螢幕的工程師比較容易回退。', '回退')).toBeUndefined()
    expect(of('後來換成 R 值 4.2 的充氣睡墊。', '睡墊')).toBeUndefined()
    expect(of('前者約 3 到 5 萬、後者約 2 萬。感冒時不能做鼻竇手術。', '鼻竇')).toBe('感冒時不能做鼻竇手術')
    expect(of('懷孕則不做鏡檢。', '鏡檢')).toBeUndefined()
    expect(of('吃了要說，嗆到比取消鏡檢嚴重。', '鏡檢')).toBeUndefined()
    expect(of('可能損壞壓縮機的零件。搬動後直立靜置 2 小時再開機。', '壓縮機')).toBe(
      '搬動後直立靜置 2 小時再開機',
    )
  })

  it('is not what a person says of whom nobody has heard', () => {
    expect(of('方志豪說，冷氣的除濕模式會一起降溫。', '冷氣')).toBeUndefined()
    expect(of('專家提醒，冷氣的除濕模式會一起降溫。', '冷氣')).toMatch(/^專家/u)
  })

  it('begins with no quantity or comparison whose owner stands in the clause before it', () => {
    const months =
      '6 個月的課程要修滿 30 個學分的專業科目與兩次校外實習，並且繳交一份期末報告；12 個月的是 65 CFU，另外要通過期末考試與資格審查。'
    expect(of(months, 'CFU')).toMatch(/^6 個月的課程/u)
    expect(of('十之八九是連音跟弱讀，不是不認識的字。', '連音')).toBeUndefined()
    expect(of('便宜的只要三千元，撐不過一季。', '三千元')).toBeUndefined()
    expect(of('每天 500 毫克，維生素 C 的數字大約往下 0.5。', '維生素')).toBeUndefined()
    expect(of('都怕，木心板泡水是脫膠。', '木心板')).toBeUndefined()
    expect(of('第二是糖水的果糖，要進肝臟才能分解。', '果糖')).toBeUndefined()
    expect(of('都市的自來水要煮沸 5 分鐘。', '自來水')).toBe('都市的自來水要煮沸 5 分鐘')
    expect(of('30 坪的房子需要兩桶漆。', '房子')).toBe('30 坪的房子需要兩桶漆')
    expect(of('更換濾網每三個月一次。', '濾網')).toBe('更換濾網每三個月一次')
  })

  it('needs no clause, list or heading before it to be understood', () => {
    expect(of('貼有省水標章的只有 2 款，購買前請看機身標示。', '省水標章')).toBeUndefined()
    expect(of('濾心的目的只有一個，攔住鐵鏽與泥沙。', '濾心')).toBe('濾心的目的只有一個，攔住鐵鏽與泥沙')
    expect(of('沒有這筆錢就先不要簽約，房東不會等你。', '簽約')).toBeUndefined()
    expect(of('第 30 天：建好店家的地圖檔案並上傳菜單。', '地圖')).toBeUndefined()
    expect(of('較嚴重者為神經損傷與鼻竇穿孔。', '鼻竇')).toBeUndefined()
  })

  it('keeps the months at its beginning, which are no number of a list', () => {
    expect(of('三、四月有花可賞，但雲變化快。', '賞花時間')).toBe('三、四月有花可賞，但雲變化快')
    expect(of('三、花季雲變化快，不一定看得到。', '花季')).toBe('花季雲變化快，不一定看得到')
  })

  it('is no duration in months where hours are asked for', () => {
    expect(of('課程為期 12 個月。', '課程要上幾個小時')).toBeUndefined()
    expect(of('課程為期 12 個月。課程一共 36 小時。', '課程要上幾個小時')).toBe('課程一共 36 小時')
  })

  it('gives a figure of the kind that the name asks for', () => {
    expect(of('急性期每週洗兩次。皮膚鏡檢查一次 500 元。', '檢查費用')).toBe('皮膚鏡檢查一次 500 元')
  })

  it('may hold an upper limit, but points to nothing below it', () => {
    expect(of('每月印 500 張以下選小型機。', '小型機')).toBe('每月印 500 張以下選小型機')
    expect(of('小型機有以下幾種。', '小型機')).toBeUndefined()
  })

  it('is not cut at the comma of a number', () => {
    const long =
      '依門市數，前五名依序為甲牌 11,000 家、乙牌 8,600 家、丙牌 5,400 家、丁牌 4,200 家，其餘業者合計不到一成五的市場，而且每年還在減少當中。'
    expect(of(long, '甲牌')).toMatch(/丁牌 4,200 家$/u)
  })

  it('is no condition without what follows from it', () => {
    const long =
      '若變更登記逾期未辦理者，主管機關得依規定處一萬元以上五萬元以下的罰鍰並且限期改正，屆期仍不改正的按次處罰到改正為止，公司負責人應特別留意這一點。'
    expect(of(long, '罰鍰')).not.toMatch(/^若[^，]*$/u)
  })

  it('is the whole sentence where the passage begins within one', () => {
    const text = '第一次 160 度炸 3 分鐘讓裡面熟；第二次 180 度 30 秒把油逼出來。'
    const blocks: Block[] = [{ kind: 'paragraph', level: 0, text, start: 0, role: 'content' }]
    const passage = { quote: '第二次 180 度 30 秒把油逼出來。', heading: '要炸幾度' }
    expect(factOf(passage, { blocks }, subjectOf(['油溫']))?.text).toBe(text.slice(0, -1))
    expect(factOf(passage, { blocks: [] }, subjectOf(['油溫']))).toBeNull()
  })

  it('continues no enumeration whose beginning was cut off', () => {
    const points = '一、雙方同意遞延；二、只能延一年；三、仍未休要折發。'
    expect(of(points, '遞延')).toBe(points.slice(0, -1))
    expect(of('二、遞延只能一年；三、遞延仍未休要折發。', '遞延')).toBeUndefined()
    expect(of('三、遞延只能一年。', '遞延')).toBe('遞延只能一年')
  })

  it('records whether it mentions the subject itself, through its heading, or not at all', () => {
    const told = (quote: string, heading: string) =>
      factOf({ quote, heading }, { blocks: [] }, subjectOf(['烤箱版']))?.mention
    expect(told('烤箱版要先預熱到 200 度。', '回熱方式')).toBe('name')
    expect(told('上下火 200 度預熱，烤 15 分鐘。', '烤箱版')).toBe('heading')
    expect(told('牙線要選超級牙線，左右拉動。', '每天的清潔')).toBe('no')
  })
})

it('states nothing of things that only a legend elsewhere names by letters', () => {
  const of = (quote: string) => factOf({ quote, heading: '加濕' }, { blocks: [] }, subjectOf(['加濕']))?.text
  expect(of('A、C 附加濕匣，滿水自停。')).toBeUndefined()
  expect(of('加濕：A 用超音波；B 靠蒸發。')).toBeUndefined()
  expect(of('D：加濕每小時 400 毫升。')).toBeUndefined()
  expect(of('A 級加濕、B 級加濕都會自停。')).toBe('A 級加濕、B 級加濕都會自停')
  expect(of('加濕器的 A 扣、B 扣要同時按。')).toBe('加濕器的 A 扣、B 扣要同時按')
})

it('is no fact if it refers to somebody or something mentioned before it', () => {
  const of = (quote: string) =>
    factOf({ quote, heading: '扣除額' }, { blocks: [] }, subjectOf(['扣除額', 'Free plan']))?.text
  expect(of('保險費每人扣除額 24,000 元，前提是他在你的申報戶。')).toBeUndefined()
  expect(of('The free plan: two years ago it covered 10 users.')).toBeUndefined()
  expect(of('扣除額用完的人沒有這條路。')).toBeUndefined()
  expect(of('請先問您的扣除額顧問。')).toBeUndefined()
  expect(of('扣除額每人 24,000 元，其他人不能重複列。')).toBe('扣除額每人 24,000 元，其他人不能重複列')
})

describe('a part of a long sentence', () => {
  const opening = '陽台只要把花盆和工具收好，平常不會有人來管你種的是菜還是花，樓下的鄰居多半也不介意'
  const told = (quote: string, ...names: string[]) =>
    factOf({ quote, heading: '' }, { blocks: [] }, subjectOf(names))?.text

  it('is not stated without the condition that stands before it', () => {
    const fine = '屢勸不聽可依公寓大廈管理條例處 4 萬元以上 20 萬元以下罰鍰'
    const condition = '但規約若載明外牆不得擺掛物品，住戶必須遵守'
    expect(told(`${opening}，${condition}，${fine}。`, '罰鍰') ?? '').not.toContain(fine)
    expect(told(`${opening}，${fine}。`, '罰鍰')).toContain(fine)
  })

  it('is not stated without what the next clause goes on telling of it', () => {
    const sum = '新投保的契約適用損害填補原則，各家保險公司給付的金額加總'
    const quote = `${opening}，${sum}，不得超過被保險人實際負擔的醫療費用，超過的部分公司得不予給付。`
    expect(told(quote, '損害填補') ?? '').not.toMatch(/加總$/u)
  })

  it('is not stated where the whole sentence has at most 76 characters', () => {
    const whole =
      '列出藥品、血液、敷料等十來項，沒寫到的就不賠，叫列舉式；最後多一句「超過健保給付之醫療費用」的是概括式，新醫材也包得進去'
    expect(told(`${whole}。`, '概括式')).toBe(whole)
  })
})

describe('a sentence that would mislead by itself', () => {
  const stated = (quote: string, ...names: string[]) =>
    factOf({ quote, heading: '' }, { blocks: [] }, subjectOf(names))?.text ?? null

  it('keeps the number that it begins with, whose point is no list marker', () => {
    expect(stated('3.2 公升塵袋，自動集塵，最長 90 天更換一次', '塵袋')).toBe(
      '3.2 公升塵袋，自動集塵，最長 90 天更換一次',
    )
    expect(stated('3. 塵袋最長 90 天更換一次', '塵袋')).toBe('塵袋最長 90 天更換一次')
  })

  it('is told without the expert who is quoted', () => {
    const quote = '未參與本案的律師周以恆提醒，求償權從知道損害和賠償義務人那天起，兩年不行使就消滅。'
    expect(stated(quote, '求償權')).toBe('求償權從知道損害和賠償義務人那天起，兩年不行使就消滅')
    expect(stated('醫師建議，手術後一週內不要泡水。', '泡水')).toBe('醫師建議，手術後一週內不要泡水')
    expect(stated('周以恆提醒，求償權兩年不行使就消滅。', '求償權')).toBeNull()
    expect(stated('周以恆引用研究指出，求償權平均兩年內行使完畢。', '求償權')).toBe(
      '求償權平均兩年內行使完畢',
    )
    expect(stated('原廠建議，求償權應於兩年內一次行使完。', '求償權')).toMatch(/^原廠建議/u)
  })

  it.each([
    '醫師並不建議，術後一週內就泡水、泡溫泉或游泳',
    '營養師從來沒有說，一天可以吃三顆蛋以上',
    '中華民國會計師公會說明，申報期限是 5 月 31 日',
  ])('keeps who says what others do not: %s', (text) => {
    expect(stated(`${text}。`, text.slice(-4))).toBe(text)
  })

  it.each(['日本行程平均花費 4 萬元', '成本行情約每坪 8 萬元', '首購的話，貸款成數最高八成'])(
    'is a fact: %s',
    (text) => {
      expect(stated(`${text}。`, text.slice(0, 2))).toBe(text)
    },
  )

  it.each([
    ['本公司打針保固一年、防水層保固五年', '保固'],
    ['本機種設 230 度，空爐預熱 20 分鐘', '預熱'],
    ['以上是 300 克粉的溫度，兩段都要再降 10 度', '溫度'],
    ['鑑定費 13 萬元，判由敗訴的林男負擔', '鑑定費'],
    ['其中 5 款的續航較標示短兩成以上', '續航'],
    ['第二，東西先別急著丟，等公證人員看過再說', '公證人員'],
    ['不轉的話，拿食用色素兌水倒進地排 30 分鐘', '食用色素'],
  ])('is no fact: %s', (quote, name) => {
    expect(stated(quote, name)).toBeNull()
  })

  it('is not quoted either where another sentence needs nothing before it', () => {
    const quote = '還有，破掉的水管自己的修理費要自付。水管老化造成的滲漏不在承保範圍。'
    expect(excerptOf({ quote }, { blocks: [] }, subjectOf(['水管']))).toBe('水管老化造成的滲漏不在承保範圍')
  })
})

it.each([
  '前項期限屆滿後得更新之，租期最長二十年',
  '此類電池更換費用約 900 元',
  '反之電池更換應在三個月內完成',
  '如此一來電池可以用到第四年',
  '屆時電池更換費用要 900 元',
  '相較之下電池更換只要 900 元',
  '上表的電池更換費用含稅',
  '再換電池要 900 元',
])('a sentence that goes on from another is no fact: %s', (quote) => {
  const about = subjectOf(['電池', '租期'])
  expect(factOf({ quote: `${quote}。`, heading: '電池' }, { blocks: [] }, about)).toBeNull()
})

it('a story of one person is no fact, but what holds for people of that name is', () => {
  const of = (quote: string) => factOf({ quote, heading: '保固' }, { blocks: [] }, subjectOf(['保固']))?.text
  expect(of('王先生的手機保固剩 12 天，送修後免費換新。')).toBeUndefined()
  expect(of('手機保固剩 12 天也能送修，免費換新。')).toBe('手機保固剩 12 天也能送修，免費換新')
})

describe('a short list', () => {
  const listed = (heading: string) => {
    const items = ['登出帳號、關閉找回裝置', '把照片備份好', '回復原廠設定']
    const blocks = items.map((text) => ({ ...row(text), kind: 'listItem' as const }))
    return factOf({ quote: items.join('\n'), heading }, { blocks }, subjectOf(['交機準備', '交出去之前']))
  }

  it('is stated as a whole under a heading on the subject', () => {
    expect(listed('交機準備')?.text).toBe('登出帳號、關閉找回裝置；把照片備份好；回復原廠設定')
  })

  it('is not under one that only says when: the page may be about another occasion', () => {
    expect(listed('交出去之前')?.isList).toBe(false)
  })
})

it('states a sentence of a passage that depends on the one before the passage with that one', () => {
  const before = '應即停止充電並關機，移至室外通風處，於 48 小時內電洽清潔隊派員收取。'
  const quote = '此類電池不得投入超商回收筒。'
  const blocks = [{ ...row(before + quote), kind: 'paragraph' as const }]
  const told = (given: string) =>
    factOf({ quote: given, heading: '膨脹的電池' }, { blocks }, subjectOf(['膨脹']))
  expect(told(quote)?.text).toBe(`${before}此類電池不得投入超商回收筒`)
})

describe('another place', () => {
  const limited = '保固期內故障者，免費換新。在他店拆修者不適用。'

  it('is no person: what is said of it may be stated', () => {
    expect(
      factOf(
        { quote: '保證金可在他縣市的門市退還。', heading: '保證金' },
        { blocks: [] },
        subjectOf(['保證金']),
      )?.text,
    ).toBe('保證金可在他縣市的門市退還')
    expect(
      factOf({ quote: '他說保證金可在門市退還。', heading: '保證金' }, { blocks: [] }, subjectOf(['保證金'])),
    ).toBeNull()
  })

  it('is no reason to state or quote an exception without its rule', () => {
    const of = (quote: string) => excerptOf({ quote }, { blocks: [] }, subjectOf(['拆修', '保固']))
    expect(of('在他店拆修者不適用。')).toBeNull()
    expect(of(limited)).toBe('保固期內故障者，免費換新')
    expect(
      factOf({ quote: '在他店拆修者不適用。', heading: '保固' }, { blocks: [] }, subjectOf(['保固'])),
    ).toBeNull()
  })
})

it('states the first of several ways only with another', () => {
  const of = (quote: string) => factOf({ quote, heading: '退票' }, { blocks: [] }, subjectOf(['退票']))?.text
  expect(of('第一種是線上退票，手續費一成。')).toBeUndefined()
  expect(of('第一種是線上退票，手續費一成；第二種是臨櫃退票。')).toContain('第二種是臨櫃退票')
  expect(of('第一次退票免手續費。')).toBe('第一次退票免手續費')
})
