import type { GradedEvidence } from '@gaplens/contracts/analysis/evidence-grade'

/**
 * The evidence for each measure that the report recommends or advises against. Nothing is claimed beyond what a study
 * examined. A later study with another result replaces the entry.
 */
export const EVIDENCE_GRADES = {
  eligibility: {
    grade: 'documented',
    study: 'Google 搜尋中心：AI 功能與您的網站',
    size: '官方文件',
    date: '2026',
    finding: '網頁要能被檢索、收錄並可產生摘要，才可能出現在 AI Overview；這是必要條件，不保證被引用。',
  },
  subtopics: {
    grade: 'correlational',
    study: 'Surfer 查詢扇出研究',
    size: '10,000 個關鍵字、173,902 個網址',
    date: '2025-12',
    finding: '在子查詢也有排名的網頁較常被引用；只是相關，而且子查詢只有約 27% 會重現。',
  },
  figuresAndSources: {
    grade: 'lab',
    study: 'GEO（arXiv 2311.09735）',
    size: '模擬引擎，單一網站調整',
    date: '2023-11',
    finding:
      '加入引言、數字與出處，能見度提高 30% 到 41%；多個網站同時調整時，54 格比較只有 3 格顯著（C-SEO Bench，2506.11097）。',
  },
  smallEdits: {
    grade: 'lab',
    study: 'AgentGEO（arXiv 2603.09296）',
    size: '模擬引擎，改動約 5% 的文字',
    date: '2026-03',
    finding: '先診斷再小幅補寫，能見度提高約 40%；一體適用的改寫反而傷害長尾查詢。',
  },
  snippetMarkup: {
    grade: 'documented',
    study: 'Google 搜尋中心：標題連結與摘要',
    size: '官方文件',
    date: '2026',
    finding: '標題與描述會用在搜尋結果的標題連結與摘要；不是被 AI Overview 引用的條件。',
  },
  pageMarkup: {
    grade: 'documented',
    study: 'Google 搜尋中心：SEO 入門指南',
    size: '官方文件',
    date: '2026',
    finding: '替代文字協助 Google 理解圖片；標題的先後順序不影響搜尋。都不是被 AI Overview 引用的條件。',
  },
  authorship: {
    grade: 'documented',
    study: 'Google 搜尋中心：製作實用、可靠、以使用者為優先的內容',
    size: '官方文件',
    date: '2026',
    finding: '讓讀者看得出誰寫的、怎麼寫的；E-E-A-T 是人工評分的準則，不是排名因素。',
  },
  firstHand: {
    grade: 'documented',
    study: 'Google 搜尋中心：製作實用、可靠、以使用者為優先的內容',
    size: '官方文件',
    date: '2026',
    finding: '重視第一手經驗與別處沒有的內容；沒有說明對引用的影響有多大。',
  },
  structuredData: {
    grade: 'controlled',
    study: 'JSON-LD 雙重差分比較',
    size: '1,885 個網頁',
    date: '2026',
    finding: '加上 JSON-LD 後被引用的變化在 −4.6% 到雜訊之間；複合式搜尋結果的資格另依 Google 文件。',
  },
  llmsTxt: {
    grade: 'disproved',
    study: 'SE Ranking llms.txt 研究',
    size: '約 300,000 個網域',
    date: '2025-11',
    finding: '有沒有 llms.txt 與被引用次數看不出關係；Google 也表示不使用。',
  },
  touchedDates: {
    grade: 'correlational',
    study: 'Google 搜尋中心',
    size: '官方文件',
    date: '2026',
    finding: '較新的網頁較常被引用只是相關；Google 說只改日期沒有幫助。',
  },
  questionForm: {
    grade: 'disproved',
    study: 'arXiv 2604.25707',
    size: '對照實驗',
    date: '2026-04',
    finding: '看不出幫助；先回答讀者的問題是另一回事。',
  },
  faqMarkup: {
    grade: 'documented',
    study: 'Google 搜尋中心更新紀錄',
    size: '官方文件',
    date: '2026-05',
    finding: 'FAQ 複合式搜尋結果已對所有網站停止，HowTo 在 2023 年停止。',
  },
  aiRewriting: {
    grade: 'lab',
    study: 'SAGEO Arena（arXiv 2602.12187）',
    size: '模擬檢索與引用',
    date: '2026-02',
    finding: '改寫內文常讓檢索變差；Google 也說不需要為 AI 切段或另寫版本。',
  },
} as const satisfies Record<string, GradedEvidence>

/** The evidence of an action besides the pages. */
export type Known = keyof typeof EVIDENCE_GRADES
