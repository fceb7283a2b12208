export type ChatLanguage = 'zh' | 'en'

/** Texts of the chat's button and frame, in the language of the page. The other texts are loaded with the chat. */
export interface LauncherText {
  readonly language: ChatLanguage
  readonly open: string
  readonly close: string
  readonly title: string
  /** Shown if the chat could not be loaded. */
  readonly failed: string
}
