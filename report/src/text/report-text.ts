import type { EvidenceGrade } from '@gaplens/contracts/analysis/evidence-grade'
import type { JobStatus } from '@gaplens/contracts/analysis/job'
import type {
  CoverageLevel,
  EeatDimension,
  StepState,
  Support,
  Tier,
} from '@gaplens/contracts/analysis/report'
import { MAX_CITED_PAGES } from '@gaplens/contracts/limits'
import type { Places } from '../model/standing.ts'
import { TERMS } from './glossary.ts'
import { MEANINGS } from './glossary-meanings.ts'
import { ranksText } from './ranks-text.ts'

/** The two editions of an exported report: a short one for clients, and the complete one. */
export type Edition = 'client' | 'full'

export const REPORT_TEXT = {
  heading: (keyword: string) => `「${keyword}」的內容缺口報告`,
  eyebrow: '分析報告',
  created: '建立於',
  ownPage: '您的網頁',
  ownPageCited: '您的網頁（被引用）',
  copySectionDone: '這一節已複製，可貼到文件編輯器。',
  copyDone: '報告已複製到剪貼簿，可直接貼到 Google 文件。',
  copyFailed: '複製失敗，請手動選取文字。',
  expandAll: '全部展開',
  collapseAll: '全部收合',
  backToTop: '回到頂端',
  skipToPlan: '跳到行動計畫與提示詞',
  sectionLink: '本節連結',
  inferred: 'AI 推論',
  partly: '含 AI 推論',
  observed: '依網頁原文',
  provenance:
    '標示「AI 推論」的段落由語言模型挑選句子，程式照網頁原文引用；「依網頁原文」的段落由程式直接從讀到的網頁整理；「含 AI 推論」的清單兩者都有。',
  legacyTitle: '這份結果是舊版格式（v5.1）',
  legacyBody: '舊版結果沒有策略與計畫。重新執行分析即可取得 v6.0 格式的完整報告。',
  toc: '目錄',
  table: '表格',
  showRest: (count: number) => `顯示其餘 ${count} 項`,
}

/** What a model did, and what the program checked (`analysis/insight/model/text-checks`). */
export const NOTICE_TEXT = {
  judged: {
    whole:
      'AI 判讀各網頁談到哪些主題，共兩次，兩次對您的網頁說法不同時再問一次；每個「有談到」都附該網頁上找得到的原文才算數，再與程式的文字比對合併。',
    partly: 'AI 的判讀只完成一部分，其餘主題依程式的文字比對。',
    failed: 'AI 的判讀沒有完成，主題與缺口只依程式的文字比對。',
  },
  checked:
    'AI 只挑選要引用的句子：程式找出它在哪一頁、寫出完整的原文與說話的網頁，AI 自己的字句不放進報告；有聯絡方式、保證或違反 Google 規範的建議的句子一律不收。',
  unchecked: '程式沒有查核原文本身是否正確，引用前請再看一次原頁。',
  nothingKept: '內文沒有 AI 挑選的句子，由程式依網頁原文整理。',
}

/** The export and share menu. */
export const EXPORT_TEXT = {
  open: '匯出／分享',
  editions: {
    client: { name: '客戶版', note: '8 頁以內，可直接交給客戶' },
    full: { name: '完整版', note: '含所有原文佐證與提示詞' },
  } satisfies Record<Edition, { name: string; note: string }>,
  print: '列印或存成 PDF',
  copy: '複製到文件編輯器',
  saveHtml: '下載 HTML',
  saveMarkdown: '下載 Markdown',
  saveDocx: '下載 Word（DOCX）',
  saveJson: '下載 JSON',
  saveArchive: '下載封存檔（ZIP，可查驗）',
  share: '分享連結…',
  failed: '沒有成功，請稍後再試。',
  more: '更多動作',
}

/** The cards of the first actions. */
export const FIRST_TEXT = {
  title: '先做這些',
  order: '依影響與工作量',
  done: (tier: string) => `完成 ${tier}`,
  projection: (change: string) => `涵蓋度 ${change}`,
  place: '位置',
  basis: '來源',
  within: (heading: string) => `補在「${heading}」`,
  after: (heading: string) => `新段落，接在「${heading}」之後`,
  newPart: '新段落',
  morePages: (count: number) => `其他 ${count} 個`,
  all: (count: number) => `看全部 ${count} 項`,
}

/** The edition for clients. */
export const CLIENT_TEXT = {
  title: (keyword: string) => `「${keyword}」內容缺口分析`,
  page: '網頁',
  address: '網址',
  date: '資料時間',
  standing: '結論',
  decide: '動筆之前',
  sources: TERMS.cited,
  number: '編號',
  source: '網頁',
  method: '這份報告怎麼來的',
  moreTopics: (count: number) => `另有 ${count} 個沒有列為缺口的主題，這裡不列。`,
}

export const LIMITATION_TEXT = {
  title: '這次沒有做到',
  unread: (names: string, count: number, more: boolean) =>
    `沒有讀到 ${names}${more ? `${names.endsWith('）') ? '' : ' '}等 ${count} 個來源` : ''}，未列入比較。`,
  /**
   * Pages and why they were not compared.
   * @param isOwnLanguage whether these pages are in the report's language, so that only their words differ
   */
  unlike: (names: string, isOwnLanguage: boolean) =>
    `${names}（${isOwnLanguage ? '用詞與其他來源差很多，討論串與沒有小標題的心得常這樣' : '語言或寫法與其他來源不同'}）`,
  uncompared: (names: string, count: number) =>
    `程式看不出 ${names}談了哪些主題，未計入涵蓋度、排名與矩陣；${count === 1 ? '這一頁' : '這些網頁'}可能也談到同樣的主題，請自行讀過。`,
}

export const SUMMARY_TEXT = {
  title: '重點摘要',
  coverage: `您的${TERMS.coverage}`,
  place: (places: Places, total: number) => `${ranksText(places)}／${total} 名`,
  placeHint: '名次連同您的網頁計算；涵蓋度的估計可能差到 10，相差不到這麼多的網頁，分不出先後。',
  unplaced: '不排名次',
  unplacedHint:
    '過半的主題只能說「可能未談」：單憑字面，分不出是沒寫，還是用自己的話寫了，所以涵蓋度只給範圍，不排名次。',
  rank: (places: Places, total: number) => `${total} 個網頁中排名${ranksText(places)}`,
  median: (value: number) => `${TERMS.cited}的中位數為 ${value}`,
  unread: '您的網頁未能讀取',
  gaps: TERMS.gap,
  gapsNote: (immediate: number) => (immediate === 0 ? '沒有列為 P1 的缺口' : `其中 ${immediate} 項列為 P1`),
  gapsUnread: '無法讀取您的網頁，沒有判斷缺口',
  sources: '讀取的來源',
  sourcesNote: (total: number) => `共 ${total} 個來源`,
  firstActions: '先做這三件事',
  you: '您',
  medianMark: '中位數',
  best: '最高',
  facts: (gaps: string, sources: string) => `${gaps}・${sources}`,
  gapFacts: (gaps: number, immediate: number) => `${gaps} 項缺口，P1 有 ${immediate} 項`,
  /** @param compared how many of the read ones have a score */
  sourceFacts: (read: number, total: number, compared: number) =>
    `讀到 ${read}／${total} 個來源${compared < read ? `，其中 ${compared} 個可比較` : ''}`,
  scale: '各網頁的涵蓋度，0 到 100',
}

export const BRIEF_TEXT = {
  band: '寫作大綱與準備',
  gist: (added: number, extended: number) => `新增 ${added} 段、補寫 ${extended} 段`,
  noOutline: '這次列不出段落',
  outline: '建議的大綱',
  /** @param givers the explanation of the marks before the numbers (`givers.ts`) */
  outlineIntro: (fromOverview: boolean, givers: string) =>
    `標題照原順序；△ 補寫，＋ 新增。[n] 是引用網頁的編號，標在取自該網頁的文字旁（表格排成一行），後面的「」是那一頁的小標題${givers}${fromOverview ? '；AIO 是 AI Overview' : ''}。`,
  columns: { part: '段落', write: '寫什麼', basis: '談到的來源' },
  opening: '開頭',
  keep: '保留',
  marks: { keep: '', extend: '△ ', new: '＋ ' },
  length: '篇幅',
  lengthInWords: '篇幅（以單字計）',
  lengthTarget: (target: string, median: string, longest: string, page: string) =>
    `目標約 ${target} 字（來源中位數 ${median} 字，最長的 ${page} ${longest} 字）。`,
  conflicts: '數字或說法不同的地方，寫之前先確認',
  conflictColumns: { topic: '項目', sayings: '說法', advice: '建議' },
  conflictsHow:
    '請先確認講的是同一件事（對象、條件、期間）。採用哪一個，以第一手的資料決定；寫的時候註明條件與出處。',
  onlyYou: '只有您能提供的',
  links: '站內可連到',
  linkTo: '可連到',
  technical: '技術上',
  notNeeded: '不必做',
  grades: {
    documented: '官方文件',
    controlled: '對照研究',
    correlational: '相關研究',
    lab: '實驗室',
    disproved: '已證實無效',
  } satisfies Record<EvidenceGrade, string>,
  gradesTitle: '佐證強度',
  gradesIntro: '每項建議都標明有多少根據；沒有一項能保證排名或被引用。',
  gradeColumns: { grade: '強度', study: '研究或文件', finding: '結果' },
  efforts: { small: '小', medium: '中', large: '大' },
  effort: '工作量',
  projected: '單補這一項的涵蓋度',
  grade: '佐證強度',
}

export const ANNEX_TEXT = {
  title: '附錄：原文與工具',
  gaps: '缺口的原文',
  matrix: '主題涵蓋矩陣',
  statements: 'AI Overview 陳述查核',
  strengths: '自有內容的原文',
  gapPart: (name: string) => `缺口「${name}」`,
  strengthPart: (name: string) => `自有內容「${name}」`,
  statementPart: (number: number) => `陳述 ${number}`,
  prompts: 'Gemini 提示詞',
  code: 'JSON-LD 程式碼',
}

/** Related questions and follow-up questions of AI Mode, and whether the user's page answers them. */
export const SUB_QUESTION_TEXT = {
  titles: { related: 'Google 的相關問題', aiMode: 'AI 模式的延伸問題' },
  own: {
    answered: '您的網頁有回答',
    possibly: '您的網頁可能有回答',
    possiblyNot: '您的網頁可能沒有回答',
    // A gap of the same subject is 「可能未談」 too: comparing words proves no absence.
    unanswered: '您的網頁可能沒有回答',
    unknown: '您的網頁是否回答，無法確認',
  },
  shown: (text: string, standing: string) => (standing === '' ? text : `${text}　${standing}`),
  answer: (text: string) => `Google 的回答：${text}`,
  /** How many questions a list has; elsewhere the report counts those without an answer too. */
  count: (all: number, answered: number) =>
    answered === 0 || answered === all ? `${all}` : `${all} 個，其中 ${answered} 個有 Google 的回答`,
}

export const OVERVIEW_TEXT = {
  title: 'AI Overview 資料',
  none: '這次沒有取得 AI Overview。',
  notCompared: '其中沒有列入比較的：',
  gist: (count: number) =>
    `引用 ${count} 個網頁${count > MAX_CITED_PAGES ? `，最多讀 ${MAX_CITED_PAGES} 個` : ''}`,
  references: TERMS.cited,
  more: (count: number) => `+${count} 個來源`,
}

export const REFERENCE_TEXT = {
  title: TERMS.cited,
  intro: '這次讀取的網頁；沒有列入比較的有標示。',
  invalid: '無效的網址',
  viewOriginal: '檢視原文',
  showAll: (count: number) => `顯示全部 ${count} 個來源`,
  showLess: '只顯示前 5 個',
  read: '已讀取',
  failed: '讀取失敗',
  notCompared: '未列入比較',
  gist: (read: number, total: number) => `讀到 ${read}／${total} 個`,
  count: (total: number) => `${total} 個`,
  excluded: (count: number) => `您選擇不列入比較的來源（${count} 個，未讀取）`,
}

export const QUALITY_TEXT = {
  title: '處理步驟與分析品質',
  score: '分析品質',
  outOf: (score: number) => `${score} / 100`,
  steps: (done: number, total: number) => `完成 ${done}／${total} 個步驟`,
  bands:
    '指資料與步驟是否完整，不是內容的對錯：80 分以上完整；60–79 分部分缺漏，結論可用；未滿 60 分建議重新分析。',
  levels: { excellent: '優良', good: '良好', fair: '尚可', poor: '不足' },
}

export const STEP_TEXT = {
  names: {
    serpApiStatus: '搜尋資料',
    userPageStatus: '您的網頁',
    competitorPagesStatus: TERMS.cited,
    aiAnalysisStatus: 'AI 分析',
  },
  hints: {
    serpApiStatus: '搜尋資料服務的額度已用完，或網路連線有問題。',
    userPageStatus: '沒有讀到您的網頁，無法判斷缺口。',
    competitorPagesStatus: '部分引用網頁無法讀取，會影響分析的完整度。',
    aiAnalysisStatus: 'AI 分析未完成，改用備援分析。',
  },
  unasked: '未使用（未設定服務）',
  states: {
    completed: '完成',
    partial: '部分完成',
    failed: '失敗',
    pending: '等待中',
    running: '進行中',
  } satisfies Record<StepState, string>,
}

export const WARNING_TEXT = {
  title: '分析提醒',
  count: (lines: number) => `${lines} 則`,
  withErrors: '分析已完成，但部分步驟遇到問題。',
  lowQuality: (score: number) => `分析品質偏低（${score} 分），請檢查輸入內容或重新執行。`,
}

export const DEBUG_TEXT = {
  title: '除錯資訊',
  id: '分析編號',
  timestamp: '時間',
  fallback: '使用備援資料',
  quality: '品質分數',
  qualityValue: (score: number, done: number, total: number) =>
    `${score}/100（完成 ${done}/${total} 個步驟）`,
  yes: '是',
  no: '否',
  dump: '輸出完整除錯資料',
  dumped: '完整除錯資料已輸出到瀏覽器主控台，請按 F12 查看。',
}

export const FAILURE_TEXT = {
  title: '分析失敗',
  body: (keyword: string) => `分析「${keyword}」時發生錯誤。`,
  fallback: '系統發生未預期的錯誤，請查看詳細資訊或重試。',
  again: '重新分析',
  technical: '檢視技術細節',
  details: '詳細資訊',
  message: '錯誤訊息',
  code: '錯誤代碼',
  status: '狀態',
  id: '分析編號',
  tips: '您可以這樣做',
  tipList: [
    '檢查網路連線是否正常',
    '確認關鍵字與網址格式是否正確，網頁可公開瀏覽',
    '問題持續發生時，請附上分析編號與客服聯絡',
    '開啟瀏覽器主控台（F12）查看詳細訊息',
  ],
}

/** A keyword whose results allow no comparison. */
export const REFUSAL_TEXT = {
  title: '無法比較',
  body: (keyword: string) => `關鍵字「${keyword}」`,
  change: '換個說法再分析',
  id: (id: string) => `分析編號：${id}`,
}

export const STATUS_TEXT: Record<JobStatus, string> = {
  pending: '排隊中',
  processing: '分析中',
  completed: '已完成',
  completed_with_errors: '完成，有分析提醒',
  failed: '失敗',
}

export const WEBSITE_TEXT = {
  title: '網站評估',
  summary: '內容摘要',
  standing: '您的位置',
  standingIntro: `${TERMS.coverage}是${MEANINGS.coverage}`,
  /** @param isAtLeast whether its score is only the least that it covers */
  standingOwn: (isAtLeast: boolean) => `您的網頁${isAtLeast ? '（至少）' : ''}`,
  words: (count: number) => `${count.toLocaleString('zh-TW')} 字`,
  notRead: (reason: string) => `未讀取：${reason}`,
  notCompared: '程式看不出它談了哪些主題（語言、寫法或用詞可能與其他來源不同）',
  noTopics: '沒有可比較的主題',
  contentGaps: TERMS.gap,
  contentGapsIntro: '以下主題，除了另外註明的，您的網頁可能未談；請對照附上的原文確認。',
  gaps: '缺口與佐證',
  gapsIntro:
    '依 P1、P2、P3 排列，同一級裡權重高、且較可能沒談的在前，與摘要、策略計畫同一個順序。最多列 12 項，每一項都附上有談到的網頁原文；您的網頁有用詞相近的段落時，也列出來對照；沒有列出的，是程式沒找到夠接近的，您談到了嗎？請您確認。',
  gapsScale: '影響與難度都是 0 到 100 的估計：影響越高越值得先補，難度越高越費工。',
  matrix: '主題涵蓋矩陣',
  page: '網頁',
  coverage: TERMS.coverage,
  length: '篇幅',
  lengthAxis: '篇幅（字）',
  median: '中位數',
  scatter: '篇幅與涵蓋度',
  scatterNote: '每一點是一個網頁：越高談到的主題越多，越右篇幅越長。',
  matrixDocumentIntro:
    '每一列是一個主題，每一欄是一個網頁。在 HTML 檔裡，選取有符號的格子可跳到該網頁的原文。',
  matrixIntro:
    '每一列是一個主題，每一欄是一個網頁。選取有符號的格子可以看到原文；也可以用方向鍵在格子之間移動。',
  strengths: '自有內容',
  pageExperience: '頁面體驗',
  sourcesReach: '來源能否被抓取、收錄與引用',
}

export const GAP_TEXT = {
  coveredBy: (count: number, total: number, exact: boolean) =>
    `${total} 個來源中${exact ? '有' : '至少'} ${count} 個談到`,
  scores: ({ impact, difficulty }: { impact: number; difficulty: number }) =>
    `影響 ${Math.round(impact)}／100・難度 ${Math.round(difficulty)}／100`,
  others: '他們怎麼說',
  closest: '您的網頁最接近的段落',
  noneNear: '程式沒找到夠接近的段落。',
  outdated: (pages: string) => `${pages} 的原文可能已過時，引用前請先找較新的說法。`,
  fromOverview: 'AI Overview 有提到',
}

export const MATRIX_TEXT = {
  topic: '主題',
  you: '您',
  caption: '各網頁對每個主題的涵蓋程度',
  columns: '欄位對照',
  dialogTitle: (topic: string) => `主題：${topic}`,
  nearest: `${TERMS.absent}；最接近的段落：`,
  cell: (topic: string, page: string, level: string) => `${topic}，${page}：${level}`,
  notRead: '未讀取',
  importance: (weight: number, coveredBy: number, sources: number, exact: boolean) =>
    `權重 ${Math.round(weight * 100)}%・${sources} 個來源中${exact ? '' : '至少'} ${coveredBy} 個`,
  importanceNote:
    '主題依權重由大到小排列；權重是 AI Overview 與來源對這個主題的重視程度，全部主題合計 100%。符號是比對原文的結果：● 與 ◐ 有些只是可能談到（內容摘要分開計），· 也可能只是用詞不同，請以原文為準。',
  showAll: (count: number) => `顯示全部 ${count} 個主題`,
  showLess: '只顯示主要主題',
}

export const LEVEL_TEXT: Record<CoverageLevel, string> = {
  covered: TERMS.covered,
  touched: TERMS.touched,
  absent: TERMS.absent,
}
export const LEVEL_MARK: Record<CoverageLevel, string> = { covered: '●', touched: '◐', absent: '·' }

export const INTENT_TEXT = { title: '關鍵字意圖', core: '核心意圖', latent: '潛在意圖' }

export const AI_VIEW_TEXT = {
  title: 'AI 如何解讀這個主題',
  summary: '重點摘要',
  presentation: '呈現方式分析',
  statements: 'AI Overview 陳述查核',
  statementsIntro: (judged: boolean, ownIsKnown: boolean, mostly: string) =>
    `逐句比對 AI Overview 的說法與引用網頁${ownIsKnown ? '、您的網頁' : ''}的原文。「找到相符段落」表示那一頁的${judged ? '說法' : '用詞與數字'}相符，引的是最相近的一、兩段；${mostly}「部分相符」只對上一部分；「未能核對」表示程式無法判定，不代表沒有寫。`,
  mostly: '「大致相符」也算，只是引文少了括號裡的字；',
  /** What is said once of the user's page, instead of 「未能核對」 beside nearly every statement. */
  ownPage: {
    some: '只在看得出談到時列出您的網頁，其餘無法判定。',
    none: '程式無法判定您的網頁是否談到這些陳述。',
  },
  supported: (percent: number) => `能讀到所引網頁的陳述中，${percent}% 在至少一個引用網頁找到相符段落。`,
  unread: '未讀到',
  evidence: (count: number) => `原文依據（${count} 段）`,
  quotedAbove: '原文見',
  /** Beside a verdict: what the statement says besides what is quoted. */
  unquoted: (words: readonly string[], more: boolean) =>
    `（引文沒有寫到：${words.join('、')}${more ? '等' : ''}）`,
  noCitation: '這句話沒有附上引用網頁。',
}

export const SUPPORT_TEXT: Record<Support['level'] | 'mostly', string> = {
  found: '找到相符段落',
  /** Found, though the quotes leave out something. */
  mostly: '大致相符',
  partly: '部分相符',
  unverified: '未能核對',
  absent: '未能核對',
}

/** A page gives another figure of what a statement tells; or one of something like it, which only its reader can tell. */
export const OTHER_FIGURE_TEXT = {
  given: (figures: readonly string[]) => `數字不同：${figures.join('、')}`,
  quoted: '未能核對（另有說法，見原文）',
}

/** For the user's page, which is not cited: whether it says the same as a statement. */
export const OWN_SUPPORT_TEXT: Record<Support['level'] | 'mostly', string> = {
  found: '有談到',
  mostly: '大致談到',
  partly: '部分談到',
  unverified: '未能核對',
  absent: '未能核對',
}

export const CITED_TEXT = {
  title: `${TERMS.cited}分析`,
  summary: '內容摘要',
  contribution: '對 AI Overview 的貢獻',
  /** The name of the same where the search showed no AI Overview. */
  told: '談到什麼',
  notes: 'E-E-A-T 觀察',
  comparison: 'E-E-A-T 對照',
  comparisonIntro:
    '讀到的網頁上看得到哪些訊號。外界評價無法從單一網頁看出，未評估；這些是人工評分看的訊號，不是排名因素。',
  comparisonColumns: { signal: '訊號', own: '您', others: '來源' },
  lacking: (name: string, found: number, total: number) =>
    `讀到的 ${total} 個來源${found === total ? '都' : `中，${found} 個`}有${name}，在您的網頁上沒有找到。`,
  ahead: (name: string, found: number, total: number) =>
    `您的網頁有${name}，${total} 個來源中${found === 0 ? '沒有看到' : `只看到 ${found} 個有`}。`,
  comparisonCount: (found: number, total: number) => `${found}／${total}`,
  signals: 'E-E-A-T 訊號',
  found: '有',
  missing: '未找到',
  structuredData: '結構化資料',
  noStructuredData: '沒有結構化資料',
}

/** The text for a page without any signal of a dimension. */
export const NO_SIGNAL = '未找到這類訊號。'

export const EEAT_TEXT: Record<EeatDimension, string> = {
  experience: '經驗',
  expertise: '專業',
  authoritativeness: '權威',
  trustworthiness: '可信',
}

export const STRATEGY_TEXT = {
  title: '策略與計畫',
  tiers: {
    p1_immediate: { label: 'P1', name: '立即執行', note: '影響大、最省工的一半' },
    p2_mediumTerm: { label: 'P2', name: '中期規劃', note: '影響大的另一半' },
    p3_longTerm: { label: 'P3', name: '長期經營', note: '持續累積' },
  } satisfies Record<Tier, { label: string; name: string; note: string }>,
  rule: '影響大的，是單補一項就提高最多的前三分之二（提高一樣多的一起算；不到最高一項一半的，和第 11 項起的，都不算）。其中最省工的一半是 P1，另一半是 P2；其餘是 P3。工作量看來源用多少篇幅談它、用不用表格或清單、靠不靠自己的測試或案例，以及您的網頁提過沒有，不是要寫的字數。摘要、缺口、佐證與計畫都是這個順序。',
  evidence: (count: number) => `佐證原文（${count} 段）`,
  count: (count: number) => `${count} 項`,
  prompt: '檢視 Gemini 提示詞',
  promptTitle: 'Gemini 提示詞',
  copyPrompt: '複製提示詞',
  promptCopied: '提示詞已複製。',
  openGemini: '在 Gemini 開啟',
  geminiOpened: '提示詞已複製，請在 Gemini 貼上。',
}

export const STRUCTURED_TEXT = {
  title: '結構化資料建議',
  priorities: { high: '優先：高', medium: '優先：中', low: '優先：低' },
  details: '實作方式與效益',
  implementation: '實作方式',
  benefits: '效益',
  jsonLd: 'JSON-LD 程式碼',
  viewCode: '檢視 JSON-LD 程式碼',
  /** Label of a code block that lacks properties required by Google. */
  notValidYet: '尚缺必要屬性',
  copyCode: '複製程式碼',
  tipsTitle: '實作提醒',
  tips: [
    '將 JSON-LD 放進網頁的 <head> 或 <body>；內容取自您的網頁，貼上前請確認與頁面上看得到的文字一致。',
    '結構化資料對 AI Overview 是否引用沒有已證實的幫助；能不能顯示複合式搜尋結果由 Google 決定。',
    '上線前以 Google 的複合式搜尋結果測試工具檢查語法與必要欄位。',
    '同一頁可以有多種結構化資料，但不要為頁面上沒有的內容加標記。',
  ],
}

export const QUOTE_TEXT = {
  view: '檢視原文段落',
  readAt: '讀取',
  under: '標題',
  /** The names of the columns of a table's row, as they stand in the page's text: with tabs between them. */
  columns: (row: string) =>
    `欄名：${row
      .split('\t')
      .filter((name) => name.trim() !== '')
      .join('｜')}`,
}

/** Texts that only exported documents contain. */
export const DOCUMENT_TEXT = {
  contact: (address: string) => `聯絡我們：${address}`,
  skip: '跳到報告內容',
}
