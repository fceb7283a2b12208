import { describe, expect, it } from 'vitest'
import type { Quote } from './corpus/quote.ts'
import type { GapEvidence } from './gap-evidence.ts'
import { findGaps } from './gaps.ts'
import type { Row } from './rows.ts'

/** A row with the user's likelihood and what each covering page quotes first. */
function told(
  id: string,
  own: number,
  importance: number,
  quotes: readonly string[] = [id],
  headings: readonly string[] = [],
  says = id,
): Row {
  return {
    topic: {
      id,
      name: id,
      aliases: [],
      statements: headings.map((heading) => ({ id: 's', heading, text: says })),
    },
    importance,
    nearest: null,
    cells: [{ verdict: { pageId: 'user', likelihood: own }, level: 'absent', certainty: 'possible' }],
    covering: quotes.map((quote, at) => ({
      verdict: { pageId: `p${at}`, likelihood: 1 - at / 10, cited: 0, quotes: [{ id: quote }] },
    })),
  } as unknown as Row
}
const evidence = (given: Partial<GapEvidence> = {}): GapEvidence => ({
  quoteContainsName: () => true,
  textOf: () => '',
  asks: () => false,
  isCorrected: () => false,
  isOld: () => false,
  isFoundIn: () => false,
  isProofOf: () => false,
  ...given,
})
const idsOf = (rows: readonly Row[], quoteContainsName: GapEvidence['quoteContainsName'] = () => true) =>
  findGaps(rows, 'user', evidence({ quoteContainsName })).map(({ row: { topic } }) => topic.id)

describe('the gaps', () => {
  it('stand by (1 − likelihood that the page treats it)² × importance', () => {
    expect(idsOf([told('important', 0.5, 1.4), told('surely missing', 0.1, 0.5)])).toEqual([
      'surely missing',
      'important',
    ])
    expect(idsOf([told('important', 0.4, 1.4), told('surely missing', 0.1, 0.5)])).toEqual([
      'important',
      'surely missing',
    ])
  })

  it('count whole where a judge cited a page for a topic, even if no answer decided about the user’s page', () => {
    const cited = told('cited', 0, 1, ['cited'])
    const covering = cited.covering.map((cell) => ({ ...cell, verdict: { ...cell.verdict, cited: 1 } }))
    expect(idsOf([told('unsaid', 0, 1)], () => false)).toEqual([])
    expect(idsOf([{ ...cited, covering }], () => false)).toEqual(['cited'])
  })

  it('count half where only the AI Overview says their name', () => {
    const unsaid = told('unsaid', 0, 1, ['unsaid'], [''])
    expect(idsOf([unsaid, told('said', 0, 0.6)], (name) => name === 'said')).toEqual(['said', 'unsaid'])
    expect(idsOf([unsaid, told('said', 0, 0.4)], (name) => name === 'said')[0]).toBe('unsaid')
  })

  it('are not those whose name neither a quote nor the AI Overview says', () => {
    const rows = [told('unsaid', 0, 1), told('said', 0, 0.6)]
    expect(idsOf(rows, (name) => name === 'said')).toEqual(['said'])
    // A statement of another subject, which was grouped with it, does not say it either.
    const grouped = told('unsaid', 0, 1, ['unsaid'], [''], '檢查外胎')
    expect(idsOf([grouped, told('said', 0, 0.6)], (name) => name === 'said')).toEqual(['said'])
  })

  it('count 0.9 for each earlier gap under the same AI Overview heading; of several headings the least used one decides', () => {
    const under = (id: string, importance: number, ...headings: string[]) =>
      told(id, 0, importance, [id], headings)
    const [first, second] = [under('88 度', 1, '水溫'), under('淺焙', 0.95, '水溫')]
    expect(idsOf([first, second, under('悶蒸', 0.9, '注水')])).toEqual(['88 度', '悶蒸', '淺焙'])
    expect(idsOf([first, second, under('器材', 0.84)])).toEqual(['88 度', '淺焙', '器材'])
    expect(idsOf([first, under('淺焙', 0.95, '水溫', '豆子'), under('悶蒸', 0.9, '注水')])[1]).toBe('淺焙')
    expect(idsOf([first, second, told('總表', 0, 0.9, ['總表'], [''])])).toEqual(['88 度', '總表', '淺焙'])
  })

  it('stand once where they quote the same: the most important, in the place of the first', () => {
    const twins = [told('粉層', 0, 1, ['a', 'b']), told('悶蒸', 0.1, 1.1, ['a', 'b', 'c'])]
    expect(idsOf([...twins, told('水質', 0, 0.95)])).toEqual(['悶蒸', '水質'])
    expect(
      idsOf([told('粉層', 0, 1, ['a', 'b', 'c']), told('悶蒸', 0.1, 1.1, ['a', 'd', 'e'])]),
    ).toHaveLength(2)
  })

  it('stand apart where the AI Overview states both, whatever passage a page gives for them', () => {
    const apart = [told('申請人', 0, 1, ['a'], ['']), told('公寓', 0.1, 1.1, ['a'], [''])]
    expect(idsOf(apart)).toEqual(['申請人', '公寓'])
    expect(idsOf([told('申請人', 0, 1, ['a'], ['']), told('公寓', 0.1, 0.9, ['a'])])).toEqual(['申請人'])
  })

  it('show first what says their name', () => {
    const [gap] = findGaps(
      [told('t', 0, 1, ['a', 'b', 'c', 'd'])],
      'user',
      evidence({ quoteContainsName: (_, { id }) => id === 'd' }),
    )
    expect(gap?.quotes.map(({ id }) => id)).toEqual(['d', 'a', 'b'])
  })

  it('count as told under their name where the sources say what the AI Overview says under it', () => {
    const rows = [told('入帳時間', 0, 1, ['a'], ['s'], '入帳時間：約 25 天'), told('別的', 0, 0.9)]
    const names = (isFoundIn: GapEvidence['isFoundIn']) =>
      findGaps(rows, 'user', evidence({ quoteContainsName: () => false, isFoundIn })).map(
        ({ named }) => named,
      )
    expect(names((_, { id }) => id === 'a')).toEqual([true])
    expect(names(() => false)).toEqual([false])
  })

  it('count as told under a label of the AI Overview where a quote says what follows it', () => {
    const row = told('展延之後', 0, 1, ['a'], ['s'], '展延之後：補繳滯納金')
    const labelled = { ...row.topic.statements[0], label: '展延之後' }
    const namedWith = (topic: unknown) =>
      findGaps(
        [{ ...row, topic } as unknown as Row, told('別的', 0, 0.9)],
        'user',
        evidence({ quoteContainsName: (name) => name.includes('滯納金') }),
      ).map(({ named }) => named)
    expect(namedWith({ ...row.topic, statements: [labelled] })).toEqual([true])
    expect(namedWith(row.topic)).toEqual([false])
  })

  it('quote for a name that is a measure what gives one under the same heading', () => {
    const passages: Record<string, Quote> = {
      shorter: { id: 'shorter', pageId: 'p0', start: 0, end: 9, heading: '使用年限' },
      years: { id: 'years', pageId: 'p0', start: 9, end: 20, heading: '使用年限' },
      elsewhere: { id: 'elsewhere', pageId: 'p0', start: 20, end: 30, heading: '換底' },
    }
    const texts: Record<string, string> = {
      shorter: '住海邊的人會更短。',
      years: '設計壽命為五年，之後不供應零件。',
      elsewhere: '等兩週。',
    }
    const quoted = (name: string, ...ids: readonly string[]) => {
      const row = told(name, 0, 1)
      const quotes = ids.flatMap((id) => passages[id] ?? [])
      const covering = [{ verdict: { pageId: 'p0', likelihood: 1, cited: 0, quotes } }]
      const textOf = ({ id }: { id: string }) => texts[id] ?? ''
      return findGaps(
        [{ ...row, topic: { ...row.topic, name }, covering } as unknown as Row],
        'user',
        evidence({ textOf }),
      ).flatMap((gap) => gap.quotes.map(({ id }) => id))
    }
    expect(quoted('使用年限', 'shorter', 'years')).toEqual(['years'])
    expect(quoted('海邊', 'shorter', 'years')).toEqual(['shorter'])
    expect(quoted('使用年限', 'shorter', 'elsewhere')).toEqual(['shorter'])
  })

  it('quote for a tax what says that it is not to be paid, and no sum of another thing', () => {
    const texts: Record<string, string> = {
      exempt: '房屋稅前三年免徵。',
      grant: '汰換舊機，每台發 3,000 元。',
    }
    const quoted = (name: string, ...ids: readonly string[]) => {
      const row = told(name, 0, 1)
      const quotes = ids.map((id) => ({ id, pageId: 'p0', start: 0, end: 1, heading: '政府的錢' }))
      const covering = [{ verdict: { pageId: 'p0', likelihood: 1, cited: 0, quotes } }]
      return findGaps(
        [{ ...row, covering } as unknown as Row],
        'user',
        evidence({ textOf: ({ id }) => texts[id] ?? '' }),
      ).flatMap((gap) => gap.quotes.map(({ id }) => id))
    }
    expect(quoted('稅費', 'exempt', 'grant')).toEqual(['exempt'])
  })

  it('quote the rule before its exception where it supports the AI Overview’s statement, unless only the other has the name', () => {
    const row = told('洗劑', 0, 1, ['p'], [''])
    const quotes = ['exception', 'rule'].map((id, at) => ({ id, heading: '', start: 10 - at }))
    const covering = [{ verdict: { pageId: 'p0', likelihood: 1, cited: 0, quotes } }]
    const quoted = (quoteContainsName: GapEvidence['quoteContainsName']) =>
      findGaps(
        [{ ...row, covering } as unknown as Row],
        'user',
        evidence({ quoteContainsName, isProofOf: (_, { id }) => id === 'rule' }),
      )[0]?.quotes.map(({ id }) => id)
    expect(quoted(() => true)).toEqual(['rule'])
    expect(quoted((_, { id }) => id === 'exception')).toEqual(['exception'])
  })

  it('have room for what the page surely lacks, however little it counts', () => {
    const many = Array.from({ length: 13 }, (_, at) => told(`t${at}`, 0, 1 - at / 100))
    const sure = told('防火', 0, 0.02)
    const cells = sure.cells.map((cell) => ({ ...cell, certainty: 'sure' as const }))
    expect(idsOf([...many, { ...sure, cells }]).slice(-2)).toEqual(['t10', '防火'])
    expect(idsOf([...many, sure])).not.toContain('防火')
    const [first, second] = ['防火', '防焰'].map((id) => ({ ...told(id, 0, 0.02, ['same']), cells }))
    expect(idsOf([...many, ...[first, second].flatMap((each) => each ?? [])])).not.toContain('防焰')
    const stated = many.map((each) => ({ ...each, topic: { ...each.topic, statements: [{ text: '' }] } }))
    expect(idsOf([...(stated as unknown as Row[]), { ...sure, cells }])).not.toContain('防火')
  })

  it('quote a page that is years older only where fewer than three others are', () => {
    const isOld = (pageId: string) => pageId === 'p0'
    const quotes = (...ids: readonly string[]) =>
      findGaps([told('t', 0, 1, ids)], 'user', evidence({ isOld }))[0]?.quotes.map(({ id }) => id)
    expect(quotes('old', 'b', 'c', 'd')).toEqual(['b', 'c', 'd'])
    expect(quotes('old', 'b')).toEqual(['b', 'old'])
  })

  it('quote first what current pages that only touch it say under its name, where all that cover it are years old', () => {
    const row = told('燒聲', 0, 1, ['old'])
    const touching = (pageId: string, heading: string) => ({
      verdict: { pageId, likelihood: 0.4, cited: 0, quotes: [{ id: pageId, pageId, heading }] },
      level: 'touched',
      certainty: 'possible',
    })
    const cells = [...row.cells, touching('p1', '燒聲怎麼養'), touching('p2', '喝水')]
    const quotes = (isOld: GapEvidence['isOld']) =>
      findGaps([{ ...row, cells } as unknown as Row], 'user', evidence({ isOld }))[0]?.quotes.map(
        ({ id }) => id,
      )
    expect(quotes((pageId) => pageId === 'p0')).toEqual(['p1', 'old'])
    expect(quotes(() => false)).toEqual(['old'])
  })

  it('quote neither a question nor what is said of 「其餘」, if the page says more', () => {
    const texts: Record<string, string> = {
      asks: '可以轉貸嗎？',
      rest: '其餘 7 款均無困難。',
      says: '實測可通過 4 公分。',
    }
    const quoted = (...ids: readonly string[]) => {
      const row = told('t', 0, 1)
      const covering = [
        { verdict: { pageId: 'p0', likelihood: 1, cited: 0, quotes: ids.map((id) => ({ id })) } },
      ]
      const textOf = ({ id }: { id: string }) => texts[id] ?? ''
      return findGaps([{ ...row, covering } as unknown as Row], 'user', evidence({ textOf })).map(
        ({ quotes }) => quotes.map(({ id }) => id),
      )
    }
    expect(quoted('asks', 'rest', 'says')).toEqual([['says']])
    expect(quoted('asks', 'rest')).toEqual([['rest']])
    expect(quoted('asks')).toEqual([])
  })

  it('quote the reply that follows a question, of a post that is corrected the one after it', () => {
    const ids = ['asks', 'far', 'second', 'wrong']
    const starts: Record<string, number> = { asks: 0, wrong: 20, second: 40, far: 900 }
    const quoted = (cited: number, ...near: readonly string[]) => {
      const row = told('t', 0, 1)
      const quotes = near.map((id) => ({ id, start: starts[id] ?? 0, end: (starts[id] ?? 0) + 10 }))
      const covering = [{ verdict: { pageId: 'p0', likelihood: 1, cited, quotes } }]
      return findGaps(
        [{ ...row, covering } as unknown as Row],
        'user',
        evidence({ asks: ({ id }) => id === 'asks', isCorrected: ({ id }) => id === 'wrong' }),
      ).map((gap) => gap.quotes.map(({ id }) => id))
    }
    expect(quoted(0, ...ids)).toEqual([['second']])
    expect(quoted(1, ...ids)).toEqual([['second']])
    expect(quoted(0, 'asks', 'far')).toEqual([['far']])
    expect(quoted(0, 'asks', 'wrong')).toEqual([])
  })

  it('leave out what quotes the same as one before, by half of the fewer quotes', () => {
    const first = told('first', 0, 1, ['a', 'b', 'c', 'd'])
    expect(idsOf([first, told('twice', 0, 0.9, ['a', 'x'])])).toEqual(['first'])
    expect(idsOf([first, told('apart', 0, 0.9, ['a', 'x', 'y'])])).toEqual(['first', 'apart'])
  })

  it('are one where a name contains the other and they share a quote, or only a figure is added', () => {
    const roast = told('深焙', 0, 1, ['a', 'b', 'c'])
    expect(idsOf([roast, told('深焙豆', 0, 0.9, ['a', 'd', 'e'])])).toEqual(['深焙'])
    expect(idsOf([roast, told('深焙豆', 0, 0.9, ['d', 'e', 'f'])])).toEqual(['深焙', '深焙豆'])
    expect(idsOf([told('悶蒸 30 秒', 0, 1), told('悶蒸', 0, 0.9)])).toEqual(['悶蒸 30 秒'])
    expect(idsOf([told('預算', 0, 1), told('預算 3 萬元起', 0, 0.9)])).toEqual(['預算'])
    expect(idsOf([told('預算', 0, 1), told('預算 3 萬元以上', 0, 0.9)])).toEqual(['預算'])
    expect(idsOf([told('預算', 0, 1), told('預算 3 萬元的機車', 0, 0.9)])).toHaveLength(2)
    expect(idsOf([told('遊戲機 5', 0, 1), told('遊戲機', 0, 0.9)])).toHaveLength(2)
    expect(idsOf([told('第 1 期', 0, 1), told('第 1 期 10 萬', 0, 0.9)])).toHaveLength(2)
  })

  it('are twelve at most, and none counts under a twentieth of the first', () => {
    const many = Array.from({ length: 13 }, (_, at) => told(`t${at}`, 0, 1))
    expect(idsOf(many)).toHaveLength(12)
    expect(idsOf([told('first', 0, 1), told('just', 0, 0.05), told('less', 0, 0.04)])).toEqual([
      'first',
      'just',
    ])
  })

  it('are measured by the greatest of them, wherever it stands in the matrix', () => {
    expect(idsOf([told('less', 0, 0.09), told('just', 0, 0.1), told('first', 0, 2)])).toEqual([
      'first',
      'just',
    ])
  })

  it('stand in the same order whatever the order of the matrix', () => {
    const rows = [
      told('88 度', 0, 1, ['88 度'], ['水溫']),
      told('淺焙', 0, 0.95, ['淺焙'], ['水溫']),
      told('悶蒸', 0, 0.9, ['悶蒸'], ['注水']),
    ]
    expect(idsOf(rows)).toEqual(['88 度', '悶蒸', '淺焙'])
    expect(idsOf(rows.toReversed())).toEqual(['88 度', '悶蒸', '淺焙'])
    const close = [
      told('甲', 0, 1, ['甲'], ['水溫']),
      told('乙', 0, 0.98, ['乙'], ['水溫']),
      told('丙', 0, 0.87),
    ]
    for (const each of [close, close.toReversed()]) expect(idsOf(each)).toEqual(['甲', '乙', '丙'])
    const last = [
      told('甲', 0, 1, ['甲'], ['水溫']),
      told('丙', 0, 0.95),
      told('乙', 0, 0.9, ['乙'], ['水溫']),
    ]
    expect(idsOf(last)).toEqual(['甲', '丙', '乙'])
  })

  it('quote the surest pages first, wherever these stand among the pages', () => {
    const missing = told('t', 0, 1, ['a', 'b', 'c', 'd'])
    const [gap] = findGaps([{ ...missing, covering: missing.covering.toReversed() }], 'user', evidence())
    expect(gap?.quotes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('are no topic that the page surely treats, and quote the three surest pages', () => {
    const covered = told('covered', 0.9, 1)
    const cells = covered.cells.map((cell) => ({ ...cell, level: 'covered' as const }))
    expect(idsOf([{ ...covered, cells }])).toEqual([])
    const [gap] = findGaps([told('t', 0, 1, ['a', 'b', 'c', 'd'])], 'user', evidence())
    expect(gap?.quotes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('the gaps that a judge finds', () => {
  /** A row as a judge leaves it: what it cites on each covering page. */
  const judged = (id: string, importance: number, ...cited: readonly (readonly string[])[]): Row => {
    const found = told(id, 0, importance)
    return {
      ...found,
      cells: found.cells.map((cell) => ({ ...cell, verdict: { ...cell.verdict, judgeIsCertain: true } })),
      covering: cited.map((quotes, at) => ({
        verdict: {
          pageId: `p${at}`,
          likelihood: 1 - at / 10,
          cited: quotes.length,
          quotes: quotes.map((quote) => ({ id: quote })),
        },
      })),
    } as unknown as Row
  }
  const quotedIn = (rows: readonly Row[]) =>
    findGaps(rows, 'user', evidence()).map(({ quotes }) => quotes.map(({ id }) => id))

  it('quote of each page the passage that is cited for the fewest other topics', () => {
    expect(quotedIn([judged('水溫', 1, ['both', 'own']), judged('悶蒸', 0.9, ['both'])])).toEqual([
      ['own'],
      ['both'],
    ])
  })

  it('quote of the passages cited the one with the words and figures of the subject', () => {
    const texts: Record<string, string> = {
      beer: '第一是啤酒，普林和酒精一次到位。',
      sugar: '果糖進了肝臟生出尿酸，每天兩杯含糖飲料的人風險多 85%。',
      coffee: '咖啡更冤，每天喝四杯反而少了。',
    }
    const row = judged('果糖與含糖飲料', 1, ['beer', 'sugar'])
    const stated = [{ id: 's', heading: '', text: '含糖飲料：每天兩杯風險提高 85%。' }]
    const textOf = ({ id }: { id: string }) => texts[id] ?? ''
    const quotedOf = (rows: readonly Row[]) =>
      findGaps(
        rows,
        'user',
        evidence({ textOf, quoteContainsName: (name, quote) => textOf(quote).includes(name) }),
      ).map(({ quotes }) => quotes.map(({ id }) => id))
    expect(quotedOf([{ ...row, topic: { ...row.topic, statements: stated } } as unknown as Row])).toEqual([
      ['sugar'],
    ])
    // A passage with the very name comes before a cited one that has no word of it.
    const coffee = judged('咖啡', 1, ['beer', 'coffee'])
    const covering = coffee.covering.map((cell) => ({ ...cell, verdict: { ...cell.verdict, cited: 1 } }))
    expect(quotedOf([{ ...coffee, covering }])).toEqual([['coffee']])
  })

  it('are one only if all their passages are the same', () => {
    expect(idsOf([judged('水溫', 1, ['a'], ['b']), judged('悶蒸', 0.9, ['a'], ['c'])])).toEqual([
      '水溫',
      '悶蒸',
    ])
    expect(idsOf([judged('水溫', 1, ['a'], ['b']), judged('悶蒸', 0.9, ['a'], ['b'])])).toEqual(['水溫'])
    expect(idsOf([judged('水溫', 1, ['a']), judged('悶蒸', 0.9, ['b'])])).toEqual(['水溫', '悶蒸'])
  })

  it('count by their importance, and what the page has in part behind what it lacks whole only if these are as important', () => {
    const half = (row: Row): Row => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, verdict: { ...cell.verdict, likelihood: 0.5 } })),
    })
    expect(idsOf([half(judged('水溫', 1, ['a'])), told('悶蒸', 0, 0.9)])).toEqual(['水溫', '悶蒸'])
    expect(idsOf([half(judged('水溫', 1, ['a'])), told('悶蒸', 0, 1)])).toEqual(['悶蒸', '水溫'])
  })
})
