import { DraftBasisSchema, DraftScoreSchema } from '@gaplens/contracts/drafts/draft-score'
import { DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCoverage } from '../build.ts'
import { makeBasis } from './make-basis.ts'
import { scoreDraft } from './score-draft.ts'
import { compareInFull } from './scoring/full-comparison.ts'

const texts = [
  '# 睡不好怎麼辦\n## 睡前\n喝杯熱牛奶就好。\n## 運動\n每天快走 30 分鐘，最好在傍晚。',
  '## 刺激控制\n15 分鐘睡不著就離開床鋪，不要看時鐘。\n長庚醫院建議睡前一小時關掉手機。\n## 咖啡因\n下午兩點後不要喝咖啡。',
  '## 離床規則\n躺下 15 分鐘還睡不著就離開床鋪。\n## 咖啡因\n咖啡因在體內停留 6 小時以上，比茶更久。',
  '## 運動\n睡前 3 小時不做激烈運動。\n## 刺激控制\n床只用來睡覺，睡不著就離開。',
]
const serp = emptySerp({
  overviewState: 'present',
  blocks: [
    {
      kind: 'paragraph',
      text: '睡不著超過 15 分鐘就離開床鋪，並避免下午以後的咖啡因。',
      depth: 0,
      referenceIndexes: [],
    },
  ],
  relatedQuestions: ['睡不著可以喝咖啡嗎？'],
})
const sources = texts.map((text, at) => markedSource(at, text))
const sentences = texts.flatMap((text) => text.split('\n'))

/** As a browser gets it: through JSON. */
function freshBasis() {
  const input = { keyword: '失眠怎麼改善', serp, sources }
  return DraftBasisSchema.parse(
    JSON.parse(JSON.stringify(makeBasis({ analysisId: 'a1', ...input }, buildCoverage(input)))),
  )
}
const basis = freshBasis()
const pages = new Map(basis.pages.map(({ id, text }) => [id, text]))

/** What people and programs paste: sentences of the pages, marks, other scripts, halves of characters. */
const piece = fc.oneof(
  fc.constantFrom(...sentences),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('## ', '- ', '| a | 5% |', '```', '[', '](', '\n\n', '\ud83d', '👩‍👩‍👧‍👦'),
  fc.constantFrom(
    '\u202eمرحبا بالعالم 3 أيام',
    '\0',
    '每天 3 次。',
    '<script>',
    '**45** 分鐘睡不著就離開床鋪。',
  ),
)
const draft = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('\n'))

describe('whatever is typed', () => {
  it('the score stands in its schema, is the same again, and quotes word for word', () => {
    fc.assert(
      fc.property(draft, (markdown) => {
        const score = DraftScoreSchema.parse(scoreDraft(basis, markdown))
        expect(scoreDraft(basis, markdown)).toEqual(score)
        expect(score.gaps.map(({ topicId }) => topicId)).toEqual(basis.gaps)
        for (const { start, end, quotes, verdict } of score.claims) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(markdown.length)
          expect(quotes.length > 0).toBe(verdict !== 'unproven')
          for (const { pageId, quote } of quotes) expect(pages.get(pageId)).toContain(quote)
        }
        for (const { passage } of score.gaps)
          if (passage !== null) expect(passage.end).toBeLessThanOrEqual(markdown.length)
      }),
      { numRuns: 30 },
    )
  })

  it('a full comparison is the same again, with a place among those that are there', () => {
    fc.assert(
      fc.property(draft, (markdown) => {
        const full = compareInFull(basis, markdown)
        expect(compareInFull(basis, markdown)).toEqual(full)
        if (full === null) return
        expect(full.score).toBeGreaterThanOrEqual(0)
        expect(full.score).toBeLessThanOrEqual(100)
        expect(full.standing.place).toBeLessThanOrEqual(full.standing.of)
      }),
      { numRuns: 15 },
    )
  })

  it.each([
    ['one endless word', '水'],
    ['nothing but figures', '3 天、'],
    ['emoji', '👍🏽'],
    ['marks', '**[`|'],
    ['many short lines', '等 3 天。\n'],
    ['the right to left', 'مرحبا 5 دقائق '],
    ['capitals', 'A '],
    ['tables', '| 1 | 2 |\n'],
  ])('the score is found for as much as is scored of %s', (_what, piece) => {
    const markdown = piece.repeat(Math.ceil((DRAFT_MAX_CHARS + 1) / piece.length))
    expect(DraftScoreSchema.parse(scoreDraft(basis, markdown)).truncated).toBe(true)
  })

  it('who opens the draft anew sees what one sees who typed it bit by bit', () => {
    const whole = sentences.join('\n\n')
    for (const share of [0.2, 0.5, 0.8]) scoreDraft(basis, whole.slice(0, whole.length * share))
    expect(scoreDraft(basis, whole)).toEqual(scoreDraft(freshBasis(), whole))
  })
})
