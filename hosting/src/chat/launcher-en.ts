import type { LauncherText } from './launcher-text.ts'

export const LAUNCHER_EN: LauncherText = {
  language: 'en',
  open: 'Open the help chat',
  close: 'Close the help chat',
  title: 'GapLens help',
  failed: 'The chat was not loaded. Check your connection and try again.',
}
