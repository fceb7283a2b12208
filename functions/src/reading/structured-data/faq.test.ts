import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { faqOf } from './faq.ts'

const blocks = (...entries: ReadonlyArray<readonly [Block['kind'], string]>): Block[] =>
  entries.map(([kind, text]) => ({
    kind,
    text,
    level: kind === 'heading' ? 2 : 0,
    start: 0,
    role: 'content',
  }))
const questions = (...entries: ReadonlyArray<readonly [Block['kind'], string]>) =>
  faqOf(blocks(...entries), [], '').map(({ question }) => question)

const ANSWER = ['paragraph', '大約三個月，水質差的地方兩個月就要換。'] as const

describe('questions and answers', () => {
  it('are headings that ask, and labelled lines', () => {
    expect(
      questions(['heading', '濾芯多久換一次？'], ANSWER, ['paragraph', 'Q: 可以自己換嗎'], ANSWER),
    ).toEqual(['濾芯多久換一次？', '可以自己換嗎'])
  })

  it('are none that the page puts to its reader', () => {
    expect(questions(['heading', '問題一：您睡覺會不會動來動去？'], ANSWER)).toEqual([])
    expect(questions(['heading', '你們的濾芯多久換一次？'], ANSWER)).toEqual(['你們的濾芯多久換一次？'])
    expect(questions(['paragraph', 'Q: 您的濾芯多久換一次？'], ANSWER)).toEqual(['您的濾芯多久換一次？'])
  })

  it('are plain lines when there is more than one', () => {
    expect(
      questions(['paragraph', '濾芯多久換一次？'], ANSWER, ['paragraph', '可以自己換嗎？'], ANSWER),
    ).toEqual(['濾芯多久換一次？', '可以自己換嗎？'])
  })

  it('are a single plain line under a heading that says so, and not elsewhere', () => {
    const line = ['paragraph', '濾芯多久換一次？'] as const
    expect(questions(['heading', '常見問題'], line, ANSWER)).toEqual(['濾芯多久換一次？'])
    expect(questions(['heading', '濾芯的保養'], line, ANSWER)).toEqual([])
  })

  it('end where the others end: a band below the last answer is none', () => {
    const asked = (text: string) => [['paragraph', text], ANSWER] as const
    const band = ['paragraph', '上午十點前預約，當天到府。'] as const
    const of = (...entries: ReadonlyArray<readonly [Block['kind'], string]>) =>
      faqOf(blocks(...entries), [], '').map(({ answer }) => answer)
    const two = [...asked('濾芯多久換一次？'), ...asked('可以自己換嗎？')]
    expect(of(...two, ...asked('會漏水嗎？'), band)).toEqual([ANSWER[1], ANSWER[1], ANSWER[1]])
    expect(of(...two, band).at(-1)).toContain(band[1])
    expect(
      of(asked('要多久？')[0], ANSWER, ANSWER, ...two.slice(2), ...asked('會漏水嗎？'), band).at(-1),
    ).toContain(band[1])
  })

  it('are not the entries of a table of contents', () => {
    expect(
      questions(
        ['listItem', '什麼是逆滲透？'],
        ['listItem', '逆滲透的原理'],
        ['listItem', '需要保養嗎？'],
        ['listItem', '保養的費用'],
      ),
    ).toEqual([])
  })

  it('are not what somebody in a story asks', () => {
    expect(
      questions(
        ['paragraph', '有一次，一位朋友問我：你家的水能喝嗎？'],
        ANSWER,
        ['paragraph', '他又說：「那要怎麼辦？'],
        ANSWER,
      ),
    ).toEqual([])
  })
})
