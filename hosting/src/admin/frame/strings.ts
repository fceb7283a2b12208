import { count } from '../../ui/text/numbers.ts'

export const CARD_TEXT = {
  label: '統計數字',
  totalUsers: '總使用者數',
  analysesToday: '今日分析',
  adminUsers: '管理員',
  totalPoints: '總點數',
  leftOut: (points: number) => `不含首位管理員的 ${count(points)} 點`,
}
