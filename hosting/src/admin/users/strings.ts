import { count } from '../../ui/text/numbers.ts'

export const USERS_TEXT = {
  title: '使用者管理',
  search: '搜尋使用者',
  searchPlaceholder: '電子郵件或名稱',
  role: '角色',
  allRoles: '所有角色',
  sort: '排序',
  sorts: {
    'createdAt desc': '註冊時間：新到舊',
    'createdAt asc': '註冊時間：舊到新',
    'points desc': '點數：多到少',
    'points asc': '點數：少到多',
  },
  pageSize: '每頁筆數',
  pageSizeOption: (size: number) => `每頁 ${size} 筆`,
  csv: '匯出 CSV',
  table: '使用者列表',
  user: '使用者',
  points: '點數',
  analyses: '分析次數',
  registered: '註冊時間',
  action: '操作',
  adjust: '調整點數',
  /** Begins with the visible label, so that voice control can name the button. */
  adjustOf: (name: string) => `調整點數：${name}`,
  details: '詳細資料',
  detailsOf: (name: string) => `查看 ${name} 的詳細資料`,
  loadFailed: '載入使用者列表失敗',
  formatError: '使用者資料格式錯誤',
  noneFound: '找不到使用者',
  noneFoundHint: '請調整搜尋條件後再試。',
  none: '系統中沒有使用者',
  everywhere: (text: string) => `在所有使用者中查詢「${text}」`,
  range: (from: number, to: number, total: number) =>
    `第 ${count(from)}–${count(to)} 筆，共 ${count(total)} 筆`,
  filtered: (shown: number, loaded: number) => `本頁 ${count(loaded)} 筆中符合 ${count(shown)} 筆`,
  pages: '分頁',
  pageOf: (page: number, pages: number) => `第 ${page}／${pages} 頁`,
  first: '第一頁',
  previous: '上一頁',
  next: '下一頁',
  last: '最後一頁',
  unnamed: '（未設定名稱）',
  loading: '載入使用者…',
}

export const ADJUST_TEXT = {
  points: '調整點數',
  pointsHint: '正數增加，負數扣除',
  pointsInvalid: (most: number) => `請輸入整數，最多增加或扣除 ${count(most)} 點。`,
  reason: '調整原因',
  reasonPlaceholder: '例如：活動贈點',
  confirm: '確認',
  cancel: '取消',
  preview: (before: number, after: number) => `${count(before)} 點 → ${count(after)} 點`,
  required: '請輸入調整點數和原因',
  failed: '調整點數失敗',
  done: (applied: number, asked: number) => {
    if (applied > 0) return `已成功增加 ${count(applied)} 點`
    if (applied === 0) return '帳號沒有點數可以扣除，點數不變'
    const short = applied > asked ? `，帳號的點數不足 ${count(-asked)} 點` : ''
    return `已成功扣除 ${count(-applied)} 點${short}`
  },
  undo: '復原',
  undoReason: '復原上一次調整',
  undone: '已復原調整',
}
