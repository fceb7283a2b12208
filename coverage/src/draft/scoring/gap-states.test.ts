import type { DraftGapState } from '@gaplens/contracts/drafts/draft-score'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource, parseMarkedPage } from '../../../../tests/cases/marked-page.ts'
import { markdownOf } from '../../../../tests/cases/page-markdown.ts'
import { loadSets, makeCase, subjectsOf } from '../../../../tests/cases/planted-pages.ts'
import { buildCoverage } from '../../build.ts'
import { makeBasis } from '../make-basis.ts'
import { scoreDraft } from '../score-draft.ts'

/** A page of a set without its first four subjects, with its report, and the same page with some of them written back. */
function cutPage(name: string, at: number) {
  const set = loadSets().find((each) => each.name === name)
  if (set === undefined) throw new Error('no such set')
  const pages = set.texts.map((text) => parseMarkedPage(text))
  const others = pages.filter((_, other) => other !== at)
  const cut = subjectsOf(parseMarkedPage(set.texts[at] ?? ''))
    .filter((subject) => others.some((other) => subjectsOf(other).includes(subject)))
    .slice(0, 4)
  const without = (left: readonly string[]) =>
    makeCase(set, parseMarkedPage(set.texts[at] ?? '', left), others, left, '1', true)
  const start = without(cut)
  const basis = makeBasis({ analysisId: 'a1', ...start }, buildCoverage(start))
  const written = (subjects: number) => {
    const page = without(cut.slice(subjects)).sources[0]?.page
    return page ? markdownOf(page) : ''
  }
  const stateOf = (draft: string, topic: string): DraftGapState | undefined => {
    const id = basis.topics.find((each) => each.name === topic)?.id
    return scoreDraft(basis, draft).gaps.find(({ topicId }) => topicId === id)?.state
  }
  return { basis, written, stateOf }
}

describe('the state of a gap', () => {
  it('is not raised by sentences on something else', () => {
    const { basis, written } = cutPage('travel-insurance', 0)
    const offTopic =
      '手沖咖啡的水溫以 92 度為佳。\n\n先悶蒸 30 秒，再分三次注水。\n\n研磨太細會苦，太粗則酸。\n\n除濕機放在房間中央，濾網兩週洗一次。\n\n水箱滿了會自動停機。\n\n咖啡豆開封後一個月內喝完。'
    for (const subjects of [0, 1, 2]) {
      const draft = written(subjects)
      const states = (text: string) => scoreDraft(basis, text).gaps.map(({ state }) => state)
      expect(states(`${draft}\n\n${offTopic}`)).toEqual(states(draft))
    }
  })

  it('is not raised by a section on another subject of the report', () => {
    const { written, stateOf } = cutPage('retinol', 5)
    // The section on how often is written back, then those on strength and on what not to combine.
    expect(stateOf(written(1), '次數')).toBe('open')
    expect(stateOf(written(3), '次數')).toBe('open')
  })

  it('is closed by what is true of its topic, not by a sentence that a source contradicts or that denies it', () => {
    const texts = [
      '# 公司設立服務\n## 為什麼選擇我們\n十年經驗，專人服務。\n## 服務流程\n先來電洽詢，再備齊文件。',
      '# 公司設立之後\n## 股東資訊申報\n公司設立後 15 日內要申報股東資訊，違規最高可罰 50 萬元。\n## 帳簿\n會計憑證至少保存 5 年。',
      '# 設立後要做的事\n## 股東資訊申報\n股東資訊要在設立後 15 日內申報，違反者處 50 萬元以下罰鍰。\n## 帳簿\n帳簿要保存 10 年。',
    ]
    const input = {
      keyword: '公司設立',
      serp: emptySerp({ relatedQuestions: ['股東資訊要在幾天內申報？'] }),
      sources: texts.map((text, at) => markedSource(at, text)),
    }
    const basis = makeBasis({ analysisId: 'a1', ...input }, buildCoverage(input))
    const gapOf = (sentence: string) => {
      const { gaps, claims } = scoreDraft(
        basis,
        `# 公司設立\n\n## 設立之後\n\n${sentence}\n\n## 服務流程\n\n先來電洽詢，再備齊文件。`,
      )
      const id = basis.topics.find(({ name }) => name === '股東資訊申報')?.id
      return [claims[0]?.verdict, gaps.find(({ topicId }) => topicId === id)?.state]
    }
    const fined = (fine: number) => gapOf(`公司設立後 15 日內要申報股東資訊，違規最高可罰 ${fine} 萬元。`)
    expect(fined(50)).toEqual(['supported', 'closed'])
    expect(fined(500)).toEqual(['contradicted', 'touched'])
    // It gives the sources' figure, and denies it.
    expect(gapOf('公司設立後不要在 15 日內申報股東資訊。')).toEqual(['supported', 'touched'])
  })
})
