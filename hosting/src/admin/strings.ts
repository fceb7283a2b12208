import type { Role } from '@gaplens/contracts/accounts/user'

export const ADMIN_TEXT = {
  title: '管理後台',
  backToApp: '返回工作區',
  backToDashboard: '返回管理後台',
  reload: '重新整理',
  updated: '統計資料已更新',
  welcome: (name: string) => (name === '' ? '歡迎回來' : `歡迎回來，${name}`),
  subtitle: '這裡是 GapLens 的營運概況。',
  statsFailed: '載入統計資料失敗',
  retry: '重試',
  accountFailed: '無法確認您的權限，請重試。',
  none: '-',
}

export const BLOCKED_TEXT = '已封鎖'

export const ROLE_TEXT: Record<Role, string> = { admin: '管理員', user: '一般使用者' }
