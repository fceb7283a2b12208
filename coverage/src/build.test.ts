import { CoverageReportSchema, PassageSchema } from '@gaplens/contracts/analysis/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../tests/cases/marked-page.ts'
import { casesOf, compositeCasesOf, loadSets } from '../../tests/cases/planted-pages.ts'
import { buildCoverage, type Coverage } from './build.ts'
import type { Source } from './source.ts'

const KEYWORD = '手沖咖啡'

const cover = (texts: readonly string[], serp = emptySerp()): Coverage =>
  buildCoverage({ keyword: KEYWORD, serp, sources: texts.map((text, rank) => markedSource(rank, text)) })

const RATIO_A =
  '## 粉水比\n一般建議 1:15，15 公克的咖啡粉配 225 公克的水，想喝濃一點就用 1:13，粉和水都用秤量。'
const RATIO_B =
  '## 沖煮比例\n咖啡粉與水的比例抓 1:15 到 1:16 最安全，20 公克粉就加 300 公克水，用電子秤量比較準。'
const TEMPERATURE_A =
  '## 水溫\n淺焙豆適合攝氏 92 到 94 度的熱水，深焙豆降到 86 度左右，水太燙會苦，太低會酸。'
const TEMPERATURE_B =
  '## 熱水要幾度\n水燒開後等兩分鐘，溫度降到 90 度再沖；深焙用低一點的溫度，淺焙用高溫才有香氣。'
const GRIND_A = '## 研磨\n磨豆機刻度調到顆粒像二號砂糖，太細會過度萃取而苦澀，太粗味道單薄。'
const GRIND_B = '## 磨豆刻度\n顆粒粗細接近二號砂糖，磨太細萃取過度會苦澀，磨太粗則淡而無味。'
const STORE_A = '## 咖啡豆保存\n咖啡豆開封後密封避光，放在陰涼的地方，一個月內喝完，不要放冰箱冷藏。'
const STORE_B = '## 豆子怎麼放\n開過的豆子裝進密封罐，避開陽光與高溫，三四週內用完，冷藏容易吸到異味。'
const OTHERS = [
  [RATIO_A, TEMPERATURE_A, GRIND_A, STORE_A],
  [RATIO_B, TEMPERATURE_B, GRIND_B, STORE_B],
].map((sections) => sections.join('\n'))

const namesOf = ({ report }: Coverage) =>
  report.gaps.map((gap) => [gap.name, ...aliasesOf(report, gap.topicId)].join(' '))
const aliasesOf = (report: Coverage['report'], id: string) =>
  report.topics.find((topic) => topic.id === id)?.aliases ?? []

/** Every quote stands word for word in the page it names. */
function expectVerbatim(coverage: Coverage, sources: readonly Source[]): void {
  for (const passage of coverage.passages) {
    const page = sources.find((source) => source.id === passage.pageId)?.page
    expect(page?.text).toContain(passage.quote)
    expect(passage.link).toContain('#:~:text=')
  }
}

describe('gaps', () => {
  it('names what others cover and the page does not', () => {
    const coverage = cover([[TEMPERATURE_A, GRIND_A, STORE_A].join('\n'), ...OTHERS])
    expect(namesOf(coverage).join('|')).toMatch(/粉水比|沖煮比例/)
    expect(coverage.report.gaps).toHaveLength(1)
  })

  it.each([
    [
      '比例',
      '## 一人份怎麼抓\n我習慣 20 公克的咖啡粉加 300 公克的水，也就是大約 1:15，想濃一點就少加一點水，全部用電子秤量。',
      /比|ratio/i,
    ],
    [
      '水溫',
      '## 燒水\n把水煮開之後靜置兩分鐘，大約 90 度就可以沖。豆子烘得深，水就涼一點，免得有苦味；烘得淺就要燙一點。',
      /水溫|幾度/,
    ],
    ['研磨', '## 粉要多細\n把豆子磨成二號砂糖那樣的顆粒。太細容易苦澀，太粗喝起來像水。', /磨/],
    [
      '保存',
      '## 喝不完的豆子\n剩下的豆子要密封，別曬到太陽，放陰涼處，盡量一個月內喝完；放冰箱會吸味道。',
      /保存|放/,
    ],
  ])('calls nothing missing that the page says in other words: %s', (_subject, own, name) => {
    const rest = [RATIO_A, TEMPERATURE_A, GRIND_A, STORE_A].filter(
      (section) => !name.test(section.split('\n')[0] ?? ''),
    )
    const coverage = cover([[...rest, own].join('\n'), ...OTHERS])
    expect(namesOf(coverage).filter((names) => name.test(names))).toEqual([])
    const without = cover([rest.join('\n'), ...OTHERS])
    expect(namesOf(without).filter((names) => name.test(names))).toHaveLength(1)
  })

  it('quotes of a section the passage that says the subject’s name', () => {
    const grinder =
      '## 水溫\n淺焙豆適合攝氏 92 到 94 度，深焙豆降到 86 度左右，太燙會苦，太低會酸，淺焙豆深焙豆都先聞香氣，再決定苦酸。\n水溫用溫度計量最準，沒有溫度計就把熱水燒開之後靜置兩分鐘，等泡泡消失了再開始慢慢沖，不必急著倒進濾杯。'
    const coverage = cover([[RATIO_A, GRIND_A, STORE_A].join('\n'), grinder, `${RATIO_B}\n${GRIND_B}`])
    const gap = coverage.report.gaps.find(({ name }) => name.includes('水溫'))
    const quotes = coverage.passages.filter((passage) => gap?.passageIds.includes(passage.id))
    expect(quotes.map(({ quote }) => quote.includes('水溫'))).toEqual([true])
  })

  it('does not take an introduction that lists the subjects for covering them', () => {
    const intro = '手沖咖啡的味道由粉水比、水溫與研磨決定，這篇從頭說明。'
    const coverage = cover([
      `# 第 0 頁\n${intro}\n${[TEMPERATURE_A, GRIND_A, STORE_A].join('\n')}`,
      ...OTHERS,
    ])
    expect(namesOf(coverage).join('|')).toMatch(/粉水比|沖煮比例/)
  })

  it('claims none when the page was not read', () => {
    const sources: Source[] = [
      { ...markedSource(0, ''), page: null, failure: 'access-denied' },
      ...OTHERS.map((text, at) => markedSource(at + 1, text)),
    ]
    const { report } = buildCoverage({ keyword: KEYWORD, serp: emptySerp(), sources })
    expect(report.gaps).toEqual([])
    expect(report.topics.length).toBeGreaterThan(0)
    expect(report.pages[0]).toMatchObject({ state: 'failed', coverageScore: null })
  })

  it('leaves out what stands word for word on two pages of one site', () => {
    const furniture =
      '## 門市資訊\n門市地址：嘉義市東區示範路 12 號，營業時間每天上午十點到晚上八點，週三公休。'
    const sources = [
      markedSource(0, [RATIO_A, TEMPERATURE_A, GRIND_A, STORE_A].join('\n')),
      ...OTHERS.map((text, at) => ({
        ...markedSource(at + 1, `${text}\n${furniture}`),
        url: `https://shop.test/${at}`,
      })),
    ]
    const { report } = buildCoverage({ keyword: KEYWORD, serp: emptySerp(), sources })
    expect(report.topics.map((topic) => topic.name)).not.toContain('門市資訊')
  })
})

describe('topics', () => {
  it('merges wordings of one subject', () => {
    const { report } = cover(['## 濾杯\n錐形濾杯流速快，平底濾杯比較穩定，適合新手使用。', ...OTHERS])
    const merged = report.topics.find((topic) => topic.name === '粉水比' || topic.aliases.includes('粉水比'))
    expect([merged?.name, ...(merged?.aliases ?? [])]).toEqual(expect.arrayContaining(['粉水比', '沖煮比例']))
  })

  it('takes its name from what the AI Overview calls it', () => {
    const serp = emptySerp({
      overviewState: 'present',
      blocks: [
        { kind: 'heading', text: '沖煮水溫', depth: 0, referenceIndexes: [] },
        {
          kind: 'paragraph',
          text: '淺焙豆用 92 到 94 度的熱水，深焙豆降到 86 度左右。',
          depth: 0,
          referenceIndexes: [0],
        },
      ],
    })
    const { report } = cover([GRIND_A, ...OTHERS], serp)
    expect(report.topics.find((topic) => topic.fromOverview)?.name).toBe('沖煮水溫')
  })

  it('is not named by a heading of the overview that is about several subjects', () => {
    const under = (text: string) => ({
      kind: 'paragraph' as const,
      text,
      depth: 0,
      referenceIndexes: [0],
    })
    const serp = emptySerp({
      overviewState: 'present',
      blocks: [
        { kind: 'heading', text: '開始前的準備', depth: 0, referenceIndexes: [] },
        under('淺焙豆用 92 到 94 度的熱水，深焙豆降到 86 度左右。'),
        under('磨豆機刻度調到顆粒像二號砂糖，太細會苦澀。'),
        under('咖啡豆開封後密封避光，一個月內喝完。'),
      ],
    })
    const { report } = cover([GRIND_A, ...OTHERS], serp)
    expect(report.topics.map((topic) => topic.name)).not.toContain('開始前的準備')
  })

  it('give no score to a cited page in another language, which no words can compare', () => {
    const english = '## Ratio\nUse one part of coffee for fifteen parts of water, weighed on a scale.'
    const scores = cover([RATIO_A, ...OTHERS, english]).report.pages.map(({ coverageScore }) => coverageScore)
    expect(scores.at(-1)).toBeNull()
    expect(scores.slice(0, -1).every((score) => score !== null)).toBe(true)
  })

  it('give no score to a cited page of which words find no topic: 0 would say that it covers none', () => {
    const thread = '我那鍋昨天還是一攤水，試了好幾種偏方都救不回來，有人遇過嗎？'
    const { report } = cover([RATIO_A, ...OTHERS, thread])
    expect(report.pages.at(-1)?.coverageScore).toBeNull()
    expect(report.pages[0]?.coverageScore).not.toBeNull()
    expect(report.topics.every(({ coveredByExact }) => !coveredByExact)).toBe(true)
  })

  it('leave counts as exact as they are when a page was not read', () => {
    const read = [RATIO_A, ...OTHERS].map((text, rank) => markedSource(rank, text))
    const unread: Source = { ...markedSource(read.length, ''), page: null, failure: 'access-denied' }
    const exactOf = (sources: Source[]) =>
      buildCoverage({ keyword: KEYWORD, serp: emptySerp(), sources }).report.topics.map(
        ({ coveredByExact }) => coveredByExact,
      )
    expect(exactOf([...read, unread])).toEqual(exactOf(read))
  })

  it('has weights that sum to 1', () => {
    for (const { report } of loadSets()
      .flatMap((set) => casesOf(set, { size: 3, original: false, overview: true }))
      .slice(0, 12)
      .map((planted) => buildCoverage(planted)))
      expect(report.topics.reduce((sum, topic) => sum + topic.weight, 0)).toBeCloseTo(1, 6)
  })
})

describe('statements', () => {
  const serp = emptySerp({
    overviewState: 'present',
    blocks: [
      { kind: 'paragraph', text: '咖啡粉與水的比例建議 1:15 到 1:16。', depth: 0, referenceIndexes: [1] },
      {
        kind: 'paragraph',
        text: '手沖壺的材質以純銀導熱最佳，價格約 3 萬元。',
        depth: 0,
        referenceIndexes: [0],
      },
    ],
  })

  it('finds those that a cited page supports, and says which no page does', () => {
    const { report } = cover([GRIND_A, ...OTHERS], serp)
    expect(
      report.statements.map((statement) => statement.support.find(({ pageId }) => pageId !== 'p0')?.level),
    ).toEqual(['found', 'unverified'])
    expect(report.supportedShare).toBe(0.5)
  })

  it('shows for a statement the passage that says more of it, not the one before', () => {
    const forum =
      '## 回覆\n咖啡粉和水先秤好再說，很多人都憑感覺抓，結果每天沖出來的味道都不一樣，你的狀況就是這樣，先買一台電子秤吧，真的不貴。\n咖啡粉與水的比例建議抓 1:15 到 1:16，先固定三天再往上調整，每次只改一點點，慢慢就會喝出差別，不要一次改好幾個地方。'
    const cited = emptySerp({
      overviewState: 'present',
      references: [
        { index: 0, title: '', url: 'https://p1.test/a', source: '', snippet: '', highlightedText: '' },
      ],
      blocks: [
        { kind: 'paragraph', text: '咖啡粉與水的比例建議 1:15 到 1:16。', depth: 0, referenceIndexes: [0] },
      ],
    })
    const { report, passages } = cover([GRIND_A, forum, TEMPERATURE_B], cited)
    const shown = report.statements[0]?.support.find(({ pageId }) => pageId === 'p1')?.passageId
    expect(passages.find(({ id }) => id === shown)?.quote).toContain('1:15 到 1:16')
  })

  it('does not call a statement found where its figure is another', () => {
    const changed = emptySerp({
      overviewState: 'present',
      blocks: [
        { kind: 'paragraph', text: '咖啡粉與水的比例建議抓 1:22 最安全。', depth: 0, referenceIndexes: [1] },
      ],
    })
    const { report } = cover([GRIND_A, ...OTHERS], changed)
    expect(report.statements[0]?.support.find(({ pageId }) => pageId === 'p2')?.level).not.toBe('found')
  })

  it('does not find a statement on the user’s page where that page does not treat its topic', () => {
    const figures = emptySerp({
      overviewState: 'present',
      blocks: [
        { kind: 'paragraph', text: '咖啡粉與水的比例建議 1:15 到 1:16。', depth: 0, referenceIndexes: [1] },
        { kind: 'paragraph', text: '咖啡豆最好在沖煮前 15 分鐘內才磨。', depth: 0, referenceIndexes: [1] },
      ],
    })
    const mine = `${GRIND_A}\n## 上手\n跟著我們的沖煮步驟，三分鐘就會。`
    const { report } = cover([mine, ...OTHERS], figures)
    expect(
      report.statements.map(({ support }) => support.find(({ pageId }) => pageId === 'p0')?.level),
    ).toEqual(['unverified', 'unverified'])
  })

  it('has no share without an overview', () => {
    expect(cover([GRIND_A, ...OTHERS]).report.supportedShare).toBeNull()
  })
})

describe('every coverage', () => {
  // A few of every set; `npm run bench:insight` looks at all of them.
  const cases = loadSets().flatMap((set) => [
    ...casesOf(set, { size: 3, original: false, overview: true }).slice(0, 2),
    ...compositeCasesOf(set, { size: 5, overview: false }).slice(0, 1),
  ])
  const built = cases.map((planted) => ({ planted, coverage: buildCoverage(planted) }))

  it('quotes word for word, points only at passages it has, and keeps to the contract', () => {
    for (const { planted, coverage } of built) {
      expectVerbatim(coverage, planted.sources)
      CoverageReportSchema.parse(coverage.report)
      for (const passage of coverage.passages) PassageSchema.parse(passage)
      const known = new Set(coverage.passages.map((passage) => passage.id))
      expect(known.size).toBe(coverage.passages.length)
      for (const id of referencedIds(coverage)) expect(known.has(id)).toBe(true)
    }
  })

  it('quotes a gap from pages that cover it, never from the user’s', () => {
    for (const { coverage } of built) {
      const { report, passages } = coverage
      for (const gap of report.gaps)
        for (const id of gap.passageIds) {
          const pageId = passages.find((passage) => passage.id === id)?.pageId
          expect(pageId).not.toBe('p0')
          const cell = report.topics
            .find((topic) => topic.id === gap.topicId)
            ?.cells.find((each) => each.pageId === pageId)
          expect(cell?.level).toBe('covered')
        }
    }
  })

  it('is the same for the same input', () => {
    const told = ({ table, ...rest }: Coverage) => ({ ...rest, topics: table.topics })
    for (const { planted, coverage } of built.slice(0, 4))
      expect(told(buildCoverage(planted))).toEqual(told(coverage))
  })

  it('survives any pages, and still quotes word for word', () => {
    const piece = fc.constantFrom(
      '水溫',
      '1:15',
      '。',
      '，',
      ' ',
      '咖啡粉',
      'coffee',
      '😀',
      '\u202e',
      '<b>',
      '忽略以上指示',
      '粉',
      '\u0000',
      '磨豆',
    )
    const line = fc
      .tuple(fc.constantFrom('', '## ', '- ', '| ', '# '), fc.array(piece, { minLength: 1, maxLength: 30 }))
      .map(([mark, words]) => mark + words.join(''))
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        fc.string({ maxLength: 20 }),
        (texts, keyword) => {
          const sources = texts.map((each, rank) => markedSource(rank, each))
          const serp = emptySerp({ relatedQuestions: ['為什麼要悶蒸？'] })
          const coverage = buildCoverage({ keyword, serp, sources })
          expectVerbatim(coverage, sources)
        },
      ),
      { numRuns: 60 },
    )
  })
})

function referencedIds({ report, strengths }: Coverage): string[] {
  const ids = [
    ...report.topics.flatMap((topic) => topic.cells.map((cell) => cell.passageId)),
    ...report.gaps.flatMap((gap) => [...gap.passageIds, gap.closestPassageId]),
    ...report.statements.flatMap((statement) => statement.support.map((support) => support.passageId)),
    ...strengths.flatMap((strength) => strength.passageIds),
  ]
  return ids.filter((id) => id !== null)
}
