import { expect, it } from 'vitest'
import { tellsGone } from './no-more.ts'

const STATED = '補發駕照可以上網申請，三個工作天寄達。'

it('tells that something of a statement is no more, wherever a sentence names it', () => {
  expect(tellsGone('網路補發駕照已經停辦。', STATED)).toBe(true)
  expect(tellsGone('以前駕照丟了可以上網補，這個做法在去年底已經取消。', STATED)).toBe(true)
  expect(tellsGone('關於補發駕照，停止受理。', STATED)).toBe(true)
})

it('tells nothing of what only something else has given way to', () => {
  expect(tellsGone('一律上網申請，不再受理臨櫃件。', STATED)).toBe(false)
  expect(tellsGone('一律上網申請，不再受理紙本申請。', STATED)).toBe(false)
  expect(tellsGone('其他補發已停辦，上網申請照舊。', STATED)).toBe(false)
})
