import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { picturesOf } from '../../markup/nodes.ts'
import { sampleInput } from '../../testing/sample.ts'
import { viewOf } from '../view.ts'
import { eeatSignals } from './eeat.ts'
import { eeatNotes } from './notes.ts'

const base = viewOf(sampleInput()).othersRead[0]?.page as ReadPage

/** The page with some of it changed; a text of its own is all of its content. */
function changed(change: Partial<ReadPage>): ReadPage {
  const { text } = change
  const blocks = [{ kind: 'paragraph', level: 0, text: text ?? '', start: 0, role: 'content' }] as const
  return { ...base, ...(text === undefined ? {} : { blocks: [...blocks] }), ...change }
}

function signal(change: Partial<ReadPage>, name: string) {
  return eeatSignals(changed(change)).find((each) => each.name === name)
}

describe('eeatSignals', () => {
  it.each([
    '我們實測三款壺後發現流速差了一倍。',
    '記者走訪三間咖啡館，請沖煮師示範。',
    '我自己用過半年，外殼有點刮傷。',
    '這是我的做法，每天早上都這樣沖。',
    '編輯部去年自己把工作室登記成有限公司，全程沒有找代辦。',
    '這份清單是我們第三次創業時整理的，按時間排序。',
    '植牙我跑了六趟，牙橋只要三趟。',
    '過年前我媽都會捲上百條，鄰居輪流來拿。',
    'I killed two piles before the third one worked.',
    '整條街沒電，我店裡坐了八桌。',
    '診間常有人一跛一跛進來，腳趾又紅又腫。',
  ])('takes a first-hand account from the page’s own words: %s', (text) => {
    expect(signal({ text }, '第一手經驗的敘述')).toMatchObject({ found: true, detail: text })
  })

  it.each([
    '水溫一般落在 88 到 94 度之間。',
    '銀行會問資金來源，務必由負責人親自到場。',
    '開箱後先直立靜置兩小時。',
    '我們建議先查土地使用分區。',
    '壓縮機式與沸石轉輪式除濕機實測比較',
    '讀者說：「我去年用過半年，外殼有點刮傷。」',
    'We recommend a lidded box for small gardens.',
    '我們推出了全新的方案，歡迎預約。',
    '讓我為您了解需求。',
    '展示琴只有本店保固半年，過了請自理。',
  ])('finds none where nobody tells of their own doing: %s', (text) => {
    expect(signal({ text }, '第一手經驗的敘述')).toMatchObject({ found: false, detail: '' })
  })

  it.each([
    ['2026-03-02T10:00:00+08:00', '2026-05-01', '2026-05-01'],
    ['2026-03-02T10:00:00+08:00', '2026-03-02', undefined],
    [null, '2026-03-02', '2026-03-02'],
    ['2026-03-02', null, undefined],
    ['2026-03-06T00:30:00+08:00', '2026-03-05T16:40:00Z', undefined],
    ['2026-03-05T01:00:00Z', '2026-03-05T16:40:00Z', '2026-03-06'],
    ['2026-03-05', '2026-03-01', undefined],
  ])('published %s, changed %s: %s is told as the day of change', (publishedAt, modifiedAt, day) => {
    const change = signal({ publishedAt, modifiedAt }, '更新日期')
    expect(change).toMatchObject({ found: day !== undefined, detail: day ?? '' })
  })

  it('tells the day of publication as the page’s readers see it', () => {
    expect(signal({ publishedAt: '2026-03-05T16:30:00+00:00' }, '發布日期')?.detail).toBe('2026-03-06')
  })

  it('takes the replies of a discussion for accounts, but no readers’ comments and no heading', () => {
    const block = (kind: 'paragraph' | 'heading', role: 'content' | 'comment') =>
      [{ kind, level: 0, text: '我裝第八年了，還差三萬。', start: 0, role }] as ReadPage['blocks']
    const found = (change: Partial<ReadPage>) => signal(change, '第一手經驗的敘述')?.found
    expect(found({ type: 'forum', blocks: block('paragraph', 'comment') })).toBe(true)
    expect(found({ type: 'article', blocks: block('paragraph', 'comment') })).toBe(false)
    expect(found({ type: 'article', blocks: block('heading', 'content') })).toBe(false)
  })

  it('takes what customers say of an offer for no account of its makers', () => {
    const block = (kind: 'paragraph' | 'heading' | 'quote', text: string, level = 0) =>
      ({ kind, level, text, start: 0, role: 'content' }) as const
    const praise = block('paragraph', '我用過三家，這家最仔細，廚房刷得很乾淨。')
    const found = (type: ReadPage['type'], ...blocks: ReadPage['blocks']) =>
      signal({ type, blocks, author: null, publishedAt: null }, '第一手經驗的敘述')?.found
    const reviews = [block('heading', '客戶好評', 2), praise]
    expect(found('service', ...reviews)).toBe(false)
    expect(found('service', praise, block('paragraph', '林小姐｜台北市'))).toBe(false)
    expect(found('service', ...reviews, block('heading', '關於我們', 2), praise)).toBe(true)
    expect(found('article', ...reviews)).toBe(true)
    expect(found('service', block('quote', `晨光麵包坊：${praise.text}`))).toBe(false)
    expect(found('service', block('quote', praise.text))).toBe(true)
  })

  it.each(['八台 10～12 公升機種實測（27 度、60%）', '資料由本站實測或依原廠規格整理。'])(
    'takes tests of the page’s own for its data: %s',
    (text) => expect(signal({ text }, '自有數據或測試結果')).toMatchObject({ found: true, detail: text }),
  )

  it('takes a reading on a page that calls itself a test for its own, but none of a label or of a test by others', () => {
    const row = (kind: 'tableRow' | 'paragraph', text: string) =>
      ({ kind, level: 0, text, start: 0, role: 'content' }) as const
    const found = (title: string, ...blocks: ReadPage['blocks']) =>
      signal({ title, blocks, type: 'article' }, '自有數據或測試結果')?.detail
    const reading = row('tableRow', '河風 H1\t高速\t68 分貝')
    expect(found('三支吹風機實測：音量與風溫', reading)).toBe('河風 H1，高速，68 分貝')
    expect(found('三支吹風機比較', reading)).toBe('')
    expect(found('讀者實測三支吹風機', reading)).toBe('')
    expect(found('三支吹風機實測', row('tableRow', '河風 H1\t型錄 60 分貝'))).toBe('')
    expect(found('市售吹風機實測', row('paragraph', '聯盟公布檢測結果，三支超過 80 分貝。'))).toBe('')
  })

  it.each(['除濕機實測比較', '根據消費者報導實測，三台不合格。'])(
    'takes neither a title nor what others tested for its own data: %s',
    (text) => expect(signal({ text }, '自有數據或測試結果')?.found).toBe(false),
  )

  it('does not take the site’s logo for a picture of the subject', () => {
    const logo = { url: 'https://a.test/img/site_logo.gif', alt: '乾燥研究所' }
    expect(signal({ images: [logo] }, '附文字說明的圖片')?.found).toBe(false)
    const photo = { url: 'https://a.test/img/tank.jpg', alt: '水箱滿水的刻度' }
    const sign = { url: 'https://a.test/62a/original.png', alt: '晴日生活', beside: true }
    const named = { url: 'https://a.test/62a/original.png', alt: '乾燥研究所' }
    expect(signal({ images: [sign, named], siteName: '乾燥研究所' }, '附文字說明的圖片')?.found).toBe(false)
    const shown = changed({ images: [sign, named, photo], siteName: '乾燥研究所', image: null })
    expect(picturesOf(shown)).toEqual([photo.url])
    expect(signal({ images: [logo, photo] }, '附文字說明的圖片')?.detail).toBe('1 張，例如「水箱滿水的刻度」')
  })

  it.each([
    '茶樹 資深會員 發表於 2025-07-20',
    '病媒防治業應領有許可執照，並置專業技術人員一名。',
    '簽約前請對方出示考取的證照。',
    '資本額必須經會計師查核簽證，行情約 3,000 到 6,000 元。',
    '委託記帳士或會計師每月約 1,500 元。',
    '名稱預查、存入資本額、會計師簽證、設立登記，這個順序不能顛倒。',
    '會計師通常會建議把房租算進去。',
    '選有認證的機種比較安心。',
    '可至公路監理網站查詢是否領有汽車貨運業執照。',
    '未領有執照而施作者，處六萬元以上三十萬元以下罰鍰。',
    '我們會認，請當場跟師傅說。',
    '我的狀況是上排有點暴、下排擁擠，醫師說不用拔牙。',
    '本產品通過 SGS 檢驗認證，使用起來更安心。',
    '這家農場取得有機認證已經三年。',
    '本公司通過 ISO 9001 認證。',
    '完成課程並通過考試後，可取得丙級證照。',
    '想考取證照的人，可以先到技檢中心報名。',
    '他們店裡的師傅都持有乙級技術士證照。',
    '我們的資深顧問會在一天內回覆您。',
    '我有個朋友是護理師。',
    'This kettle is certified by UL.',
  ])('does not take a title that is only spoken of for a credential: %s', (text) => {
    expect(signal({ text, author: null }, '資歷或專業身分')).toMatchObject({ found: false, detail: '' })
  })

  it.each([
    '本文由皮膚科醫師陳大文審訂。',
    '我是執業十年的營養師，每週看診三天。',
    '作者考取專業證照後在烘豆廠工作。',
    '我做辦桌三十二年，餡沒打好客人一口就知道。',
    '我在這一行十八年，客人最常問的是會不會縮水。',
    '院長林柏宇醫師為口腔顎面外科專科醫師。',
    '我們始終使用合格材料，施工人員皆取得專業證照。',
    '筆者於 2019 年考取記帳士執照。',
    '我取得 ACE 教練認證後才開始帶課。',
    '本文由資深獸醫師撰寫。',
    '院長葉知秋獸醫師專看貓科十四年，手術室只排貓的刀。',
    '院長林柏翰醫師，國立臺灣大學牙醫學系畢業，中華民國齒顎矯正學會專科醫師。',
  ])('takes the standing of who writes or answers for the page: %s', (text) => {
    expect(signal({ text, author: null }, '資歷或專業身分')).toMatchObject({ found: true, detail: text })
  })

  it.each(['會計師蘇郁婷受訪時指出 6 筆一定會遇到的帳。', '「不要買太便宜的壺」，沖煮師陳柏翰說。'])(
    'takes who is only heard for an expert heard, and not for the writer’s standing: %s',
    (text) => {
      expect(signal({ text, author: '陳怡靜' }, '資歷或專業身分')?.found).toBe(false)
      expect(signal({ text, author: '陳怡靜' }, '引述具名的專家')).toMatchObject({
        found: true,
        detail: text,
      })
    },
  )

  it.each([
    ['文／林以安　諮詢／王大明醫師', false],
    ['〔記者林以安／台北報導〕胸腔科醫師王大明提醒，濕度以五成為宜。', false],
    ['文／林以安（營養師）', true],
    ['林以安，台大醫院皮膚科主治醫師', true],
    ['營養師林以安', true],
  ])('takes only a title right beside the writer’s name: %s', (line, found) => {
    expect(signal({ text: line, author: '林以安' }, '資歷或專業身分')?.found).toBe(found)
  })

  it('takes no shop manager and no member for a professional', () => {
    const found = (author: string) => signal({ text: '', author }, '資歷或專業身分')?.found
    expect(['店長 小葵', '社長 何見山', '會員 林以安', '站長 小葵'].map(found)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['理事長 林以安', '研究員 林以安', '居家督導 林以安'].map(found)).toEqual([true, true, true])
  })

  it('takes a title in which a professional writes of their own for a credential', () => {
    const title = '我不再叫病人吃全素了：一個風濕免疫科醫師的飲食觀'
    expect(signal({ title, author: null }, '資歷或專業身分')?.detail).toBe(title)
    const begun = '一位語言治療師的回答：孩子幾歲會說話'
    expect(signal({ title: begun, author: null }, '資歷或專業身分')?.detail).toBe(begun)
    const addressed = '先別急著剃毛：獸醫師寫給新手飼主'
    expect(signal({ title: addressed, author: null }, '資歷或專業身分')?.detail).toBe(addressed)
    const retired = '我修過三千台鋼琴：退休調音工程師的告白'
    expect(signal({ title: retired, author: null }, '資歷或專業身分')?.detail).toBe(retired)
    expect(signal({ title: '一個好醫師的條件是什麼？', author: null }, '資歷或專業身分')?.found).toBe(false)
  })

  it('begins the words of an expert with the expert, also where they say 「本人」', () => {
    const text = '律師周以恆提醒，押金的收據要留到退租那一天，房東不還時，本人要帶著收據到調解委員會去。'
    const [, expertise] = Object.values(eeatNotes(eeatSignals(changed({ text }))))
    expect(expertise).toContain('引述具名的專家（律師周以恆提醒')
  })

  it('takes who put the page together for its author where nobody signs it', () => {
    const text = '這份講義由總幹事林以晴整理，歡迎到會館索取。'
    expect(signal({ author: null, text }, '作者署名')).toMatchObject({ found: true, detail: '總幹事 林以晴' })
    expect(signal({ author: '周以恆', text }, '作者署名')?.detail).toBe('周以恆')
    expect(signal({ author: null, text: '名冊由總幹事及會員整理。' }, '作者署名')?.found).toBe(false)
  })

  it('takes no reader’s words for the writer’s standing', () => {
    const text = '我是執業十年的營養師，每週看診三天。'
    const blocks = [{ kind: 'paragraph', level: 0, text, start: 0, role: 'comment' }] as ReadPage['blocks']
    expect(signal({ text, blocks, author: null }, '資歷或專業身分')?.found).toBe(false)
  })

  it('takes a screen name of a thread for no author, but a name with a title', () => {
    expect(signal({ type: 'forum', author: '橘子皮' }, '作者署名')?.found).toBe(false)
    expect(signal({ type: 'forum', author: '營養師 蔡欣' }, '作者署名')?.found).toBe(true)
    expect(signal({ type: 'article', author: '橘子皮' }, '作者署名')?.found).toBe(true)
    const url = 'https://campus.test/f/rent/p/2590133'
    expect(signal({ type: 'article', url, author: '橘子皮' }, '作者署名')?.found).toBe(false)
  })

  it.each([
    '李医生',
    '記帳士 蘇敏',
    '保險經紀人 甘沛然',
    'Dr. Amara Blake',
    'Hannah Lee, DVM',
    'Megan Lee, RDN',
    '註冊稅務代理人 關敏',
  ])('takes a title beside the writer’s name for a credential: %s', (author) =>
    expect(signal({ author }, '資歷或專業身分')?.detail).toBe(author),
  )

  it.each([
    ['a telephone number', { phones: ['02-2700-0000'] }],
    ['an address to write to', { emails: ['hi@site.test'] }],
    ['an address to go to', { addresses: ['臺北市大安區和平東路一段 10 號'] }],
    ['a form', { form: true }],
  ])('takes %s for a way to be reached', (_, contacts) => {
    const none = { phones: [], emails: [], addresses: [], hours: [], form: false }
    expect(signal({ trustLinks: [], contacts: none }, '聯絡方式')?.found).toBe(false)
    expect(signal({ trustLinks: [], contacts: { ...none, ...contacts } }, '聯絡方式')?.found).toBe(true)
  })

  it('does not take links that stand outside of the text for sources, but for those of offices', () => {
    const friend = { url: 'https://friend.test/', text: '友站首頁', rel: '' }
    const office = { url: 'https://www.moea.gov.tw/', text: '經濟部', rel: '' }
    expect(signal({ text: '水溫要看豆子。', externalLinks: [friend] }, '引用外部來源')?.found).toBe(false)
    expect(
      signal({ text: '水溫要看豆子。', externalLinks: [friend, office] }, '引用外部來源')?.detail,
    ).toContain('1 個')
  })

  it('takes a list of references for sources, and no row of links to friends’ sites', () => {
    const line = (text: string, kind: 'paragraph' | 'heading' = 'paragraph') =>
      ({ kind, level: kind === 'heading' ? 2 : 0, text, start: 0, role: 'content' }) as const
    const link = (url: string, text: string) => ({ url, text, rel: '' })
    const cited = (blocks: ReadPage['blocks'], ...externalLinks: ReadPage['externalLinks']) =>
      signal({ blocks, externalLinks }, '引用外部來源')?.found
    const friends = [link('https://a.test/', '蕃薯藤'), link('https://b.test/', '氣象報告')]
    expect(cited([line('蕃薯藤 | 氣象報告')], ...friends)).toBe(false)
    expect(cited([line('依氣象報告，明天的濕度會超過八成。')], ...friends)).toBe(true)
    const society = link('https://www.sleep.org.tw/', '睡眠醫學會')
    expect(cited([line('參考資料', 'heading')], society)).toBe(true)
    expect(cited([line('聯絡我們', 'heading')], society)).toBe(false)
  })

  it.each([
    ['示範市政府經濟發展局工商科', '示範市政府', false],
    ['居家冷凍指南', '居家冷凍指南', false],
    ['State Extension Service', 'State Extension Service', false],
    ['山域安全推廣網', '山域安全推廣網', false],
    ['稅務服務入口', '稅務服務入口', false],
    ['利率比一比編輯部', '利率比一比', true],
    ['發薪日客服部', '發薪日會計平台', true],
    ['氣炸媽咪', '氣炸媽咪', true],
    ['秀珠阿姨', '阿姨灶腳', true],
    ['王小報', '某某日報', true],
    ['飲水安全推動辦公室', '飲水安全推動辦公室', false],
    ['某市公寓大廈便民網', '某市公寓大廈便民網', false],
  ])('takes no publisher for an author: %s on %s', (author, siteName, found) => {
    expect(signal({ author, siteName }, '作者署名')?.found).toBe(found)
    // Where the page names no site, the body that signs it publishes it.
    expect(signal({ author, siteName: '' }, '發布單位名稱')?.found).toBe(!found)
  })

  it.each([
    ['晴日選物', true, false],
    ['晴日生活', undefined, true],
    ['創意眼網頁設計', undefined, false],
    ['方格子 vocus', true, false],
  ] as const)(
    'who only the head names signs nothing, nor does a firm: %s, unsigned %s',
    (author, unsigned, found) => {
      const siteName = author.startsWith('創意') ? '晴日生活' : author
      expect(signal({ author, siteName, unsigned }, '作者署名')?.found).toBe(found)
    },
  )

  it('takes every text detail word for word from the page', () => {
    const text = '我們實測三款壺後發現流速差了一倍。資料來源為自有問卷。本文由林藥師審稿。'
    for (const { name, found, detail } of eeatSignals(changed({ text })))
      if (
        found &&
        ['第一手經驗的敘述', '自有數據或測試結果', '資歷或專業身分', '審稿或查核說明'].includes(name)
      )
        expect(text).toContain(detail)
  })

  it('looks for what stands outside the text too', () => {
    const url = 'http://plain.test/a'
    expect(signal({ url }, 'HTTPS 加密連線')?.found).toBe(false)
    expect(
      signal({ trustLinks: [{ kind: 'contact', url: 'https://a.test/contact' }] }, '聯絡方式')?.detail,
    ).toBe('https://a.test/contact')
    const externalLinks = [{ url: 'https://www.fda.gov.tw/a', text: '食藥署', rel: '' }]
    expect(signal({ externalLinks }, '引用政府、學校或研究單位')?.detail).toBe('fda.gov.tw')
  })
})

describe('a profession by licence', () => {
  it.each([
    '聽力師 田郁文',
    '田郁文 聽力師',
    '明禾聽覺部 聽力師 田郁文',
    '驗光師李宜庭',
    '語言治療師 范家瑜',
    '社工師 杜若晴',
    '醫檢師 林子淳',
    '專利師 柯以樂',
    '不動產估價師 何建成',
    '助產師 陳美滿',
    '晨光印刷廠 廠長老林',
    'Hannah Lee, Au.D.',
  ])('is the credential of who signs with it: %s', (author) => {
    expect(signal({ author, text: '配戴前先做檢查。' }, '資歷或專業身分')).toMatchObject({ found: true })
  })
})

describe('the people of a firm', () => {
  const text = '玉蘭姐做過八年居服員，老闆負責開車。'

  it('show credentials on the page that offers its service, and not on an article', () => {
    const found = (type: ReadPage['type']) =>
      signal({ type, author: null, title: '外籍看護代辦', text }, '資歷或專業身分')?.found
    expect(found('service')).toBe(true)
    expect(found('article')).toBe(false)
  })
})

describe('eeatNotes', () => {
  it('says what was found, and where nothing was', () => {
    const notes = eeatNotes(eeatSignals(changed({ author: '林以安', text: '' })))
    expect(notes.expertise).toBe('作者署名（林以安）。')
    expect(notes.experience).toBe('未找到這類訊號。')
  })

  it('cuts no English word in two', () => {
    const text = 'I fitted hearing aids for twenty-two years before I retired to the coast.'
    expect(eeatNotes(eeatSignals(changed({ author: null, text }))).experience).toBe(
      '第一手經驗的敘述（I fitted hearing aids for twenty-two years…）。',
    )
  })
})

it('takes the name of a firm that only a professional may run as a credential, and no association’s', () => {
  const of = (siteName: string) =>
    signal(
      { text: '公司設立要準備身分證與印章。', title: '公司設立', author: null, siteName },
      '資歷或專業身分',
    )?.found
  expect(of('德隆記帳士事務所')).toBe(true)
  expect(of('記帳士公會')).toBe(false)
})

it('shortens an account to the clause in which its writer speaks', () => {
  const text = '消炎凝膠一天抹三到四次，每次擠出食指一節的長度，抹開就好不用搓，我自己試過都推這個。'
  const signals = eeatSignals(changed({ text }))
  expect(eeatNotes(signals).experience).toContain('…我自己試過都推這個')
})

it.each([
  ['Ann Loe, speech therapist', true],
  ['Ann Loe, seismologist', true],
  ['Ann Loe, mother of two', false],
  ['前報關員 林以安', true],
  ['林以安（前報關員）', true],
  ['林以安（前言）', false],
  ['口腔衛生師 林以安', true],
  ['前座 林以安', false],
])('takes a profession in a byline for a credential: %s', (author, isOne) => {
  const credential = eeatSignals(changed({ author, text: '' })).find(({ name }) => name === '資歷或專業身分')
  expect(credential?.found).toBe(isOne)
})

it('shows a last clause in which a writer says hardly anything with the one before it', () => {
  const text =
    '找離家近、白天有開門、也不會臨時請假的兩家。真的到了現場，說「我今天沒帶鑰匙」的老闆，我遇過。'
  expect(eeatNotes(eeatSignals(changed({ text }))).experience).toContain(
    '…說「我今天沒帶鑰匙」的老闆，我遇過',
  )
})

it('shortens an account that would end at its writer’s 「我」', () => {
  const text = '接著問清楚搬運是用推車、吊車還是人力，我們的問卷裡 62% 的人被加價。'
  expect(eeatNotes(eeatSignals(changed({ text }))).experience).toContain('…我們的問卷裡 62% 的人被加價')
})

it.each([
  '第一家全程由業務講解；第二家五分鐘就要我簽；第三家是建築師自己來看。',
  '第二家要我簽，第三家是建築師自己來看。',
])('takes whom the writer met for somebody else: %s', (text) => {
  expect(signal({ text, author: null }, '資歷或專業身分')?.found).toBe(false)
  expect(signal({ text: '我是建築師，自己來看。', author: null }, '資歷或專業身分')?.found).toBe(true)
})
