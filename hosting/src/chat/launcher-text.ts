export type ChatLanguage = 'zh' | 'en'

/** What the chat's button says; the rest of its text is loaded with the chat. */
export interface LauncherText {
  readonly open: string
  readonly close: string
  readonly shortcut: string
  readonly title: string
}

export const LAUNCHER_TEXT: Readonly<Record<ChatLanguage, LauncherText>> = {
  zh: {
    open: '開啟線上客服',
    close: '關閉線上客服',
    shortcut: 'Ctrl + Shift + C',
    title: 'GapLens 小幫手',
  },
  en: {
    open: 'Open the help chat',
    close: 'Close the help chat',
    shortcut: 'Ctrl + Shift + C',
    title: 'GapLens help',
  },
}
