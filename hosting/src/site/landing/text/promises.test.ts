import { MAX_CITED_PAGES } from '@gaplens/contracts/limits'
import { expect, it } from 'vitest'
import { FRAME_TEXT } from '../../../login/frame-strings.ts'
import { EN } from './en.ts'
import { ZH } from './zh.ts'

it('promises no more cited pages than are read', () => {
  const most = `最多 ${MAX_CITED_PAGES} 個`
  for (const words of [ZH.hero.lead, ZH.solution.steps[1]?.body, FRAME_TEXT.benefits[1]?.body])
    expect(words).toContain(most)
  for (const words of [EN.hero.lead, EN.solution.steps[1]?.body])
    expect(words).toContain(`up to ${MAX_CITED_PAGES}`)
  const all = JSON.stringify([ZH, EN, FRAME_TEXT])
  expect(all).not.toMatch(/引用的每一|十多個網頁|every page it cites/)
})

it('says before a sign-up by e-mail that the points wait for the verification', () => {
  expect(FRAME_TEXT.modes.signUp.subtitle).toContain('驗證後即可使用')
  expect(JSON.stringify(FRAME_TEXT)).not.toContain('直接送')
})

it('has English quotation marks in English', () => {
  // The prompt is the report's, in Chinese.
  expect(JSON.stringify({ ...EN, plan: EN.plan.items })).not.toMatch(/[「」]/)
})

it('has a way in for who has an account, in either language', () => {
  for (const text of [ZH, EN]) expect(text.header.signIn).not.toBe('')
})
