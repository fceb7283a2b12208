import type { FigureGroup, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { disagreeNote } from './disagree-notes.ts'
import { groupName, measuredName, measuredNote } from './figure-names.ts'
import { conditionsNote, mostSaidNote, newestNote, notOlderNote, valuesWithSources } from './figure-notes.ts'
import { ownNote, ownValues } from './own-figures.ts'

const view = viewOf(sampleInput())
const [first, second, third] = view.othersRead
const rank = (at: typeof first) => `[${view.compared(at?.id ?? '')?.rank}]`

/** A group of figures, each with its giver, its value and its text. */
function group(...given: [pageId: string | null, value: string, shown: string][]): FigureGroup {
  return {
    id: 'f1',
    topicId: null,
    about: ['保存'],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed: false,
    userDiffers: false,
    figures: given.map(([pageId, value, shown]) => ({
      giver: pageId === null ? 'overview' : 'page',
      pageId,
      passageId: null,
      value,
      unit: '個月',
      shown,
      date: null,
      outdated: false,
    })),
  }
}

it('lists a temperature once, in degrees Celsius and Fahrenheit', () => {
  const given = group(
    [first?.id ?? '', '96 到 98', '96 到 98 度'],
    [second?.id ?? '', '205 to 208', '205 to 208°F'],
  )
  expect(valuesWithSources(view, given)).toEqual([`96 到 98 度（${rank(first)}、${rank(second)}）`])
})

it('writes a value of a page in Simplified Chinese with the characters of Taiwan', () => {
  const othersRead = view.othersRead.map((each) =>
    each.id === first?.id ? { ...each, page: { ...each.page, text: '签约后九十天内提供资料。' } } : each,
  )
  const given = group([first?.id ?? '', '90', '九十天内'], [second?.id ?? '', '60', '60 天內'])
  expect(valuesWithSources({ ...view, othersRead }, given)).toEqual([
    `九十天內（${rank(first)}）`,
    `60 天內（${rank(second)}）`,
  ])
})

it('shows the words of a source around each value', () => {
  const passage = view.input.coverage.passages[0]
  const quoted = {
    ...view,
    passage: () => ({ ...passage, quote: '冷藏可放三天，零下 18 度可放一個月' }) as Passage,
  }
  const given = group([first?.id ?? '', '1', '一個月'], [second?.id ?? '', '3', '三天'])
  const figures = given.figures.map((each) => ({ ...each, passageId: 'p1-1' }))
  expect(valuesWithSources(quoted, { ...given, figures })).toEqual([
    `一個月（${rank(first)}：「零下 18 度可放一個月」）`,
    `${rank(second)}：「冷藏可放三天」`,
  ])
})

it('quotes only the source whose words they are, and names the others that give the value after it', () => {
  const quotes = new Map([
    ['x1', '換過的電池保固一年'],
    ['x2', '一年內檢測為瑕疵者免費處理'],
    ['x3', '冷藏可放三天，零下 18 度可放一個月'],
  ])
  const told = { ...view, passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage }
  const given = group([first?.id ?? '', '1', '一年'], [second?.id ?? '', '1', '1 年'])
  const figures = given.figures.map((each, at) => ({ ...each, passageId: `x${at + 1}` }))
  expect(valuesWithSources(told, { ...given, figures })).toEqual([
    `${rank(first)}：「換過的電池保固一年」（${rank(second)} 也是這個數字）`,
  ])
  const stated = group([first?.id ?? '', '1', '一個月'], [null, '1', '1 個月'])
  const quoted = stated.figures.map((each) => ({ ...each, passageId: each.pageId === null ? null : 'x3' }))
  expect(valuesWithSources(told, { ...stated, figures: quoted })).toEqual([
    `一個月（${rank(first)}：「零下 18 度可放一個月」；AI Overview 也是這個數字）`,
  ])
})

it('shows of two places of a page the one that sets the limit', () => {
  const quotes = new Map([
    ['x1', '陶盆\t25 公分\t33 公分'],
    ['x2', '市場的花架收高 33 公分以下'],
    ['x3', '花架收高 30 公分以下'],
  ])
  const told = { ...view, passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage }
  const [one, other] = [first?.id ?? '', second?.id ?? '']
  const given = group([one, '33', '33 公分'], [one, '33', '33 公分以下'], [other, '30', '30 公分以下'])
  const figures = given.figures.map((each, at) => ({ ...each, passageId: `x${at + 1}` }))
  expect(valuesWithSources(told, { ...given, figures })).toEqual([
    `${rank(first)}：「市場的花架收高 33 公分以下」`,
    `${rank(second)}：「花架收高 30 公分以下」`,
  ])
})

it('lists one value once, however it is written, and says which one most sources give', () => {
  const one = first?.id ?? ''
  const other = second?.id ?? ''
  const another = third?.id ?? ''
  const given = group([one, '1', '一個月'], [other, '3', '三個月'], [null, '1', '1 個月'])
  expect(valuesWithSources(view, given)).toEqual([
    `一個月（${rank(first)}、AI Overview）`,
    `三個月（${rank(second)}）`,
  ])
  const twice = group([one, '1', '一個月'], [other, '3', '三個月'], [another, '1', '1 個月'])
  expect(mostSaidNote(view, twice)).toBe('')
  const often = group(...['p7', 'p8', 'p9'].map((id): [string, string, string] => [id, '1', '一個月']), [
    other,
    '3',
    '三個月',
  ])
  expect(mostSaidNote(view, often)).toBe('說「一個月」的較多。')
  const less = { ...often, figures: [...often.figures, ...group([another, '3', '三個月']).figures] }
  expect(mostSaidNote(view, less)).toBe('')
})

it('distinguishes a bound from the figure, and names no majority when there is none', () => {
  const given = group([first?.id ?? '', '1', '1 個月'], [null, '1', '1 個月以上'])
  expect(valuesWithSources(view, given)).toHaveLength(2)
  expect(mostSaidNote(view, given)).toBe('')
})

it('says that the user’s figure differs from all, or that a later one took its place', () => {
  const own = view.user?.id ?? ''
  const given = group([own, '6', '6 個月'], [first?.id ?? '', '1', '1 個月'])
  expect(ownNote(view, { ...given, userDiffers: true })).toBe(
    '您的網頁寫「6 個月」，與這些說法不同，若講的是同一件事，請核對。',
  )
  const figures = given.figures.map((figure) => ({ ...figure, outdated: figure.pageId === own }))
  expect(ownNote(view, { ...given, figures })).toBe('您的網頁寫的「6 個月」是較舊的數字，請核對後更新。')
  expect(ownNote(view, given)).toBe('')
})

it('quotes of the user’s page only words that stand there', () => {
  const own = view.user?.id ?? ''
  const noteOn = (quote: string, shown: string) => {
    const given = group([own, '2.5', shown], [first?.id ?? '', '3', '3 萬元'])
    const figures = given.figures.map((each) => ({ ...each, passageId: each.pageId === own ? 'p0-1' : null }))
    const passage = (id: string | null) => (id === null ? undefined : ({ quote } as Passage))
    return ownNote({ ...view, passage }, { ...given, figures, userDiffers: true })
  }
  const written = (quote: string, shown: string) =>
    /^您的網頁寫(.+?)，與這些/u.exec(noteOn(quote, shown))?.[1]
  expect(written('房租一個月 25,000 元，押金另計。', '25,000 元')).toBe('「25,000 元」')
  expect(written('一個月大概要準備 2 萬 5 千元，含伙食。', '25,000 元')).toBe(
    '「一個月大概要準備 2 萬 5 千元」',
  )
  expect(written('一個月大概要準備兩萬五上下。', '每月約兩萬五')).toBe('「一個月大概要準備兩萬五上下」')
})

it('does not ask a seller to check a price against others’', () => {
  const { user } = view
  if (user === null) throw new Error('no page')
  const given = group([user.id, '9800', '9,800 元'], [first?.id ?? '', '12000', '12,000 元'])
  const figures = given.figures.map((figure) => ({ ...figure, unit: '元' }))
  const of = (type: 'service' | 'article') => {
    const page = { ...user.page, type }
    return ownNote({ ...view, user: { ...user, page } }, { ...given, figures, userDiffers: true })
  }
  expect(of('service')).toBe('您的網頁寫「9,800 元」，與這些說法不同，若是您自己的收費，不必一致。')
  expect(of('article')).toContain('請核對')
})

/** The view with one more passage of the user, for each quote. */
function quoting(...quotes: string[]) {
  const own = view.user?.id ?? ''
  const passages = new Map(
    quotes.map((quote, at): [string, Passage] => [
      `own-${at}`,
      {
        id: `own-${at}`,
        pageId: own,
        url: 'https://own.test/',
        heading: '',
        quote,
        link: 'https://own.test/',
      },
    ]),
  )
  return { ...view, passage: (id: string | null) => passages.get(id ?? '') ?? view.passage(id) }
}

it('calls a seller’s own price old only where the seller dates it', () => {
  const note = (quote: string) => {
    const given = group([view.user?.id ?? '', '4500', '4,500 元'], [first?.id ?? '', '6000', '6,000 元'])
    const figures = given.figures.map((each, at) => ({
      ...each,
      unit: '元',
      outdated: at === 0,
      passageId: at === 0 ? 'own-0' : null,
    }))
    return ownNote(quoting(quote), { ...given, figures })
  }
  const old = '您的網頁寫的「4,500 元」是較舊的數字，請核對後更新。'
  expect(note('母貓結紮費用 4,500 元。')).toBe(old)
  expect(note('本院母貓結紮費用 4,500 元。')).toBe('')
  expect(note('本院 2022 年的母貓結紮費用 4,500 元。')).toBe(old)
})

it('says of figures that are listed by year only how far the list goes', () => {
  const note = (outdated: readonly boolean[]) => {
    const own = view.user?.id ?? ''
    const given = group(
      [own, '27470', '27,470 元'],
      [own, '28590', '28,590 元'],
      [null, '29500', '29,500 元'],
    )
    const figures = given.figures.map((each, at) => ({
      ...each,
      outdated: outdated[at] === true,
      passageId: at < 2 ? `own-${at}` : null,
    }))
    const told = quoting('2024 年\t27,470 元', '2025 年\t28,590 元')
    return ownNote(told, { ...given, figures, userDiffers: true })
  }
  expect(note([true, true])).toBe('您的網頁列到 2025 年，請補上之後的數字。')
  expect(note([true, false])).toBe('')
})

it('writes a word as its page does', () => {
  const passage = view.input.coverage.passages.find(({ quote }) => /[A-Z][a-z]{2,}|[A-Z]{2,}/u.test(quote))
  const [word = ''] = /[A-Z][a-z]{2,}|[A-Z]{2,}/u.exec(passage?.quote ?? '') ?? []
  expect(word).not.toBe('')
  const given = group([first?.id ?? '', '1', '1 個月'])
  const figures = given.figures.map((figure) => ({ ...figure, passageId: passage?.id ?? null }))
  expect(groupName(view, { ...given, figures, about: [word.toLowerCase()] })).toBe(word)
})

it('names no majority for what is out of date', () => {
  const given = group(
    [first?.id ?? '', '1', '1 個月'],
    [second?.id ?? '', '1', '1 個月'],
    [null, '3', '3 個月'],
  )
  const figures = given.figures.map((figure) => ({ ...figure, outdated: figure.value === '1' }))
  expect(mostSaidNote(view, { ...given, figures })).toBe('')
})

it('names the one value that is not older than the others', () => {
  const given = group([first?.id ?? '', '1', '1 個月'], [null, '3', '3 個月'])
  expect(notOlderNote(view, given)).toBe('')
  const figures = given.figures.map((figure) => ({ ...figure, outdated: figure.value === '1' }))
  expect(notOlderNote(view, { ...given, figures })).toBe('除「3 個月」外都是較舊的數字，請查證後採用較新的。')
})

it('does not call a figure of the user older that a source gives as a current one', () => {
  const own = view.user?.id ?? ''
  const one = first?.id ?? ''
  const given = group([own, '6', '6 個月'], [one, '6', '六個月'], [second?.id ?? '', '8', '8 個月'])
  const marked = (old: readonly string[]) => ({
    ...given,
    figures: given.figures.map((figure) => ({ ...figure, outdated: old.includes(figure.pageId ?? '') })),
  })
  expect(ownNote(view, marked([own]))).toBe('')
  expect(ownNote(view, marked([own, one]))).toContain('是較舊的數字')
})

it('names a group without a topic by its words, sizes in capitals', () => {
  expect(groupName(view, { ...group(), about: ['a3', '黑白'] })).toBe('A3、黑白')
})

it('says what the figures of a topic measure, unless its name says it or the words are no nouns', () => {
  const topic = view.input.coverage.report.topics[0]
  const about = (...words: string[]) =>
    measuredNote(view, { ...group(), topicId: topic?.id ?? '', about: words })
  expect(about('深部感染')).toBe('（深部感染）')
  expect(about('健康貓', '麻醉死亡率', '死亡率', '手術')).toBe('（健康貓、麻醉死亡率）')
  expect(about('處理', '每坪', '公升', '拆', '層加', '最低', 'every', 'hour')).toBe('')
  expect(about(topic?.name ?? '', '深部感染')).toBe('')
  expect(measuredNote(view, group())).toBe('')
})

it('names no measured thing that the topic’s name says in capitals', () => {
  const topics = view.input.coverage.report.topics.map((each, at) =>
    at === 0 ? { ...each, name: 'RO 膜' } : each,
  )
  const [topic] = topics
  const told = { ...view, topic: () => topic } as typeof view
  expect(measuredNote(told, { ...group(), topicId: topic?.id ?? '', about: ['ro'] })).toBe('')
  expect(measuredNote(told, { ...group(), topicId: topic?.id ?? '', about: ['pp'] })).not.toBe('')
})

it('names no measured thing by a piece that is cut out of a word', () => {
  const topic = view.input.coverage.report.topics[0]
  const passage = view.input.coverage.passages[0]
  const quoted = {
    ...view,
    passage: () => ({ ...passage, heading: '', quote: '購買後 90 天內要上網登錄' }) as Passage,
  }
  const given = group([first?.id ?? '', '90', '90 天內'])
  const figures = given.figures.map((each) => ({ ...each, passageId: 'p1-1' }))
  const about = (...words: string[]) =>
    measuredNote(quoted, { ...given, figures, topicId: topic?.id ?? '', about: words })
  expect(about('網登錄')).toBe('')
  expect(about('登錄')).toBe('（登錄）')
})

it('names no measured thing by what comes of a figure', () => {
  const topic = view.input.coverage.report.topics[0]
  const passage = view.input.coverage.passages[0]
  const given = group([first?.id ?? '', '70', '70 度以上'])
  const figures = given.figures.map((each) => ({ ...each, passageId: 'p1-1' }))
  const about = (quote: string, word: string) => {
    const quoted = { ...view, passage: () => ({ ...passage, heading: '', quote }) as Passage }
    return measuredNote(quoted, { ...given, figures, topicId: topic?.id ?? '', about: [word] })
  }
  expect(about('湖藻在 70 度以上才會死亡', '死亡')).toBe('')
  expect(about('湖藻死亡的溫度是 70 度以上', '死亡')).toBe('（死亡）')
  expect(about('開爐後升到 70 度以上', '開爐')).toBe('')
})

it('says of a gap on what its sources disagree', () => {
  const [topic] = view.topics
  if (topic === undefined) throw new Error('no topic')
  expect(disagreeNote(view, { ...topic, figuresDisagree: false })).toBe('')
  expect(disagreeNote(view, { ...topic, figuresDisagree: true })).toBe('來源的數字看來不一致')
  const { coverage } = view.input
  const figures = [{ ...group(), topicId: topic.id, about: ['深部感染'] }]
  const told = {
    ...view,
    input: { ...view.input, coverage: { ...coverage, report: { ...coverage.report, figures } } },
  }
  expect(disagreeNote(told, { ...topic, figuresDisagree: true })).toBe('來源的數字（深部感染）看來不一致')
  const confirmed = figures.map((each) => ({ ...each, confirmed: true }))
  const sure = {
    ...told,
    input: { ...told.input, coverage: { ...coverage, report: { ...coverage.report, figures: confirmed } } },
  }
  expect(disagreeNote(sure, { ...topic, figuresDisagree: true })).toBe('來源的數字（深部感染）不一致')
})

it('names differing figures beside another topic as their row does, unless that has the topic’s name', () => {
  const [topic, other] = view.topics
  if (topic === undefined || other === undefined) throw new Error('no topic')
  const unnamed = { ...group(), about: ['深部感染'] }
  expect(measuredNote(view, unnamed, topic.id)).toBe('（深部感染）')
  expect(measuredNote(view, { ...unnamed, about: [other.name], topicId: other.id }, topic.id)).toBe(
    `（「${other.name}」）`,
  )
  expect(measuredNote(view, { ...unnamed, about: [topic.name] }, topic.id)).toBe('')
})

it('lists a number once among the values of a gap, though one page gives it as a lower limit', () => {
  const [topic] = view.topics
  if (topic === undefined) throw new Error('no topic')
  const { coverage } = view.input
  const given = group(
    [first?.id ?? '', '28,000', '28,000 元'],
    [second?.id ?? '', '15,000', '1 萬 5'],
    [third?.id ?? '', '28,000', '28,000 元起'],
  )
  const report = { ...coverage.report, figures: [{ ...given, topicId: topic.id }] }
  const told = { ...view, input: { ...view.input, coverage: { ...coverage, report } } }
  expect(disagreeNote(told, { ...topic, figuresDisagree: true })).toContain(
    '不一致（28,000 元：[1]、[3]；1 萬 5：[2]）',
  )
})

it('shows of several places of one page that which is nearest to what the AI Overview says of the value', () => {
  const quotes = new Map([
    ['x1', '協商的註記履行完畢後再留 1 年'],
    ['x2', '信用卡遲繳的紀錄自繳清起留 12 個月'],
  ])
  const { coverage } = view.input
  const statements = [{ id: 's1', text: '信用卡遲繳紀錄自繳清起留 12 個月。', citedPageIds: [], support: [] }]
  const told = {
    ...view,
    input: { ...view.input, coverage: { ...coverage, report: { ...coverage.report, statements } } },
    passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage,
  }
  const one = first?.id ?? ''
  const given = group([one, '1', '1 年'], [one, '12', '12 個月'], [null, '12', '12 個月'])
  const figures = given.figures.map((each, at) => ({
    ...each,
    passageId: each.pageId === null ? null : `x${at + 1}`,
  }))
  expect(valuesWithSources(told, { ...given, figures })).toEqual([
    `${rank(first)}：「信用卡遲繳的紀錄自繳清起留 12 個月」（AI Overview 也是這個數字）`,
  ])
})

it('does not recommend an older value where several are current', () => {
  const given = group(
    [first?.id ?? '', '1', '1 個月'],
    [null, '3', '3 個月'],
    [second?.id ?? '', '6', '6 個月'],
  )
  const figures = given.figures.map((figure) => ({ ...figure, outdated: figure.value === '1' }))
  expect(notOlderNote(view, { ...given, figures })).toBe('註明「較舊」的不宜採用，其餘請查證後再選。')
})

it('counts no majority from a page and the overview that repeats it, nor where one page gives two values', () => {
  const [one, other, another] = [first?.id ?? '', second?.id ?? '', third?.id ?? '']
  const repeated = group([one, '1', '一個月'], [null, '1', '1 個月'], [other, '3', '三個月'])
  expect(mostSaidNote(view, repeated)).toBe('')
  const twofold = group(
    [one, '1', '一個月'],
    [one, '3', '三個月'],
    [other, '3', '三個月'],
    [another, '3', '三個月'],
  )
  const conditions = '同一個來源寫了幾個數字，各有條件，請連條件一起寫'
  expect(conditionsNote(view, twofold)).toBe(`${conditions}。`)
  // A value that a current page gives too is not marked as older.
  const older = (ids: readonly string[]) => ({
    ...twofold,
    figures: twofold.figures.map((figure) => ({ ...figure, outdated: ids.includes(figure.pageId ?? '') })),
  })
  expect(conditionsNote(view, older([other]))).toBe(`${conditions}。`)
  expect(conditionsNote(view, older([one, other, another]))).toBe(`${conditions}；註明「較舊」的不宜採用。`)
})

it('calls a page newer from a difference of 90 days on', () => {
  const dated = (date: string) => {
    const given = group([first?.id ?? '', '1', '1 萬元'], [second?.id ?? '', '3', '3 萬元'])
    const dates = ['2026-06-30', date]
    return { ...given, figures: given.figures.map((each, at) => ({ ...each, date: dates[at] ?? null })) }
  }
  expect(newestNote(view, dated('2026-04-02'))).toBe('')
  expect(newestNote(view, dated('2026-04-01'))).toBe(`註明日期的以 ${rank(first)} 較新（2026-06-30）。`)
})

it('names ages by their topic, whose sentences share only what is done from then on', () => {
  const topic = view.input.coverage.report.topics[0]
  const quote = '建議滿 8 歲再露營過夜'
  const told = { ...view, passage: () => ({ heading: '', quote }) as Passage }
  const given = { ...group([first?.id ?? '', '8', '滿 8 歲']), about: ['建議滿', '過夜'] }
  expect(measuredName(told, { ...given, topicId: topic?.id ?? '' })).toBe(`「${topic?.name}」的年齡`)
})

it('names figures by the words of their sentences, if the topic beside them is of something else', () => {
  const topic = view.input.coverage.report.topics[0]
  const named = (about: string[], quote: string, heading = '') => {
    const passages = new Map([['x1', { id: 'x1', pageId: 'p1', url: '', heading, quote, link: '' }]])
    const told = { ...view, passage: (id: string | null) => passages.get(id ?? '') }
    const given = group([first?.id ?? '', '3', '3 年'])
    const figures = given.figures.map((figure) => ({ ...figure, passageId: 'x1' }))
    return measuredName(told, { ...given, topicId: topic?.id ?? '', about, figures })
  }
  const name = topic?.name ?? ''
  expect(named(['排水器'], '排水器的壽命大概 3 年。')).toBe('「排水器」')
  expect(named(['排水器'], '排水器的壽命大概 3 年。', name)).toBe(`「${name}」（排水器）`)
  expect(named(['排水器'], '水管大概 3 年。', name)).toBe(`「${name}」`)
  expect(named([`標準${name}`], `標準${name}大概 3 年。`)).toBe(`「標準${name}」`)
})

it('keeps a topic’s name whose last word only says which kind of value is meant', () => {
  const topic = view.input.coverage.report.topics[0]
  const named = (name: string) => {
    const passage = () => ({ heading: '', quote: '放榜 5 日內報到' }) as Passage
    const told = { ...view, passage, topic: () => ({ ...topic, name }) as never }
    const given = group([first?.id ?? '', '5', '5 日內'])
    const figures = given.figures.map((figure) => ({ ...figure, passageId: 'x1' }))
    return measuredName(told, { ...given, topicId: 't1', about: ['放榜'], figures })
  }
  expect(named('新生報到期限')).toBe('「新生報到期限」（放榜）')
  expect(named('新生宿舍期限')).toBe('「放榜」')
})

it('says between which values a gap’s sources disagree, and who gives which', () => {
  const [topic] = view.topics
  if (topic === undefined) throw new Error('no topic')
  const { coverage } = view.input
  const figures = [
    { ...group([first?.id ?? '', '3', '3 年'], [second?.id ?? '', '8', '8 年']), topicId: topic.id },
  ]
  const input = { ...view.input, coverage: { ...coverage, report: { ...coverage.report, figures } } }
  expect(disagreeNote({ ...view, input }, { ...topic, figuresDisagree: true })).toContain(
    '看來不一致（3 年：[1]；8 年：[2]）',
  )
})

it('calls no page newer on a term, on what nobody sets anew, on an estimate, or where its words are outdated', () => {
  const note = (quote: string, outdatedPassageIds: readonly string[] = [], [one, other] = ['1%', '3%']) => {
    const given = group([first?.id ?? '', '1', one ?? ''], [second?.id ?? '', '3', other ?? ''])
    const figures = given.figures.map((each, at) => ({
      ...each,
      passageId: at === 0 ? 'x1' : null,
      date: ['2026-06-30', '2024-04-01'][at] ?? null,
    }))
    const passage = (id: string | null) =>
      id === 'x1' ? ({ pageId: first?.id, heading: '', quote } as Passage) : undefined
    const { coverage } = view.input
    const [gap] = coverage.report.gaps
    if (gap === undefined) throw new Error('no gap')
    const gaps = [{ ...gap, topicId: 't1', outdatedPassageIds: [...outdatedPassageIds] }]
    const input = { ...view.input, coverage: { ...coverage, report: { ...coverage.report, gaps } } }
    return newestNote({ ...view, input, passage }, { ...given, topicId: 't1', figures })
  }
  expect(note('依規定可抽 1%。')).toBe(`註明日期的以 ${rank(first)} 較新（2026-06-30）。`)
  expect(note('依規定可放 1 個月。', [], ['1 個月', '3 個月'])).toBe('')
  expect(note('可抽 1%。')).toBe('')
  expect(note('依規定我自己抓 1%。')).toBe('')
  expect(note('依規定加起來 1%。')).toBe('')
  expect(note('依規定可抽 1%。', ['x1'])).toBe('')
})

it('takes a term and its end for one value', () => {
  const given = group([first?.id ?? '', '5', '五年'], [null, '5', '五年內'])
  expect(valuesWithSources(view, given)).toEqual([`五年（${rank(first)}、AI Overview）`])
})

it('shows a value apart where another page gives it for a group of people', () => {
  const quotes = new Map([
    ['x1', '達標後每半年複檢一次'],
    ['x2', '沒症狀的人每半年驗一次'],
  ])
  const told = { ...view, passage: (id: string | null) => ({ quote: quotes.get(id ?? '') ?? '' }) as Passage }
  const given = group([first?.id ?? '', '1', '每半年'], [second?.id ?? '', '1', '每半年'])
  const figures = given.figures.map((each, at) => ({ ...each, passageId: `x${at + 1}` }))
  expect(valuesWithSources(told, { ...given, figures })).toHaveLength(2)
})

it('says of a source what limits its word', () => {
  const seller = (each: (typeof view.othersRead)[number]) =>
    each.id === first?.id ? { ...each, page: { ...each.page, type: 'product' as const } } : each
  const told = { ...view, othersRead: view.othersRead.map(seller) }
  expect(valuesWithSources(told, group([first?.id ?? '', '1', '1 個月']))).toEqual([
    `1 個月（業者 ${rank(first)}）`,
  ])
})

it('sets the user’s own figure beside those on which sources disagree, unless a note tells it', () => {
  const own = view.user?.id ?? ''
  const given = group([first?.id ?? '', '1', '1 萬元'], [own, '2', '2 萬元'])
  const figures = given.figures.map((each) => ({ ...each, passageId: each.pageId === own ? 'own-0' : null }))
  const told = quoting('登記規費合計大多在 2 萬元上下。')
  expect(ownValues(told, { ...given, figures })).toEqual(['您的網頁：「登記規費合計大多在 2 萬元上下」'])
  expect(ownValues(told, { ...given, figures, disagree: false })).toEqual([])
  expect(ownValues(told, { ...given, figures, userDiffers: true })).toEqual([])
})
