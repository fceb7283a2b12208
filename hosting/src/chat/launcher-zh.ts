import type { LauncherText } from './launcher-text.ts'

export const LAUNCHER_ZH: LauncherText = {
  language: 'zh',
  open: '開啟小幫手',
  close: '關閉小幫手',
  title: 'GapLens 小幫手',
  failed: '小幫手沒有載入，請檢查網路後再試一次。',
}
