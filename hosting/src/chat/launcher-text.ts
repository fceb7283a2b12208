export type ChatLanguage = 'zh' | 'en'

/** Texts of the chat's button. The other texts are loaded with the chat. */
export interface LauncherText {
  readonly open: string
  readonly close: string
  readonly shortcut: string
  readonly title: string
  /** Shown if the chat could not be loaded. */
  readonly failed: string
}

export const LAUNCHER_TEXT: Readonly<Record<ChatLanguage, LauncherText>> = {
  zh: {
    open: '開啟小幫手',
    close: '關閉小幫手',
    shortcut: 'Ctrl + Shift + C',
    title: 'GapLens 小幫手',
    failed: '小幫手沒有載入，請檢查網路後再試一次。',
  },
  en: {
    open: 'Open the help chat',
    close: 'Close the help chat',
    shortcut: 'Ctrl + Shift + C',
    title: 'GapLens help',
    failed: 'The chat was not loaded. Check your connection and try again.',
  },
}
