import type { Manifest } from './manifest.ts'
import type { Problem, ProblemKind } from './problem.ts'
import type { Verdict } from './verify.ts'

const PROBLEM_TEXT: Record<ProblemKind, string> = {
  'not-a-zip': '這不是 ZIP 檔，或檔案的結尾被截斷',
  compressed: '這個檔案被壓縮過，原封存檔裡的檔案都不壓縮（可能曾解壓縮後重新壓縮）',
  'other-name': 'ZIP 目錄裡的檔名，和檔案前面的檔名不同',
  cut: '檔案的內容讀不到：位置不對，或被截斷',
  twice: '同一個檔名出現兩次',
  'no-manifest': '沒有雜湊清單，無法查驗',
  'manifest-unreadable': '雜湊清單讀不懂，無法查驗',
  'manifest-form': '雜湊清單的寫法和原來不同',
  'manifest-root': '雜湊清單的根雜湊不符：清單被改過。重新計算的值：',
  'evidence-root': '佐證的根雜湊不符：清單被改過。重新計算的值：',
  missing: '清單上有，封存檔裡沒有（被刪除或改名）',
  added: '封存檔裡有，清單上沒有（被加入或改名）',
  changed: '內容和清單上的雜湊不符。現在的 SHA-256：',
  container: '每個檔案的內容都相符，但 ZIP 本身和原來不同（例如曾重新壓縮）。第一個不同的位元組：',
  unreadable: '內容不是可以讀的 JSON',
  'quote-misplaced': '引文不在記錄的位置。段落：',
  'quote-unplaced': '找不到這段引文的位置記錄。段落：',
  'unknown-passage': '報告引用的段落不在封存檔裡。段落：',
}

function problemText({ kind, path, detail }: Problem): string {
  return `${path === null ? '' : `${path}：`}${PROBLEM_TEXT[kind]}${detail}`
}

const LACK_TEXT: Record<string, (pageId: string | null) => string> = {
  search: () => '搜尋服務的原始回應',
  pages: () => '網頁全文與引文位置（所以引文無法在這裡核對）',
  'page-text': (pageId) => `網頁 ${pageId ?? ''} 的全文（太長，放不下）`,
  root: () => '分析完成時記下的根雜湊（所以無法向 GapLens 核對是否從完成後未改過）',
}

export function missingPartText({ code, pageId }: Manifest['lacks'][number]): string {
  return LACK_TEXT[code]?.(pageId) ?? code
}

export const VERDICT_TEXT = {
  title: 'GapLens 封存檔查驗',
  same: '相符：封存檔從產生之後沒有改過。',
  compressed: (count: number) =>
    `${count} 個檔案被壓縮過，原封存檔裡的檔案都不壓縮（可能曾解壓縮後重新壓縮）。請選擇當初下載的 ZIP，或解壓縮後的資料夾。`,
  differs: (count: number) => `不符：找到 ${count} 個問題。`,
  subject: '關鍵字',
  page: '網頁',
  completed: '報告完成時間',
  root: '根雜湊',
  evidenceRoot: '佐證根雜湊',
  lacks: '這份封存檔沒有：',
  files: (count: number) => `檔案：查驗 ${count} 個。`,
  quotes: (checked: number, unchecked: number) =>
    `引文：在網頁全文裡核對 ${checked} 段${unchecked > 0 ? `，另有 ${unchecked} 段因封存檔沒有該頁全文而未核對` : ''}。`,
  references: (count: number) => `報告裡的段落編號：查驗 ${count} 處。`,
  meaning: [
    '雜湊只證明：封存檔產生之後，沒有任何檔案被改過。',
    '雜湊不能證明：Google 或各網站當時真的這樣說。搜尋回應與網頁全文是 GapLens 當時收到並記下的內容。',
    '整份封存檔和清單一起被重做時，只看封存檔看不出來。請用佐證根雜湊向 GapLens 核對：開啟 GapLens 網址加上 /api/archive-roots/ 與佐證根雜湊；回應有完成時間，就表示與 GapLens 在報告完成時記下的相同。報告刪除後就無法核對。',
  ],
} as const

/** The verdict as lines of text, for the verifier in the browser and the one in Node. */
export function verdictLines({ problems, manifest, files, quotes }: Verdict): string[] {
  // An archive that was compressed again is one problem, however many files it has.
  const compressed = problems.filter(({ kind }) => kind === 'compressed')
  const others = compressed.length > 1 ? problems.filter(({ kind }) => kind !== 'compressed') : problems
  const found = [
    ...(compressed.length > 1 ? [VERDICT_TEXT.compressed(compressed.length)] : []),
    ...others.map(problemText),
  ]
  const lines: string[] = [found.length === 0 ? VERDICT_TEXT.same : VERDICT_TEXT.differs(found.length)]
  lines.push(...found.map((problem) => `・${problem}`))
  if (manifest === null) return lines
  lines.push(
    `${VERDICT_TEXT.subject}：${manifest.keyword}`,
    `${VERDICT_TEXT.page}：${manifest.pageUrl}`,
    `${VERDICT_TEXT.completed}：${manifest.completedAt}`,
    VERDICT_TEXT.files(files),
    VERDICT_TEXT.quotes(quotes.checked, quotes.unchecked),
    VERDICT_TEXT.references(quotes.references),
    `${VERDICT_TEXT.evidenceRoot}：${manifest.evidenceRoot}`,
    `${VERDICT_TEXT.root}：${manifest.root}`,
  )
  if (manifest.lacks.length > 0) {
    lines.push(VERDICT_TEXT.lacks, ...manifest.lacks.map((lack) => `・${missingPartText(lack)}`))
  }
  return lines
}
