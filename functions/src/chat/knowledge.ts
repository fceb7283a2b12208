import { TERMS } from '@gaplens/report/text/glossary'
import { MEANINGS } from '@gaplens/report/text/glossary-meanings'

/** Questions and answers about the product in both languages of its public pages. `{contact}` is the support address. */
interface Entry {
  /** The question as people ask it, in several ways. */
  readonly asked: readonly string[]
  readonly answer: string
}

export type ChatLanguage = 'zh' | 'en'

export interface KnowledgeItem {
  readonly id: string
  readonly zh: Entry
  readonly en: Entry
}

export const KNOWLEDGE: readonly KnowledgeItem[] = [
  {
    id: 'what',
    zh: {
      asked: [
        'GapLens 是什麼',
        '這個工具在做什麼',
        '缺口透鏡有什麼功能',
        '介紹一下你們的服務',
        '內容缺口分析是什麼',
      ],
      answer:
        'GapLens 會讀取某個關鍵字的 Google AI Overview 與最多 12 個引用網頁，與您的網頁逐項比對，寫成一份繁體中文的內容缺口報告：AI 說了什麼、引用誰、您少了什麼，以及先做哪些事。',
    },
    en: {
      asked: [
        'What is GapLens',
        'What does this tool do',
        'What is a content gap analysis',
        'features of the service',
      ],
      answer:
        'GapLens reads Google’s AI Overview for a keyword and up to 12 of the pages it cites, compares them with your page, and writes a content-gap report in Traditional Chinese: what the AI says, whom it cites, what you lack, and what to do first.',
    },
  },
  {
    id: 'how',
    zh: {
      asked: ['怎麼使用', '如何開始分析', '使用步驟', '要怎麼操作', '新手教學', '第一次怎麼用'],
      answer:
        '1. 登入後進入工作區。\n2. 輸入目標關鍵字與您的網頁網址。\n3. 按「開始分析」，約 30–60 秒後就有報告。\n\n第一次可以先看[範例報告](/sample)。',
    },
    en: {
      asked: ['How does the tool work', 'How to start an analysis', 'What are the steps', 'getting started'],
      answer:
        '1. Sign in to the workspace.\n2. Enter the keyword and the address of your page.\n3. Start: the report is there in about 30 to 60 seconds.\n\nSee the [sample report](/sample) first if you like.',
    },
  },
  {
    id: 'duration',
    zh: {
      asked: ['一次分析要多久', '分析需要多少時間', '要等很久嗎', '為什麼分析很慢', '幾分鐘會好', '要跑多久'],
      answer:
        '通常 30 到 60 秒。引用網頁較多或較慢時會久一點，但每次分析都有時間上限。可以放心關閉分頁，完成後在分析紀錄中查看。',
    },
    en: {
      asked: ['How long does an analysis take', 'How much time do I wait', 'Why is it slow'],
      answer:
        'Usually 30 to 60 seconds; longer when many or slow pages are cited, but there is a time limit. You may close the tab: the report will be in your history.',
    },
  },
  {
    id: 'price',
    zh: {
      asked: [
        '多少錢',
        '價格方案',
        '怎麼收費',
        '費用',
        '有哪些方案',
        '入門方案和進階方案差在哪',
        '一次分析多少錢',
        '一次分析要多少點數',
        '分析一次扣幾點',
      ],
      answer:
        '採點數制，1 點就是 1 次完整分析：\n\n- 入門方案：NT$599，30 點（每次約 NT$19.97）\n- 進階方案：NT$899，60 點（每次約 NT$14.98）\n- 機構方案：依需求報價，請寫信到 {contact}',
    },
    en: {
      asked: [
        'How much does it cost',
        'price and plans',
        'What are your plans',
        'cost of one analysis',
        'How many credits does an analysis take',
        'pricing',
      ],
      answer:
        'It works with credits; 1 credit is 1 complete analysis:\n\n- Starter: $15 for 15 credits\n- Professional: $30 for 40 credits\n- Agency: $100 for 150 credits',
    },
  },
  {
    id: 'free',
    zh: {
      asked: ['可以免費試用嗎', '有免費的嗎', '新用戶送幾點', '試用需要信用卡嗎', '註冊有送點數嗎'],
      answer:
        '可以。新帳號會收到 5 點，也就是 5 次免費分析，不需要信用卡；以電子郵件註冊時，驗證電子郵件後就能使用。',
    },
    en: {
      asked: [
        'Is there a free trial',
        'Can I try it for free',
        'Do I need a credit card',
        'free credits for new users',
      ],
      answer: 'Yes. A new account gets 5 credits, which are 5 free analyses. No credit card is needed.',
    },
  },
  {
    id: 'expiry',
    zh: {
      asked: ['點數會過期嗎', '點數有期限嗎', '點數的使用期限', '點數可以放多久', '什麼時候要用完'],
      answer: '不會。點數永久有效，沒有使用期限。',
    },
    en: {
      asked: ['Do credits expire', 'Is there an expiry date for credits', 'How long are credits valid'],
      answer: 'No. Credits never expire.',
    },
  },
  {
    id: 'refund-point',
    zh: {
      asked: ['分析失敗會扣點嗎', '失敗的點數會退還嗎', '沒有產生報告怎麼辦', '出錯了點數不見了'],
      answer:
        '不會白白扣點。開始時先扣 1 點；若沒有產生可用的報告，點數會自動退還，在「[點數紀錄](/app/account/points)」看得到。',
    },
    en: {
      asked: [
        'Does a failed analysis cost a credit',
        'Do I get my credit back',
        'analysis failed and credit lost',
      ],
      answer: 'No. The credit is taken at the start and given back by itself when there is no usable report.',
    },
  },
  {
    id: 'refund-money',
    zh: {
      asked: ['可以退費嗎', '買錯方案想退款', '退款規則', '錢可以退嗎'],
      answer:
        '尚未使用的付費點數，可在購買後 7 日內寫信到 {contact} 申請退費，請附上訂單編號。詳見[服務條款](/terms)。',
    },
    en: {
      asked: ['Can I get a refund', 'money back', 'I bought the wrong plan'],
      answer:
        'Unused paid credits can be refunded within 7 days of the purchase: write to {contact} with your order number. The [terms](/terms) have the details.',
    },
  },
  {
    id: 'payment',
    zh: {
      asked: [
        '可以用什麼付款',
        '支援信用卡嗎',
        '可以刷卡嗎',
        '可以 LINE Pay 嗎',
        '能不能轉帳',
        '付款方式',
        '怎麼買點數',
        '如何購買',
      ],
      answer:
        '登入後到「購買點數」選擇方案，會開啟付款頁。可用信用卡、LINE Pay 或銀行轉帳。付款完成後點數會自動入帳。',
    },
    en: {
      asked: ['How can I pay', 'payment methods', 'credit card or bank transfer', 'How do I buy credits'],
      answer:
        'Sign in, open the purchase page and choose a plan: a payment page opens. Credit card, LINE Pay and bank transfer are accepted, and the credits arrive by themselves.',
    },
  },
  {
    id: 'payment-missing',
    zh: {
      asked: ['付款後點數沒有進來', '已經付錢但沒看到點數', '點數沒入帳'],
      answer:
        '付款通知通常在一分鐘內到。若仍未入帳，請寫信到 {contact}，附上註冊的電子郵件與訂單編號，我們會查明補入。',
    },
    en: {
      asked: ['I paid but got no credits', 'credits are missing after payment'],
      answer:
        'The notice of a payment usually arrives within a minute. If it does not, write to {contact} with your account’s e-mail and the order number.',
    },
  },
  {
    id: 'report',
    zh: {
      asked: [
        '報告裡有什麼',
        '報告內容包含哪些',
        '分析結果會給我什麼',
        '有範例報告嗎',
        '可以先看報告長什麼樣子嗎',
      ],
      answer:
        '六個部分：網站評估、關鍵字意圖、AI 如何解讀主題、引用網頁、P1–P3 策略與計畫、結構化資料建議。每項缺口都附原文與連結。不必登入就能看[完整的範例報告](/sample)。',
    },
    en: {
      asked: ['What is in the report', 'What do I get', 'Is there a sample report', 'example of a report'],
      answer:
        'Six parts: website assessment, keyword intent, how the AI reads the topic, cited sources, a plan in P1 to P3, and structured data. Each gap has a quote and a link. The [full sample report](/sample) is open to all.',
    },
  },
  {
    id: 'export',
    zh: {
      asked: [
        '報告可以下載嗎',
        '可以匯出嗎',
        '可以匯出 Word 嗎',
        '有 DOCX 或 Markdown 檔嗎',
        '能不能存成 HTML 或 PDF',
        '可以輸出 PDF 嗎',
        '怎麼複製到 Google 文件',
        '分享報告給客戶',
      ],
      answer:
        '可以。報告的「匯出／分享」選單可以下載 HTML、Word（DOCX）、Markdown、JSON 與封存檔（ZIP），也可以複製後貼到 Google 文件、列印或存成 PDF，或建立分享連結給客戶。',
    },
    en: {
      asked: [
        'Can I download the report',
        'export to HTML or PDF',
        'export to Word, DOCX or Markdown',
        'copy to Google Docs',
        'share with a client',
      ],
      answer:
        'Yes. The export menu of a report saves HTML, Word (DOCX), Markdown, JSON and an archive (ZIP). You can also copy it for Google Docs, print it or save it as PDF, or make a link to share with a client.',
    },
  },
  {
    id: 'draft',
    zh: {
      asked: ['可以在這裡改文章嗎', '草稿怎麼用', '寫文章時可以即時看分數嗎', '怎麼知道缺口補上了沒有'],
      answer:
        '可以。打開完成的報告，按「編輯草稿」，貼上文章或填入網址，就會邊寫邊顯示預估涵蓋度、內容缺口補上了沒有，以及哪些句子有來源支持、與來源不符或待補出處。不扣點數；草稿會自動儲存，可以匯出 Markdown 與 HTML。',
    },
    en: {
      asked: [
        'Can I edit my article here',
        'live score while writing a draft',
        'check what the AI wrote',
        'How do I know whether a gap is closed',
      ],
      answer:
        'Yes. Open a finished report and choose 編輯草稿 (edit a draft). Paste your text or give its address: the projected coverage, the gaps and the claims that sources support or contradict follow as you write. It costs no credit, saves itself, and leaves as Markdown or HTML.',
    },
  },
  {
    id: 'history',
    zh: {
      asked: ['以前的分析在哪裡看', '找不到之前的報告', '分析紀錄', '歷史紀錄會保留嗎', '怎麼刪除分析'],
      answer:
        '工作區左側的「分析紀錄」保留所有分析，可以搜尋關鍵字或網址，也可以刪除。沒有刪除的，最長保留 24 個月。',
    },
    en: {
      asked: ['Where are my past analyses', 'history', 'How do I delete an analysis'],
      answer:
        'The history at the side of the workspace keeps every analysis until you delete it, for 24 months at most. It can be searched.',
    },
  },
  {
    id: 'no-overview',
    zh: {
      asked: ['關鍵字沒有 AI Overview 怎麼辦', '查不到 AI 摘要', '沒有 AI 概覽可以分析嗎'],
      answer:
        '會改用自然搜尋前幾名的網頁來比較，報告開頭會清楚註明。過一陣子再分析，也可能就有 AI Overview 了。',
    },
    en: {
      asked: ['What if a keyword has no AI Overview', 'AI Overview not found'],
      answer: 'Then the first organic results are compared instead, and the report says so at its top.',
    },
  },
  {
    id: 'ranking',
    zh: {
      asked: ['保證排名嗎', '做了會上第一頁嗎', '會不會被 AI Overview 引用', '流量會增加嗎', '多久看到成效'],
      answer:
        '沒有人能保證排名、流量或被 AI 引用，我們也不保證。AI Overview 的內容與來源常常變動；報告告訴您的是讀者在別處讀得到、在您這裡讀不到的內容。',
    },
    en: {
      asked: [
        'Do you guarantee rankings',
        'Will AI Overview cite me',
        'Will my traffic grow',
        'When will I see results',
      ],
      answer:
        'Nobody can promise rankings, traffic or a citation by AI, and neither do we. The report tells you what readers find elsewhere and not on your page.',
    },
  },
  {
    id: 'accuracy',
    zh: {
      asked: ['報告準確嗎', 'AI 會亂編嗎', '內容是不是 AI 產生的', '怎麼知道是真的', '資料來源可信嗎'],
      answer:
        '缺口與引文由程式直接比對網頁原文；AI 挑選的句子會標示「AI 推論」，一律照網頁原文引用，找不到原文的就刪除。每段引文都能點回原網頁核對。',
    },
    en: {
      asked: ['Is it accurate', 'Does the AI make things up', 'How can I check it', 'hallucination'],
      answer:
        'Gaps and quotes come from comparing the pages’ own text. Sentences that a model chose are labelled as inferred and told in the words of their page; what is in no page is dropped. Every quote links back to its page.',
    },
  },
  {
    id: 'score',
    zh: {
      asked: ['涵蓋分數是什麼意思', '品質分數怎麼算', '分數低怎麼辦', '這個分數是 Google 給的嗎'],
      answer:
        '涵蓋度是您的網頁談到了多少重要主題（0–100）；品質分數是這次分析的資料齊不齊。兩者都是本工具的估計，不是 Google 的評分。',
    },
    en: {
      asked: [
        'What does the coverage score mean',
        'How is the quality score computed',
        'Is the score from Google',
      ],
      answer:
        'Coverage says how much of the important topics your page covers (0–100); quality says how complete this analysis’ data are. Both are this tool’s estimates, not Google’s.',
    },
  },
  {
    id: 'tiers',
    zh: {
      asked: ['P1 P2 P3 是什麼', 'P1 是什麼意思', '優先順序怎麼排', '應該先做哪一項', '影響和難度'],
      answer: `${MEANINGS.tier}每項都附一段可直接貼進 Gemini 的提示詞。`,
    },
    en: {
      asked: ['What are P1 P2 and P3', 'priorities', 'What should I do first'],
      answer:
        'P1 is high impact and low difficulty; P2 high impact but harder; P3 long term. Each has a prompt for Gemini.',
    },
  },
  {
    id: 'prompt',
    zh: {
      asked: ['Gemini 提示詞怎麼用', '提示詞要貼到哪裡', '可以用 ChatGPT 嗎'],
      answer:
        '每項行動都有「複製提示詞」，貼到 Gemini 就能產生草稿；其他聊天工具也可以。發布前請查證，並加上您自己的經驗。',
    },
    en: {
      asked: ['How do I use the Gemini prompt', 'Where do I paste the prompt', 'Can I use ChatGPT'],
      answer:
        'Copy the prompt of an action and paste it into Gemini, or another assistant, to get a draft. Check it and add your own experience before publishing.',
    },
  },
  {
    id: 'schema',
    zh: {
      asked: [
        '結構化資料建議',
        'FAQ 複合式搜尋結果',
        'HowTo 還有用嗎',
        'FAQ 標記還有用嗎',
        'schema JSON-LD',
        '要加 FAQPage 嗎',
      ],
      answer:
        '報告會建議適合的類型，並附可貼上的 JSON-LD。FAQ 與 HowTo 的複合式搜尋結果 Google 都已停止：類型仍有效，但搜尋結果不會因此改變。',
    },
    en: {
      asked: ['structured data', 'Are FAQ rich results still shown', 'HowTo schema JSON-LD'],
      answer:
        'The report recommends types that fit, with JSON-LD to paste. Google has ended rich results for FAQ and HowTo: the types are valid, but search results do not change by them.',
    },
  },
  {
    id: 'eeat',
    zh: {
      asked: ['E-E-A-T 是什麼', '怎麼評估專業性和可信度', '經驗專業權威信任'],
      answer:
        'E-E-A-T 是 Google 給人工評分員的準則，不是排名因素。報告逐頁列出看得到的訊號，例如作者、日期、出處與聯絡方式；單一網頁看不出的外界評價，會寫「未評估」。',
    },
    en: {
      asked: ['What is E-E-A-T', 'experience expertise authority trust'],
      answer:
        'E-E-A-T is a rubric for Google’s human raters, not a ranking factor. The report lists the signs on each page and says “not assessed” for what one page cannot show.',
    },
  },
  {
    id: 'batch',
    zh: {
      asked: ['可以批次分析嗎', '一次分析很多關鍵字', '大量分析', '白牌報告', '代理商方案'],
      answer:
        '可以。在工作區的「批次分析」貼上或上傳 CSV、Excel 清單，一列一個關鍵字與網址，一批最多 200 列；開始前會檢查每一列並保留點數，失敗或取消而未執行的列會退還，完成後可以下載全部報告。只要點數足夠就能使用，每一列 1 點。機構方案另外可以用自己的標誌、名稱與顏色交付報告（白牌報告），並議定點數與單價，請寫信到 {contact}。',
    },
    en: {
      asked: ['Can I analyse in bulk', 'batch analysis of many keywords', 'white-label reports for agencies'],
      answer:
        'Yes. Under Batch analysis in the workspace you paste or upload a list as CSV or Excel, one keyword and address a row, up to 200 rows a batch. Rows are checked and their credits reserved before the start; rows that fail, or that you cancel before they run, give theirs back, and all reports come as one ZIP. Everyone whose credits suffice may use it, one credit a row. The Agency plan also puts your own logo, name and colour on reports (white label) and has the lowest price per analysis; write to {contact}.',
    },
  },
  {
    id: 'partner',
    zh: {
      asked: ['顧問夥伴計畫', '怎麼成為合作夥伴', '可以合作嗎'],
      answer: '協助中小企業的顧問可以免費申請顧問夥伴計畫。請寫信到 {contact}，介紹您的工作。',
    },
    en: {
      asked: ['partner programme', 'How do I become a consulting partner'],
      answer:
        'Consultants who help small businesses can join the partner programme for free: write to {contact} about your work.',
    },
  },
  {
    id: 'signin',
    zh: {
      asked: ['無法登入', '登入有問題', '忘記密碼', 'Google 登入視窗被擋', '怎麼註冊帳號', '收不到驗證信'],
      answer:
        '可以用 Google 帳號或電子郵件登入。若登入視窗沒有出現，請允許彈出式視窗，或使用登入頁的另一個按鈕；忘記密碼可在登入頁重設。還是不行請寫信到 {contact}。',
    },
    en: {
      asked: ['I cannot sign in', 'forgot my password', 'popup blocked', 'How do I register'],
      answer:
        'Sign in with Google or by e-mail. If the popup does not appear, allow popups or use the other button of the sign-in page; passwords can be reset there. Otherwise write to {contact}.',
    },
  },
  {
    id: 'blocked',
    zh: {
      asked: ['我的網頁讀不到', '網站無法讀取', '為什麼有些來源讀取失敗', '網頁被擋'],
      answer:
        '請確認網址可公開瀏覽、不需登入，而且主機沒有擋掉自動讀取。純靠程式產生內容的網頁可能讀不到文字。讀不到的來源會列在報告裡並註明原因。',
    },
    en: {
      asked: ['My page cannot be read', 'Why did some sources fail', 'page blocked'],
      answer:
        'Check that the page is public, needs no sign-in and does not refuse automatic readers. Pages whose text is made by script alone may be empty to us. Sources that failed are listed with the reason.',
    },
  },
  {
    id: 'language',
    zh: {
      asked: ['支援英文網站嗎', '報告有英文的嗎', '可以分析哪些語言', '只能分析臺灣的搜尋結果嗎'],
      answer:
        '報告以繁體中文撰寫，搜尋結果以臺灣的 Google 為準。其他語言的網頁也能讀取與比對，但最適合中文內容。',
    },
    en: {
      asked: ['Do you support English sites', 'Which languages', 'Is the report available in English'],
      answer:
        'Reports are in Traditional Chinese and use Google’s results for Taiwan. Pages in other languages are read too, but Chinese content suits it best.',
    },
  },
  {
    id: 'privacy',
    zh: {
      asked: ['你們會保存什麼資料', '隱私權', '我的資料安全嗎', '會把資料給別人嗎', '怎麼刪除帳號'],
      answer:
        '保存帳號、輸入的關鍵字與網址、分析結果與點數紀錄，沒有廣告或追蹤。分析可隨時自行刪除；在「[帳號與資料](/app/account)」可匯出所有資料或刪除帳號，有問題請寫信到 {contact}。詳見[隱私權政策](/privacy)。',
    },
    en: {
      asked: ['What data do you store', 'privacy', 'Is my data safe', 'delete my account'],
      answer:
        'Your account, keywords and addresses, results and credits; no ads and no tracking. Export everything, or delete the account, under [account and data](/app/account); questions go to {contact}. See the [privacy policy](/privacy).',
    },
  },
  {
    id: 'compare',
    zh: {
      asked: ['和 Ahrefs 有什麼不同', '跟其他 SEO 工具差在哪', '可以查搜尋量嗎', '有排名追蹤嗎'],
      answer:
        '傳統工具看排名、搜尋量與反向連結；GapLens 看 AI Overview 與它引用的內容，指出您少了哪些段落。我們沒有搜尋量與排名追蹤，適合搭配您現有的工具。',
    },
    en: {
      asked: [
        'How is it different from Ahrefs',
        'compared with other SEO tools',
        'rank tracking and search volume',
      ],
      answer:
        'Other tools look at rankings, volume and links; GapLens looks at AI Overview and the content it cites. It has no search volume and no rank tracking: keep the tools you have.',
    },
  },
  {
    id: 'terms',
    zh: {
      asked: ['涵蓋度是什麼意思', '涵蓋度怎麼算', '略提是什麼', '引用網頁是什麼', '名詞解釋'],
      answer: (['coverage', 'touched', 'cited', 'gap'] as const)
        .map((term) => `- **${TERMS[term]}**：${MEANINGS[term]}`)
        .join('\n'),
    },
    en: {
      asked: ['What does coverage mean', 'how is the coverage score calculated'],
      answer:
        'Coverage is the weighted share of all topics that a page treats, 0 to 100; a topic it only mentions counts half. Topics come from AI Overview and the pages it cites. It is this tool’s estimate, not Google’s.',
    },
  },
  {
    id: 'contact',
    zh: {
      asked: ['怎麼聯絡你們', '客服信箱', '想找真人', '有電話嗎', '回報問題'],
      answer: '請寫信到 {contact}，我們會在工作日回覆。',
    },
    en: {
      asked: ['How do I contact you', 'support e-mail', 'talk to a person', 'report a problem'],
      answer: 'Write to {contact}; we answer on working days.',
    },
  },
]
