import { expect, it } from 'vitest'
import { askedOf, hasWordOf, isOn } from './asked-section.ts'

/** Whether a text is on what a question asks of a kayak's paddle. */
const isOnIt = (question: string, text: string) =>
  isOn(askedOf(question, { names: ['划槳'] }, '獨木舟 教學'), text)

it('knows a heading that asks what a question asks of its subject, which it need not name', () => {
  expect(isOnIt('獨木舟划槳要配多長的才順手？', '該配多長才順手')).toBe(true)
  expect(isOnIt('獨木舟划槳要配多長的才順手？', '划槳的清潔')).toBe(false)
})

it('takes no text for an answer to a question that asks nothing beyond the name', () => {
  expect(isOnIt('獨木舟划槳怎麼選？', '怎麼選')).toBe(false)
})

it('takes no long text for an answer because the characters of a question stand apart in it', () => {
  const question = '獨木舟划槳一定要買嗎？'
  const asked = askedOf(question, { names: ['划槳'] }, '獨木舟 教學')
  const saysIt = (text: string) => hasWordOf(asked, question, text)
  expect(saysIt('碳纖槳：每支一萬元，視長度而定；木槳：可買可租')).toBe(false)
  expect(saysIt('不一定。教室都有得借')).toBe(true)
})
