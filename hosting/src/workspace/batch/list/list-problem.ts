import { BATCH_FILE_MAX_BYTES } from '@gaplens/contracts/limits'

/** The reason why a file cannot be read as a list. */
const PROBLEMS = {
  'too-large': `檔案請勿超過 ${BATCH_FILE_MAX_BYTES / 1024 / 1024} MB。清單只需要關鍵字與網址兩欄。`,
  'too-many-rows': '檔案的列數太多，請只留下要分析的列。',
  empty: '檔案裡沒有資料。',
  'empty-sheet': '第一張工作表沒有資料。請把清單移到第一張工作表再試。',
  'not-list':
    '這不是清單檔，可能是 PDF、文件、圖片或網頁。請改用 CSV 或 Excel 活頁簿（.xlsx）；原本的清單沒有變動。',
  encoding: '無法辨識檔案的文字編碼。請另存為 UTF-8 的 CSV，或 Excel 活頁簿（.xlsx）。',
  'old-excel':
    '這是舊版（.xls）或有密碼保護的 Excel 檔，無法讀取。請移除密碼，另存為 Excel 活頁簿（.xlsx）或 CSV。',
  'not-excel': '無法讀取這個 Excel 檔，檔案可能已損毀。請用 Excel 或 Google 試算表另存為 .xlsx 或 CSV 再試。',
  bomb: '這個 Excel 檔解開後過大，無法讀取。請只留下關鍵字與網址兩欄，另存新檔再試。',
} as const

export class ListProblem extends Error {
  override readonly name = 'ListProblem'
  readonly problem: keyof typeof PROBLEMS

  constructor(problem: keyof typeof PROBLEMS) {
    super(PROBLEMS[problem])
    this.problem = problem
  }
}
