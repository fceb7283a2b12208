import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { writeFromPages } from '../from-pages.ts'
import { sampleInput } from '../testing/sample.ts'
import { mergeAnswer } from './merge.ts'

const view = viewOf(sampleInput())
const fromPages = writeFromPages(view)
const { p1_immediate: plan } = fromPages.strategyAndPlan
/** What an action states first, up to a break. */
const statedIn = (recommendation: string) =>
  recommendation
    .split('：')
    .at(1)
    ?.split(/[；（ ]/u)[0] ?? ''
/** The first action that states more than a few words. */
const at = plan.findIndex(({ recommendation }) => [...statedIn(recommendation)].length > 11)
const before = plan[at]?.recommendation ?? ''
const action = fromPages.evidence.actions.find(({ tier, index }) => tier === 'p1_immediate' && index === at)

/** The sentence on the length at its end, before which the others stand. */
const length = /約 [\d,]+ 字。$/u.exec(before)?.[0] ?? ''

/** That action after a model chose a sentence for it, which is quoted in these words. */
function withChosen(sentence: string, words = sentence): string {
  const quoted = [{ text: `[1] 寫「${words}」`, words, sentence }]
  const none = { gaps: [], sources: [] }
  const body = { ...none, actions: [{ topicId: action?.topicId ?? '', quoted }] }
  return mergeAnswer(fromPages, body, view).strategyAndPlan.p1_immediate[at]?.recommendation ?? ''
}

it('adds to an action what it does not say yet, before its length', () => {
  expect(withChosen('營業面積未達標準者仍應備置滅火器與出口標示燈。')).toBe(
    `${before.slice(0, -length.length)}[1] 寫「營業面積未達標準者仍應備置滅火器與出口標示燈。」。${length}`,
  )
})

it('adds no sentence of which the action states a part', () => {
  const stated = statedIn(before)
  expect([...stated].length).toBeGreaterThan(11)
  expect(withChosen(`${stated}；未達者仍應備置滅火器與出口標示燈。`)).toBe(before)
  expect(withChosen(`請先確認。${stated}。`)).toBe(before)
  const more = '營業面積未達標準者，仍應備置滅火器、出口標示燈與緊急照明設備各一組，並每年檢修申報一次。'
  expect(withChosen(`${more}${stated}。`)).toBe(before)
  expect(withChosen(`${more}${stated.slice(0, 6)}。`)).not.toBe(before)
})

it('adds no sentence of which the action states half, clause by clause', () => {
  const clauses = (before.split('：').at(1) ?? '')
    .split(/[；。（，]/u)
    .filter((clause) => [...clause].length > 5)
  const [one = ''] = clauses
  expect(one).not.toBe('')
  expect(withChosen(`一般來說，${one}。`)).toBe(before)
  const some = one.slice(0, 8)
  expect(
    withChosen(`${some}，而營業面積未達標準者仍應備置滅火器、出口標示燈與緊急照明設備各一組。`),
  ).not.toBe(before)
})

it('leaves out of a quotation what stands with the chosen sentence and the action states', () => {
  const stated = statedIn(before)
  const chosen = '營業面積未達標準者仍應備置滅火器與出口標示燈。'
  expect(withChosen(chosen, `${chosen}${stated}。`)).toBe(
    `${before.slice(0, -length.length)}[1] 寫「${chosen.slice(0, -1)}」。${length}`,
  )
  // What follows may limit it.
  expect(withChosen(chosen, `${chosen}${stated}。假日另付。`)).toContain('假日另付')
  // The chosen sentence may refer to the one before it.
  expect(withChosen(chosen, `${stated}。${chosen}`)).toBe(before)
})

it('adds no row of a table whose cells the action states', () => {
  const [name = '', value = ''] = [statedIn(before).slice(0, 4), statedIn(before).slice(4, 9)]
  expect(withChosen(`${name}（費用：${value}）`)).toBe(before)
  expect(withChosen(`${name}（費用：未達標準）`)).not.toBe(before)
  // 「5 天」 of 「25 天」 is another figure.
  const [digits = ''] = /\d+/u.exec(before.replace(/\[\d+\]/gu, '')) ?? []
  expect(digits.length).toBeGreaterThan(1)
  expect(withChosen(`${name}（費用：${digits.slice(1)}）`)).not.toBe(before)
})

it('adds no row of a table of which the action states a column', () => {
  const [label = '', value = ''] = before.split('：')
  const [name, cell] = [label.slice(-4), value.slice(0, 5)]
  expect(withChosen(`${name}（費用：${cell}，期限：未達標準）`)).toBe(before)
})

it('describes a page by no sentence whose figure other sources deny', () => {
  const page = view.others[0]
  const sentence = '我們問過廠商，換一組濾網要 900 元。'
  const words = [{ text: `[1] 寫「${sentence}」`, words: sentence, sentence }]
  const summaryWhere = (disagree: boolean) => {
    const figure = { pageId: page?.id ?? '', passageId: 'x', shown: '900 元' }
    const report = { ...view.input.coverage.report, figures: [{ disagree, figures: [figure] } as never] }
    const known = {
      ...view,
      input: { ...view.input, coverage: { ...view.input.coverage, report } },
      passage: () => ({ quote: sentence }) as never,
    }
    const sources = [{ pageId: page?.id ?? '', contentSummary: words }]
    return mergeAnswer(fromPages, { gaps: [], actions: [], sources }, known).citedSourceAnalysis[0]
      ?.contentSummary
  }
  expect(summaryWhere(false)).toContain('換一組濾網要 900 元')
  expect(summaryWhere(true)).toBe(fromPages.citedSourceAnalysis[0]?.contentSummary)
})
