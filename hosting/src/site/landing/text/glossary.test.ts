import { TERMS } from '@gaplens/report/text/glossary'
import { LEVEL_TEXT } from '@gaplens/report/text/report-text'
import { expect, it } from 'vitest'
import { CHAT_TEXT } from '../../../chat/chat-text.ts'
import { LAUNCHER_TEXT } from '../../../chat/launcher-text.ts'
import { ZH } from './zh.ts'

it('calls things on the public pages and in the chat by the glossary’s names', () => {
  expect(JSON.stringify(ZH)).toContain(TERMS.touched)
  expect(CHAT_TEXT.zh.assistant).toBe(TERMS.assistant)
  expect(LAUNCHER_TEXT.zh.title).toContain(TERMS.assistant)
  expect(LEVEL_TEXT.touched).toBe(TERMS.touched)
})
