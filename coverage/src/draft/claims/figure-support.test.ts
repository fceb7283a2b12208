import { describe, expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { readDraft } from '../text/draft-text.ts'
import { ClaimChecker } from './check-claims.ts'
import { figureSupport } from './figure-support.ts'

const statementsOf = (sources: readonly string[]) =>
  sourceStatements(
    basisOf(
      '睡眠',
      sources.map((text, at) => markedSource(at + 1, text)),
    ),
  )

describe('a sentence whose figures several passages give', () => {
  const passagesFor = (sentence: string, ...sources: readonly string[]) => {
    const figures = claimsOfPage(markedSource(9, sentence), () => true)
    const bare = figures[0]?.bare ?? sentence
    const asked = { bare, heading: '', figures, numbers: [], isNamed: () => true }
    return figureSupport(asked, statementsOf(sources).passages).agreeing.length
  }

  it('needs four words for each part if these are of different sections', () => {
    const passages = (first: string) =>
      passagesFor(
        `${first} 450 元，降噪耳塞 200 元。`,
        `## 費用\n${first} 450 元。`,
        '## 用品\n降噪耳塞 200 元。',
      )
    expect(passages('初診掛號')).toBe(2)
    expect(passages('初診費')).toBe(0)
  })

  it('summarises at most five passages of one page', () => {
    const parts = [
      '耳塞兒 210 元',
      '眼罩兒 320 元',
      '枕頭兒 430 元',
      '棉被兒 540 元',
      '床墊兒 650 元',
      '夜燈兒 760 元',
    ]
    const page = parts.map((part, at) => `## 第 ${at} 節\n${part}。`).join('\n')
    expect(passagesFor(`${parts.slice(0, 5).join('，')}。`, page)).toBe(5)
    expect(passagesFor(`${parts.join('，')}。`, page)).toBe(0)
  })
})

it('quotes three sources of a claim, however many support it', () => {
  const said = '初診掛號要 450 元。'
  const sources = Array.from({ length: 4 }, (_, at) => `## 費用 ${at}\n${said}`)
  const [claim] = new ClaimChecker(statementsOf(sources), '睡眠').check(readDraft(said)).claims
  expect(claim?.quotes.map(({ pageId }) => pageId)).toEqual(['p1', 'p2', 'p3'])
})
