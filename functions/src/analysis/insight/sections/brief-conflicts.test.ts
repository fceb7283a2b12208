import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeConflicts } from './brief-conflicts.ts'
import { disagreeAdvice, disagreeNote } from './disagree-notes.ts'
import { writeOverviewAnalysis } from './overview-analysis.ts'

const view = viewOf(sampleInput())
const [one, another] = view.othersRead

function adviceFor(confirmed: boolean, date: string | null = null): string {
  const figure = { giver: 'page' as const, passageId: null, unit: '萬元', date: null, outdated: false }
  const group: FigureGroup = {
    id: 'f1',
    topicId: null,
    about: ['保存'],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed,
    userDiffers: false,
    figures: [
      { ...figure, pageId: one?.id ?? '', value: '1', shown: '1 萬元', date: date && '2024-01-05' },
      { ...figure, pageId: another?.id ?? '', value: '3', shown: '3 萬元', date },
    ],
  }
  const { coverage } = view.input
  const report = { ...coverage.report, figures: [group] }
  const [row] = writeConflicts({ ...view, input: { ...view.input, coverage: { ...coverage, report } } })
  return row?.advice ?? ''
}

it('says that sources contradict each other only where a judge confirmed that they speak of one thing', () => {
  expect(adviceFor(false)).toBe('數字不同，請對照原文。')
  expect(adviceFor(true)).toBe('來源說法不一，看不出哪一個較可靠。')
})

it('says that sources differ from the AI Overview where no two of them differ', () => {
  const { coverage, serp } = view.input
  const [topic] = coverage.report.topics
  const figure = { unit: '天', date: null, outdated: false, passageId: null }
  const group: FigureGroup = {
    id: 'f1',
    topicId: topic?.id ?? null,
    about: ['曬乾'],
    disagree: true,
    onlyOutdatedDiffers: false,
    onlyOverviewDiffers: true,
    confirmed: true,
    userDiffers: false,
    figures: [
      { ...figure, giver: 'page', pageId: one?.id ?? '', value: '3', shown: '3 天' },
      { ...figure, giver: 'overview', pageId: null, value: '7', shown: '7 天以上' },
    ],
  }
  const input = {
    ...view.input,
    serp,
    coverage: { ...coverage, report: { ...coverage.report, figures: [group] } },
  }
  const told = { ...view, input }
  expect(writeConflicts(told)[0]?.advice).toBe('只有 AI Overview 的數字不同，以網頁原文為準。')
  expect(disagreeNote(told, { id: topic?.id ?? '', figuresDisagree: true })).toContain(
    '不一致（7 天以上：AI Overview；3 天：[1]）',
  )
  const { summary } = writeOverviewAnalysis(told)
  expect(summary).toContain('來源與 AI Overview 的數字不一致的有')
  expect(summary).not.toContain('來源說法不一致')
})

it('prefers the newer of them only on condition that they speak of one thing, where nobody confirmed it', () => {
  const newer = `註明日期的以 [${another?.rank}] 較新（2026-02-01）。`
  expect(adviceFor(true, '2026-02-01')).toBe(newer)
  expect(adviceFor(false, '2026-02-01')).toBe(`若說的是同一件事，${newer}`)
})

it('prefers the word of a public office, unless its page is years older than another', () => {
  const adviceWith = (
    officeDate: string,
    confirmed = true,
    named: object = { siteName: '青嶼市政府衛生局' },
  ) => {
    const officeId = one?.id ?? ''
    const office = (each: (typeof view.othersRead)[number]) =>
      each.id === officeId ? { ...each, page: { ...each.page, ...named } } : each
    const figure = { giver: 'page' as const, passageId: null, unit: '元', outdated: false }
    const group: FigureGroup = {
      id: 'f1',
      topicId: 't1',
      about: ['登記'],
      disagree: true,
      onlyOutdatedDiffers: false,
      confirmed,
      userDiffers: false,
      figures: [
        { ...figure, pageId: officeId, value: '30', shown: '30 元', date: officeDate },
        { ...figure, pageId: another?.id ?? '', value: '60', shown: '60 元', date: '2026-02-01' },
      ],
    }
    const { coverage } = view.input
    const report = { ...coverage.report, figures: [group] }
    const input = { ...view.input, coverage: { ...coverage, report } }
    const told = { ...view, input, othersRead: view.othersRead.map(office) }
    const inOutline = disagreeAdvice(told, { id: 't1' })
    return [writeConflicts(told)[0]?.advice, inOutline]
  }
  const word = `[${one?.rank}] 是公家機關的網頁，以它的「30 元」為先。`
  expect(adviceWith('2025-06-01')).toEqual([word, word])
  const supposed = word.replace('，以', '，若說的是同一件事，以')
  expect(adviceWith('2025-06-01', false)).toEqual([supposed, supposed])
  const notice = `[${one?.rank}] 是承辦單位的須知，以它的「30 元」為先。`
  expect(adviceWith('2025-06-01', true, { title: '路跑報名須知' })).toEqual([notice, notice])
  expect(adviceWith('2018-06-01')).toEqual([
    `註明日期的以 [${another?.rank}] 較新（2026-02-01）。`,
    '請先查證。',
  ])
})

it('tells of figures that are only older what is newer, apart from those on which sources disagree', () => {
  const figure = { giver: 'page' as const, passageId: null, unit: '元', date: null }
  const group = (id: string, ...values: [old: string, current: string]): FigureGroup => ({
    id,
    topicId: null,
    about: ['免稅額'],
    disagree: false,
    onlyOutdatedDiffers: true,
    confirmed: false,
    userDiffers: false,
    figures: values.map((value, at) => ({
      ...figure,
      pageId: (at === 0 ? one : another)?.id ?? '',
      value,
      shown: `${value} 元`,
      outdated: at === 0,
    })),
  })
  const { coverage } = view.input
  const figures = [group('f1', '98,000', '104,000'), group('f2', '147,000', '156,000')]
  const input = { ...view.input, coverage: { ...coverage, report: { ...coverage.report, figures } } }
  expect(writeConflicts({ ...view, input })).toMatchObject([
    {
      name: '免稅額（98,000 元）',
      advice: '較舊的來源寫 98,000 元，較新的寫 104,000 元；若說的是同一件事，請查證後採用較新的。',
    },
    { name: '免稅額（147,000 元）' },
  ])
  const { summary } = writeOverviewAnalysis({ ...view, input })
  expect(summary).toContain(
    '有來源的數字較舊（若說的是同一件事）：免稅額較舊的來源寫 98,000 元，較新的寫 104,000 元；',
  )
  expect(summary).not.toContain('不一致')
})

it('lists what a judge confirmed first, then what the AI Overview gives as well', () => {
  const figure = { passageId: null, unit: '元', date: null, outdated: false }
  const groupOf = (about: string, confirmed: boolean, giver: 'page' | 'overview'): FigureGroup => ({
    id: about,
    topicId: null,
    about: [about],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed,
    userDiffers: false,
    figures: [
      { ...figure, giver: 'page', pageId: one?.id ?? '', value: '1', shown: '1 萬元' },
      {
        ...figure,
        giver,
        pageId: giver === 'page' ? (another?.id ?? '') : null,
        value: '3',
        shown: '3 萬元',
      },
    ],
  })
  const { coverage } = view.input
  const figures = [
    groupOf('押金', false, 'page'),
    groupOf('車資', false, 'overview'),
    groupOf('租金', true, 'page'),
  ]
  const input = { ...view.input, coverage: { ...coverage, report: { ...coverage.report, figures } } }
  expect(writeConflicts({ ...view, input }).map(({ name }) => name)).toEqual(['租金', '車資', '押金'])
})

it('leaves what each house grants or charges to the user, and asks to look up nothing', () => {
  const quotes = ['琴身保固 5 年。', '琴身保固 3 年。']
  const passages = quotes.map((quote, at) => ({
    id: `terms${at}`,
    pageId: (at === 0 ? one : another)?.id ?? '',
    url: 'https://piano.test/',
    heading: '保固',
    quote,
    link: 'https://piano.test/#a',
  }))
  const adviceOf = (
    type: 'product' | 'article',
    { heading = '保固', unit = '年', isInOverview = false } = {},
  ) => {
    const figure = { giver: 'page' as const, unit, date: null, outdated: false }
    const { coverage } = view.input
    const group: FigureGroup = {
      id: 'f1',
      topicId: null,
      about: ['琴身'],
      disagree: true,
      onlyOutdatedDiffers: false,
      confirmed: true,
      userDiffers: false,
      figures: [
        ...passages.map(({ id, pageId }, at) => ({
          ...figure,
          pageId,
          passageId: id,
          value: at === 0 ? '5' : '3',
          shown: `${at === 0 ? 5 : 3} ${unit}`,
        })),
        ...(isInOverview
          ? [
              {
                ...figure,
                giver: 'overview' as const,
                pageId: null,
                passageId: null,
                value: '5',
                shown: `5 ${unit}`,
              },
            ]
          : []),
      ],
    }
    const told = passages.map((each) => ({ ...each, heading, quote: each.quote.replace('保固', heading) }))
    const shop = (each: (typeof view.othersRead)[number]) => ({ ...each, page: { ...each.page, type } })
    const report = { ...coverage.report, figures: [group] }
    const input = {
      ...view.input,
      coverage: { ...coverage, passages: [...coverage.passages, ...told], report },
    }
    const [row] = writeConflicts({ ...viewOf(input), othersRead: view.othersRead.map(shop) })
    return row?.advice ?? ''
  }
  expect(adviceOf('product')).toMatch(/^各家不同，沒有哪一個才對：/u)
  expect(adviceOf('product', { heading: '乾燥' })).not.toContain('各家不同')
  expect(adviceOf('article')).not.toContain('各家不同')
  expect(adviceOf('product', { heading: '門票', unit: '元' })).toContain('各家不同')
  expect(adviceOf('product', { heading: '門票', unit: '元', isInOverview: true })).not.toContain('各家不同')
})
