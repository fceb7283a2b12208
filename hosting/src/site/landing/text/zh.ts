import facts from '../sample-facts.json' with { type: 'json' }
import type { LandingText } from './landing-text.ts'

/** The landing page in Traditional Chinese. Facts from the sample report come from `sample-facts.json`. */
export const ZH: LandingText = {
  skip: '跳到主要內容',
  claim: '主張，見頁尾說明',
  header: {
    label: '主要導覽',
    menu: '選單',
    links: [
      { href: '#solution', label: '解決方案' },
      { href: '#proof', label: '實證' },
      { href: '#pricing', label: '定價' },
      { href: '/sample', label: '範例報告' },
    ],
    language: { href: '/en', label: 'English', lang: 'en' },
    theme: '切換深色或淺色外觀',
    signIn: '登入',
    start: '免費試用',
  },
  hero: {
    eyebrow: '給 SEO 顧問與內容團隊',
    title: ['AI Overview 引用了別人，', '您的網頁少了什麼？'],
    lead: '輸入關鍵字與您的網頁，GapLens 讀取 Google 的 AI Overview 和最多 12 個引用網頁，交給您一份繁體中文的內容缺口報告。每項缺口都附原文，一點就到那段話。',
    start: '免費試用 5 次',
    sample: '先看完整的範例報告',
    note: '以 Google 帳號或電子郵件登入，不需信用卡。分析失敗會退還點數。',
    claims: [
      { value: '90%', label: '節省研究時間' },
      { value: '60 秒', label: '完成一次分析' },
      { value: '10+', label: '個競爭網頁' },
      { value: '100%', label: '解讀 AI Overview' },
    ],
  },
  preview: {
    title: `「${facts.keyword}」的內容缺口報告`,
    score: '涵蓋度',
    compared: `至少；與 ${facts.sources.read} 個引用網頁比較`,
    gaps: '內容缺口',
    immediate: `先補 ${facts.immediate} 項`,
    sources: '已讀來源',
    readAll: '個引用網頁（上限 12）',
    topic: '主題',
    columns: '[2] 等數字是報告中引用網頁的編號',
    own: '您的網頁',
    legend: { covered: '有涵蓋', touched: '略提', absent: '未找到' },
    summary: (missing, total) =>
      `權重最高的 ${total} 個主題中，${missing} 個在您的網頁未找到；其他引用網頁各談到其中幾個，見完整範例報告。`,
    caption: '取自本工具實際產生的範例報告。比較的網站是示範用的虛構網站。',
    link: '讀完整報告',
  },
  problem: {
    title: '手動做一份，要花掉半天',
    lead: '搜尋、開分頁、抄重點、比對、寫成客戶看得懂的報告。點開每一步，看時間花在哪裡。',
    steps: [
      {
        hours: 2,
        time: '2.0 小時',
        title: '手動蒐集資料',
        details: [
          '查關鍵字、展開 AI Overview，把引用網頁一個個記下來',
          '逐頁打開、讀完、複製重點，遇到打不開的再想辦法',
          '換一台裝置或換一天再查，內容又不一樣',
        ],
      },
      {
        hours: 1.5,
        time: '1.5 小時',
        title: '分析',
        details: [
          '把十幾頁的主題排成表格，逐格判斷誰有談、誰沒談',
          '回頭對照自己的網頁，分辨是真的沒寫，還是換了說法',
          '檢查作者、日期、出處等 E-E-A-T 訊號',
        ],
      },
      {
        hours: 1,
        time: '1.0 小時',
        title: '撰寫報告',
        details: [
          '把缺口排出先後順序，寫成可以執行的工作',
          '補上引文與連結，讓客戶查得到依據',
          '排版、匯出、寄出',
        ],
      },
    ],
    total: { label: '合計', value: '4.5 小時' },
    ours: { label: 'GapLens', value: '約 60 秒' },
    saved: { value: '98.9%', label: '節省的時間' },
    chart: '手動 4.5 小時（蒐集 2.0、分析 1.5、撰寫 1.0）與 GapLens 約 60 秒的比較',
  },
  report: {
    title: '真實的報告長這樣',
    lead: `以下六節取自「${facts.keyword}」的範例報告，數字與文字都是工具實際寫出來的。`,
    blocks: [
      {
        title: '網站評估',
        body: [
          `您的網頁涵蓋度至少 ${facts.score}（用自己的話寫過的，可能沒有算進來）；讀到的 ${facts.sources.read} 個引用網頁中，最高的是 ${facts.best}。`,
          `比對後找到 ${facts.gaps} 項內容缺口，其中 ${facts.immediate} 項列為立即處理。`,
        ],
      },
      {
        title: '關鍵字意圖',
        body: [
          facts.coreIntent,
          `另外列出 ${facts.latentIntents} 個潛在意圖，逐一註明誰回答了、您有沒有回答。`,
        ],
      },
      { title: 'AI 如何解讀這個主題', body: [facts.overview] },
      {
        title: '引用網頁',
        body: [
          `《${facts.cited.title}》（${facts.cited.host}）`,
          `專業性：${facts.cited.expertise}`,
          '外界評價無法從單一網頁看出，報告會寫「未評估」，不會猜。',
        ],
      },
      {
        title: '策略與計畫',
        body: facts.actions.map(
          ({ label, topic, impact, difficulty }) =>
            `${label}　補上「${topic}」（影響 ${impact}／100・難度 ${difficulty}／100）`,
        ),
      },
      {
        title: '結構化資料建議',
        body: [
          `建議的類型：${facts.schemaTypes.join('、')}，各附一段可直接貼上的 JSON-LD。`,
          'FAQ 與 HowTo 的複合式搜尋結果，Google 都已停止。報告會直說，不會拿它們當賣點。',
        ],
      },
    ],
    link: '讀完整的範例報告',
  },
  solution: {
    title: '四個步驟，一份報告',
    steps: [
      { title: '輸入關鍵字與網址', body: '告訴我們您想被看見的關鍵字，以及想改善的那一頁。' },
      {
        title: 'AI 研究',
        body: '取得 AI Overview，讀完最多 12 個引用網頁，以及您的網頁。讀不到的會列出原因。',
      },
      { title: '洞察', body: '把主題排成涵蓋矩陣：誰談了、談多深、您少了什麼。每一格都有原文可查。' },
      { title: '策略', body: '依影響與難度排出 P1、P2、P3，每項附一段可以直接貼進 Gemini 的提示詞。' },
    ],
  },
  plan: {
    title: '拿到就能動手的行動計畫',
    lead: '每項建議都寫清楚補什麼、憑什麼，以及怎麼開始。',
    badge: '示意',
    items: [
      {
        tier: 'P1',
        tierName: '立即執行',
        title: `補上「${facts.firstAction.topic}」的段落`,
        why: `至少 ${facts.firstAction.coveredBy} 個引用網頁談到，您的網頁可能未談。`,
        gain: '預期流量 +15%',
      },
      {
        tier: 'P2',
        tierName: '中期規劃',
        title: '加入自己的對照實驗與數據',
        why: '第一手紀錄別人抄不走，這是您能超越的地方。',
        gain: '預期流量 +12%',
      },
    ],
    prompt: {
      label: '附上的提示詞',
      text: facts.firstAction.prompt,
    },
    note: '流量數字是示意，不是預測。GapLens 不保證排名、流量或被 AI 引用。',
  },
  proof: {
    title: '用在哪些工作上',
    notice: '以下是說明用法的虛構情境，不是真實客戶的評價。',
    cases: [
      {
        who: '獨立 SEO 顧問',
        before: '每月為八個客戶做競品整理，常拖到週末。',
        after: '開會前先跑一份，把 P1 清單帶進會議，客戶點連結就能核對原文。',
      },
      {
        who: '電商內容團隊',
        before: '商品指南越寫越長，卻不確定讀者還缺什麼。',
        after: '看涵蓋矩陣決定補哪三段，其餘不動。文章變準，不是變長。',
      },
      {
        who: '行銷代理商',
        before: '新人寫的分析品質不一，主管要重做一遍。',
        after: '同一個流程、同一種報告，主管只需要審建議。',
      },
    ],
    principles: {
      title: '可以查證，才叫分析',
      items: [
        { title: '原文逐字可查', body: '引文與網頁逐字比對，找不到的就刪掉，並記錄刪了幾項。' },
        { title: '觀察與推論分開', body: '「依網頁原文」和「AI 推論」分別標示，一眼看得出差別。' },
        { title: '做不到的會說', body: '讀不到的頁面、沒有 AI Overview 的關鍵字，報告都會寫明。' },
      ],
    },
  },
  demo: {
    title: '兩分鐘看完整個流程',
    lead: '從輸入關鍵字，到把 P1 清單交給寫手。',
    play: '播放示範影片（2 分鐘）',
    notice: '按下播放後才會連線到影片網站。',
    poster: '範例報告的畫面：涵蓋度、內容缺口與先做的三件事',
    frame: 'GapLens 示範影片',
  },
  compare: {
    title: '和傳統做法比一比',
    features: {
      caption: '功能',
      columns: ['', '傳統 SEO 工具', 'GapLens'],
      rows: [
        ['分析對象', '自然搜尋排名與反向連結', 'AI Overview 與引用網頁'],
        ['缺口的依據', '關鍵字清單', '逐段比對的原文與連結'],
        ['E-E-A-T', '多半沒有', '逐頁列出找到與沒找到的訊號'],
        ['行動建議', '自行判斷', 'P1–P3 排序，附提示詞'],
        ['報告語言', '多為英文', '繁體中文'],
        ['關鍵字量、排名追蹤', '有', '沒有，請搭配您現有的工具'],
      ],
    },
    cost: {
      caption: '成本（每次分析）',
      columns: ['', '費用', '時間'],
      rows: [
        ['GapLens（進階方案單價）', '約 NT$15', '約 1 分鐘'],
        ['自己手動做', '約 NT$6,000（工時）', '4.5 小時'],
        ['聘請顧問（每月做 30 次）', '約 NT$1,000', '依合約'],
      ],
    },
    note: '每一列都是做一次的費用：GapLens 是 NT$899 除以 60 次；顧問以每月約 NT$30,000、做 30 次計算。顧問與工時費用是估算，依各地行情而異。',
  },
  pricing: {
    title: '用多少，買多少',
    lead: '1 點就是 1 次完整分析，點數永久有效。新帳號先送 5 點。',
    popular: '最受歡迎',
    points: (points) => `${points} 點`,
    unit: (price) => `每次分析約 ${price}`,
    onRequest: '依需求報價',
    start: '免費試用',
    contact: '來信洽詢',
    contactSubject: 'GapLens 機構方案洽詢',
    partner: {
      title: '顧問夥伴計畫',
      body: '在協助中小企業的顧問可以免費申請，來信介紹您的工作即可。',
      link: '來信申請',
      subject: '申請 GapLens 顧問夥伴計畫',
    },
  },
  faq: {
    title: '常見問題',
    items: [
      {
        question: '一次分析要多久？',
        answer: '通常 30 到 60 秒。引用網頁越多、越慢，時間越長；每次分析都有上限，不會無止境等待。',
      },
      {
        question: '分析失敗會扣點嗎？',
        answer: '不會。開始時先扣 1 點，若沒有產生可用的報告，點數自動退還，在點數紀錄看得到。',
      },
      {
        question: '關鍵字沒有 AI Overview 怎麼辦？',
        answer: '改用自然搜尋前幾名的網頁比較，報告開頭會清楚註明這一點。',
      },
      {
        question: '照著做，就會被 AI Overview 引用嗎？',
        answer:
          '沒有人能保證。AI Overview 的內容與來源常常變動，涵蓋度也是本工具的估計，不是 Google 的評分。報告告訴您的是讀者在別處讀得到、在您這裡讀不到的東西。',
      },
      {
        question: '報告的內容是 AI 編的嗎？',
        answer:
          '缺口、引文與涵蓋矩陣由程式直接比對網頁原文產生；AI 挑選的句子會標示「AI 推論」，一律照網頁原文引用，找不到原文的就刪除。',
      },
      {
        question: '你們會保存哪些資料？',
        answer: '您的帳號資料、輸入的關鍵字與網址，以及分析結果。您可以隨時刪除分析紀錄。詳見隱私權政策。',
      },
    ],
  },
  closing: {
    title: '先拿一頁來試試',
    body: '挑一個您在意的關鍵字，六十秒後看看自己少了什麼。',
    start: '免費試用 5 次',
    sample: '看範例報告',
  },
  claims: {
    title: '標示「＊」的數字是什麼意思',
    items: [
      '這些數字是我們的主張，不是第三方量測，也不保證每次都相同。',
      '手動 4.5 小時是以資料蒐集 2.0、分析 1.5、撰寫 1.0 小時估算。60 秒是單次分析的執行時間，工作區顯示的預估為 30–60 秒。',
      '98.9% 以輸入、等待到拿到報告共約 3 分鐘計算（3 ÷ 270 分鐘）；90% 以 2 小時的資料蒐集縮短為約 12 分鐘的閱讀計算。',
      '10+ 與 100%：Google 附上的引用網頁有十個以上時，讀其中 10 到 12 個；AI Overview 的全文都會逐句比對。',
    ],
  },
  footer: {
    links: '快速連結',
    quick: [
      { href: '/#solution', label: '解決方案' },
      { href: '/#pricing', label: '定價' },
      { href: '/sample', label: '範例報告' },
      { href: '/login', label: '登入' },
    ],
    legal: [
      { href: '/terms', label: '服務條款' },
      { href: '/privacy', label: '隱私權政策' },
    ],
    contact: '聯絡我們',
    social: '社群頁面',
    company: '缺口透鏡工作室',
    rights: '© 2026 缺口透鏡工作室',
    trademark: 'Google、Gemini 與 AI Overview 是 Google LLC 的商標。本服務與 Google 無隸屬關係。',
  },
}
