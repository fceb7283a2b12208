import { describe, expect, it } from 'vitest'
import { fitnessOf } from './name-fitness.ts'
import { comparableName, nameForms } from './name-forms.ts'

const bestOf = (heading: string) => nameForms(heading).sort((a, b) => b.fitness - a.fitness)[0]?.text

it('no stump of a question for what a verb does is a name', () => {
  expect(nameForms('琴怕什麼').map(({ text }) => text)).not.toContain('琴怕')
  expect(nameForms('平常擺哪裡').map(({ text }) => text)).not.toContain('平常擺')
})

describe('the names a heading offers', () => {
  it.each([
    ['水溫要幾度', '水溫'],
    ['票期最長幾個月？', '票期'],
    ['套餐含什麼？', '套餐'],
    ['頭十四天睡哪裡？', '頭十四天'],
    ['地毯下面鋪什麼', '地毯下面'],
    ['免費聽力篩檢測什麼？', '免費聽力篩檢'],
    ['消暑三法', '消暑'],
    ['行前健檢測什麼？', '行前健檢'],
    ['血液檢測什麼？', '血液檢測'],
    ['與瓦斯爐相比', '與瓦斯爐的比較'],
    ['要準備多久？', '準備時間'],
    ['要等多久？', '等待時間'],
    ['考特訓班公司會補助嗎？', '公司補助'],
    ['有香港腳會不會傳給別人？', '香港腳'],
    ['剛除毛或打完雷射，要等幾天？', '除毛或雷射'],
    ['題庫的換算分數準嗎？', '題庫的換算分數'],
    ['證書的顏色代表什麼，要怎麼申請？', '證書的顏色'],
    ['刷卡分期划算', '刷卡分期'],
    ['追蹤碼一次裝好', '追蹤碼'],
    ['兩成新人舉債結婚', '新人舉債結婚'],
    ['可以留多久？', '保存期限'],
    ['汽座要在訂的時候寫清楚', '汽座'],
    ['粉水比怎麼抓', '粉水比'],
    ['濾杯買哪一種', '濾杯'],
    ['營養成分要看什麼', '營養成分'],
    ['水溫：差 5 度就是兩杯咖啡', '水溫'],
    ['第一個數字：公升與坪數', '公升與坪數'],
    ['線索四：頭痛', '頭痛'],
    ['延到隔年的，用哪年薪水？', '延到隔年'],
    ['消防局：保持距離', '保持距離'],
    ['3. 能源效率與電費', '能源效率與電費'],
    ['4.5 公尺以內的支架高度', '4.5 公尺以內的支架高度'],
    ['三、社會保險（勞動部、衛生福利部）', '社會保險'],
    ['看能源效率', '能源效率'],
    ['看診過程', '看診過程'],
    ['水溫看豆子', '水溫'],
    ['房東不肯簽怎麼談', '房東'],
    ['代償與塗銷是怎麼一回事', '代償與塗銷'],
    ['新青安可以轉貸嗎？', '新青安'],
    ['全口要多少錢？', '全口費用'],
    ['POS 要多少錢？', 'POS 費用'],
    ['濕度設定多少最好？', '濕度'],
    ['健康的狗多久洗一次？', '健康的狗洗頻率'],
    ['為什麼會油膩', '油膩原因'],
    ['不換會怎樣', '不換的後果'],
    ['需要許可的行業', '需要許可的行業'],
    ['什麼人不建議轉', '不適合對象'],
    ['多久有效', '見效時間'],
    ['什麼叫轉貸？', '轉貸'],
    ['要注意哪些文件？', '文件'],
    ['水泥漆和乳膠漆差在哪？', '水泥漆和乳膠漆差異'],
    ['刷油漆前要上底漆嗎？', '底漆'],
    ['皮沙發的刮痕修得好嗎？', '皮沙發的刮痕'],
    ['門縫條擋得住蟑螂嗎？', '蟑螂'],
    ['賣電要繳稅嗎？', '繳稅'],
    ['進水變得很慢', '進水'],
    ['月領還是一次領好？', '月領或一次領'],
    ['POS 買斷好還是月租好？', '買斷或月租'],
    ['婚紗照要多久前拍？', '婚紗照時間'],
    ['申請後多久入帳？', '入帳時間'],
    ['一條大約多少熱量', '熱量'],
    ['破產領不到怎麼辦？', '破產處理'],
    ['哪些人可以申請', '申請資格'],
    ['花多少', '費用'],
    ['一天可以喝幾杯手沖咖啡？', '每日杯數'],
    ['可以用氣炸鍋嗎？', '氣炸鍋'],
    ['什麼時候該看醫生', '看醫生的時機'],
    ['奶量會不會掉', '奶量'],
    ['吃什麼有幫助？', '飲食'],
    ['沒有溫度計怎麼辦？', '沒有溫度計的處理'],
    ['下雨了', '下雨'],
    ['英文爛怎麼辦？', '英文爛時的處理'],
    ['半夜痛起來怎麼辦', '半夜痛起來時的處理'],
    ['哪些工作算', '可以算的工作'],
    ['要留的證明', '要留的證明'],
    ['多少钱合适', '費用'],
    ['多久會好？', '復原時間'],
    ['跟頭昏不一樣', '與頭昏的差異'],
    ['跟磁磚哪個好？', '與磁磚的比較'],
    ['租屋和買屋哪一種划算？', '租屋與買屋的比較'],
    ['與磁磚之比較', '與磁磚之比較'],
    ['要煮多久？', '煮的時間'],
    ['看中醫有效嗎？', '中醫'],
    ['懷孕後期頭暈正常嗎？', '懷孕後期頭暈'],
    ['載入幾秒算正常？', '載入秒數'],
    ['什麼時候談最好', '談的時機'],
    ['奶怎麼排', '奶的排法'],
    ['由房東負擔', '房東負擔'],
    ['Do you need a watch', 'Watch'],
    ['Is a spreadsheet enough for a small team?', 'Spreadsheet'],
    ['要準備的資料', '要準備的資料'],
    ['How much compost tea should I use', 'Compost tea amount'],
    ['圓形禿一塊一塊', '圓形禿'],
    ['網速很慢', '網速'],
    ['基礎弱', '基礎'],
    ['頂級卡逆勢成長', '頂級卡'],
    ['費用要有心理準備', '費用'],
    ['腎功能不好', '腎功能'],
    ['一張圖看懂補助', '補助'],
    ['年輕人也會中風', '年輕人'],
    ['木地板容易受潮', '木地板'],
    ['老屋管線這樣查', '老屋管線'],
    ['那口說寫作也要考嗎？', '口說寫作'],
    ['選購重點：材質', '材質'],
    ['跟健保有什麼不一樣？', '與健保的差異'],
    ['噪音大不大？', '噪音'],
  ])('%s → %s', (heading, name) => {
    expect(bestOf(heading)).toBe(name)
  })

  it('keep a question whole whose end says what it asks', () => {
    expect(nameForms('存進去的錢可以動嗎？').map(({ text }) => text)).toEqual(['存進去的錢可以動嗎？'])
  })
})

it.each(['加侖', '怎樣', '提早', '情形', '裡面', '順便', '怎麼辦？'])(
  'takes no unit and no adverb for a name: %s',
  (text) => {
    expect(fitnessOf(text)).toBeLessThan(0.2)
  },
)

it('takes no heading for a name that says in what form it tells, or that its writer speaks', () => {
  for (const text of ['五條路一張表', '小編私心話', '寫在後話'])
    expect(fitnessOf(text), text).toBeLessThan(0.2)
})

it('takes no moment and no 「these」 for a name', () => {
  for (const text of ['出海那天', '漏水那天晚上處理', '準備這些東西', '急著收東西下山'])
    expect(fitnessOf(text), text).toBeLessThan(0.2)
  expect(nameForms('什麼樣的帳戶？').map(({ text }) => text)).not.toContain('樣的帳戶')
})

it('finds one gist in names that differ only in how they ask or in an empty tail', () => {
  expect(comparableName('資本額要放多少')).toBe(comparableName('資本額'))
  expect(comparableName('注水手法')).toBe(comparableName('注水'))
  expect(comparableName('研磨度')).toBe(comparableName('研磨'))
  expect(comparableName('濕度')).toBe('濕度')
  expect(comparableName('濾網清潔')).not.toBe(comparableName('濾網'))
})

describe('what reads like a subject', () => {
  it.each([
    '家裡可以馬上做的三件事',
    '移開濾杯、搖勻',
    '一張表帶走',
    '資深會員',
    '主管',
    '睡好',
    'A4',
    '有沒有完全好',
    '除濕機開起來',
    '夜市訊號不好',
    '年紀大',
    '調整的順序',
    '還是不行，可能不是你的問題',
    '我最常犯的五個錯',
    '賣場不會告訴你的事',
    '推 21 | 回覆 | 檢舉',
    '公克',
    '新手上路',
    '增加',
    '一條',
    '皮選腐皮或春捲皮',
    '行動支付占比破六成',
    '下午三點',
    '兩小時',
    '冷車與熱車各聽一次',
    '先看這四件事',
    '全家',
    '前兩天',
    '一小匙',
    '小兩成',
    '搬動後',
    '變慢',
    '奶怎麼排',
    '下雨了',
    '比較表',
    '找出漏水',
    '大一號',
    '升高',
    '縮短',
    '家裡',
    '走過',
    '咬腳記',
    '未休完',
    '沒有溫度計',
    '熬夜族',
    '一張表看懂',
    '租約到月底，新家下個月才交屋，中間的東西',
    '專家籲裝潢前先看',
    '五月的晚上',
    '重點',
    '四班',
    '胖一圈',
    '估計',
    '塑膠喇叭 vs 甜甜圈 vs 衣服',
  ])('does not include 「%s」', (text) => {
    expect(fitnessOf(text)).toBeLessThan(0.36)
  })

  it.each(['水溫', '設立流程', '印章與銀行帳戶', '烘焙度', '連續排水', '稅籍登記', '交叉分析篩選器'])(
    'includes 「%s」',
    (text) => {
      expect(fitnessOf(text)).toBe(1)
    },
  )
})

it('never offers the number of a part', () => {
  const offered = nameForms('線索二：眼睛怎麼跳').map(({ text }) => text)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter((text) => text.includes('線索'))).toEqual([])
})

it('takes no word for whom, when or where, no judgement and no loss for a name', () => {
  for (const text of [
    '人人',
    '臨時',
    '長期',
    '定期',
    '原本',
    '自行',
    '不一樣',
    '中間',
    '房租不貴',
    '都沒發現',
    '少一把雨傘',
  ])
    expect(fitnessOf(text), text).toBeLessThan(0.36)
})

it('names by a heading that is what somebody said only where nothing else can', () => {
  expect(nameForms('「門口少一雙鞋」').map(({ text }) => text)).toContain('門口少一雙鞋')
  expect(nameForms('「門口少一雙鞋」').every(({ fitness }) => fitness < 0.36)).toBe(true)
})

it('takes neither a currency, an exception nor an event for a name', () => {
  for (const text of ['萬日圓', '例外', '加了精油瞬間結塊', '停在路邊就算違停'])
    expect(fitnessOf(text)).toBeLessThan(0.36)
  expect(fitnessOf('除了油漆')).toBe(fitnessOf('油漆'))
})

it.each([
  ['牆面有壁癌不要自己來', '壁癌'],
  ['三張估價單', '估價單'],
  ['訂金付多少合理？', '訂金'],
  ['要不要報稅', '報稅'],
  ['異地還車', '異地還車'],
  ['買全自動洗衣機要注意什麼？', '買全自動洗衣機'],
  ['機場到市區', '機場到市區'],
  ['先止痛，再劃刀', '止痛'],
  ['平台整建完成', '平台整建'],
  ['濾心多久換一次', '濾心更換頻率'],
])('names 「%s」 「%s」 before anything else', (heading, name) => {
  const [best] = nameForms(heading).sort((a, b) => b.fitness - a.fitness)
  expect(nameForms(heading).find(({ text }) => text === name)?.fitness).toBe(best?.fitness)
})

it('takes no judgement, pointer or people described by a clause for a name', () => {
  for (const text of [
    '手續超簡單',
    '極限溫度不是睡覺的溫度',
    '下列情形並非故障',
    '業者廣告「永不復發」挨罰',
    '超過一千度',
    '連針都壓不住的人',
    '角膜夠不夠削',
    '過來人',
    '剩下',
    '飲料這關最難',
    '年前下單恐排到三月',
    '數字',
    '一天水',
    '喝得',
    '體檢小插曲',
  ])
    expect(fitnessOf(text), text).toBeLessThan(0.36)
  for (const text of ['減鹼與超脂', '太陽能', '超音波洗牙', '恐龍玩具', '對講機', '虛擬實境', '所得'])
    expect(fitnessOf(text), text).toBe(1)
})

it('takes no adjective for a name', () => {
  for (const text of ['合理', '劇烈', '潮濕', '關係', '早點', '痛點', '起點'])
    expect(fitnessOf(text)).toBeLessThan(0.36)
})

it('takes no pronoun before a question for a name', () => {
  expect(nameForms('她到底痛不痛').filter(({ fitness }) => fitness >= 0.36)).toEqual([])
})

it.each([
  '對給付結果',
  '睡多深',
  '水要喝得平均',
  '做完要注意',
  '寫下來',
  '會計師到底在驗',
  '津貼按',
  '六隻',
  'QQ',
  '報到當天',
  '差十天的媽媽',
  '這費用',
  '他小小年紀',
  '給其他媽媽的真心話',
  '同一',
  '一平方公尺',
  '六樓',
  '最貴的是重來',
  '乾透之後澆不進去',
  '想走的時候帶得走',
  '留著',
  '光會聽讀不夠',
  '起點有多慘',
  '氣窗請留五公分',
  '下水之前',
  '四個星期天的早上',
  '週日',
  '身分比一比',
  '工作比學歷',
  '替人代簽前想',
  '出發之前再試一下',
  '亂七八糟',
  '四通八達',
  '一年洗兩次',
  '原則',
  '清單',
  '到處',
  '流明',
  '如果重來一次',
  '貼心提醒',
  '小安後來呢',
  '弟弟發了三天',
  '問清楚運費',
  '什么时候寄',
])('takes no measure, pointer or clause for a name: %s', (text) => {
  expect(fitnessOf(text)).toBeLessThan(0.36)
})

it('names what is to be found out, and what a remark is on', () => {
  expect(bestOf('認清安全標章')).toBe('安全標章')
  expect(bestOf('問清楚運費')).toBe('運費')
  expect(bestOf('搭機小提醒')).toBe('搭機')
  expect(bestOf('弟弟發燒了三天')).not.toBe('弟弟發燒')
})

it('takes a ratio, a flat and what is understood for names', () => {
  for (const text of ['水粉比例', '三房二廳', '產品了解']) expect(fitnessOf(text), text).toBe(1)
})

it('takes an application, a work and a time needed for names', () => {
  for (const text of ['理賠申請書', '信用卡申請門檻', '原著', '準備時間', '週刊', '有機肥'])
    expect(fitnessOf(text), text).toBe(1)
})

it('hardly offers the first half of a comparison that was cut at its comma', () => {
  const offered = nameForms('交給門市和自己送原廠，有什麼不同？')
  expect(offered.every(({ fitness }) => fitness < 0.36)).toBe(true)
})

it('makes no noun of what a question why is about', () => {
  expect(nameForms('剛開缸的水為什麼白白的？').map(({ text }) => text)).not.toContain('白白的')
})

it('finds the subject of a headline, and reads none into a fragment', () => {
  expect(nameForms('母親氣喘就醫 慰撫金准').map(({ text }) => text)).toContain('慰撫金')
  expect(bestOf('社區保險派得上用場')).toBe('社區保險')
  expect(bestOf('平輸價差最高八千')).toBe('平輸價差')
  expect(bestOf('哪些情形不賠？')).toBe('不賠的情形')
  expect(bestOf('溫度顯示準嗎？')).toBe('溫度顯示')
  for (const text of ['客人', '當下', '上下', '客人常問', '申訴六成與維修有關'])
    expect(fitnessOf(text)).toBeLessThan(0.36)
  for (const text of ['水準', '價差']) expect(fitnessOf(text)).toBeGreaterThan(0.36)
})

it('offers what a question asks of its subject as a weak name, but nothing that only tells whether', () => {
  const offered = (text: string) => nameForms(text).map((form) => form.text)
  expect(offered('行車記錄器會一直錄下聲音嗎？')).toContain('聲音')
  expect(nameForms('行車記錄器會一直錄下聲音嗎？').find(({ text }) => text === '聲音')?.fitness).toBeLessThan(
    0.36,
  )
  expect(offered('行車記錄器會有用嗎？')).not.toContain('有用')
})

it('hardly takes for a name what any text says, or a noun without what it is of', () => {
  for (const text of ['真正', '可否', '對方', '聽說', '一定會', 'com', '屋頂之'])
    expect(fitnessOf(text), text).toBeLessThan(0.36)
  for (const text of ['對方保險', '否決權', '屋頂防水']) expect(fitnessOf(text), text).toBeGreaterThan(0.36)
})

it('takes no clause that ends in a length of time for a name, but a point in time and a limit', () => {
  for (const text of ['船長愣住五秒', '等八天', '曬 30 分鐘', '招牌掛在巷口十五年'])
    expect(fitnessOf(text), text).toBeLessThan(0.36)
  for (const text of ['結訓後第三年', '年資滿三年', '熱敷 20 秒'])
    expect(fitnessOf(text), text).toBeGreaterThan(0.5)
})

it('hardly takes for a name an idiom, a bare table, what is so now, or what follows a 「是」', () => {
  for (const text of ['白紙黑字', '一張表', '買家', '現在的習慣', '是三千元起'])
    expect(fitnessOf(text), text).toBeLessThan(0.36)
  expect(fitnessOf('是非題')).toBeGreaterThan(0.36)
  expect(nameForms('為什麼是三千元起').map(({ text }) => text)).not.toContain('是三千元起原因')
})
