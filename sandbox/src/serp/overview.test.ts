import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSites } from '../content/load.ts'
import { type Sandbox, startSandbox } from '../server.ts'
import { requestPage } from '../testing/request.ts'
import { overviewOf } from '../testing/search.ts'
import { saidBy, withoutSpaces } from '../testing/visible-text.ts'
import { loadTopics } from '../topics.ts'
import { MAX_REFERENCES, MIN_REFERENCES } from './choose-plan.ts'
import { citing, type Overview } from './shapes.ts'

const KEYWORDS = [
  '手沖咖啡', '手沖咖啡教學', '手沖咖啡 水溫', '咖啡粉水比例', '手沖悶蒸時間', '手沖濾杯怎麼選', '冰手沖比例', '咖啡豆保存方法', '咖啡太酸怎麼辦', 'pour over coffee ratio', 'V60 注水', '磨豆機推薦',
  '除濕機', '除濕機推薦', '除濕機 坪數', '室內濕度多少', '除濕機電費', '除濕機清潔', '沸石除濕機', '房間發霉怎麼辦', '除濕機擺放位置', '室內曬衣', '除濕機沒有水', 'dehumidifier',
  '公司設立', '公司設立流程', '公司登記 規費', '行號和公司差別', '資本額要多少', '公司名稱預查', '登記地址', '營業稅怎麼報', '公司勞健保', '網路賣家要登記嗎', '設立後要做什麼 公司', 'company registration',
] // biome-ignore format: one line a topic

const topics = loadTopics()
const statements = topics.flatMap((topic) => topic.sections).flatMap((section) => section.statements)
const evidence = new Map(
  loadSites().flatMap((site) => site.pages.map((page) => [page.url, page.evidence] as const)),
)

let sandbox: Sandbox
const overviews = new Map<string, Overview>()
/** The content of each cited page, as served. */
const said = new Map<string, string>()

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  for (const keyword of KEYWORDS) {
    const overview = await overviewOf(sandbox.port, keyword)
    if (overview) overviews.set(keyword, overview)
  }
  const links = [...overviews.values()].flatMap(({ references }) => references.map(({ link }) => bare(link)))
  for (const link of new Set(links)) said.set(link, saidBy(await requestPage(sandbox.port, link)))
})
afterAll(() => sandbox.close())

const bare = (link: string) => link.split('#')[0] ?? link

/** Every statement of an overview with the pages it cites. */
function claims(overview: Overview): { text: string; cited: string[] }[] {
  const links = new Map(overview.references.map((each) => [each.index, bare(each.link)]))
  return citing(overview.text_blocks).flatMap((block) =>
    block.snippet === undefined || block.reference_indexes === undefined
      ? []
      : [{ text: block.snippet, cited: block.reference_indexes.map((index) => links.get(index) ?? '?') }],
  )
}

describe.each(KEYWORDS)('the overview of %s', (keyword) => {
  const overview = (): Overview => overviews.get(keyword) ?? { text_blocks: [], references: [] }

  it('has headings, statements and 8 to 14 references', () => {
    const { text_blocks, references } = overview()
    expect(text_blocks.filter((block) => block.type === 'heading').length).toBeGreaterThanOrEqual(3)
    expect(claims(overview()).length).toBeGreaterThanOrEqual(8)
    const pages = new Set(references.map((each) => bare(each.link)))
    expect(pages.size).toBeGreaterThanOrEqual(MIN_REFERENCES)
    expect(pages.size).toBeLessThanOrEqual(MAX_REFERENCES)
  })

  it('refers only to references that exist, each with its own index', () => {
    const indexes = overview().references.map((each) => each.index)
    expect(new Set(indexes).size).toBe(indexes.length)
    for (const block of citing(overview().text_blocks))
      for (const index of block.reference_indexes ?? []) expect(indexes).toContain(index)
  })

  it('cites pages that answer and that say what it says, in marked words that stand in the page as served', () => {
    for (const { text, cited } of claims(overview())) {
      const statement = statements.find((each) => withoutSpaces(text).endsWith(withoutSpaces(each.text)))
      expect(statement, text).toBeDefined()
      expect(cited.length).toBeGreaterThan(0)
      for (const link of cited) {
        const page = said.get(link) ?? ''
        const passages = evidence.get(link)?.filter((each) => each.statement === statement?.id) ?? []
        expect(passages.length, `${link}: ${text}`).toBeGreaterThan(0)
        for (const passage of passages) expect(page, link).toContain(withoutSpaces(passage.text))
        for (const number of withoutSpaces(text).match(/\d+(?:[.:,]\d+)*/g) ?? [])
          expect(page, `${link}: ${text}`).toContain(number)
      }
    }
  })

  it('shares at least 30 % of the character pairs of each statement with each page that it cites', () => {
    for (const { text, cited } of claims(overview())) {
      const own = statements.find((each) => withoutSpaces(text).endsWith(withoutSpaces(each.text)))?.text
      const letters = withoutSpaces(own ?? text).replace(/[^\p{L}\p{N}]/gu, '')
      const pairs = Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2))
      for (const link of cited) {
        const page = said.get(link)?.replace(/[^\p{L}\p{N}]/gu, '') ?? ''
        const shared = pairs.filter((pair) => page.includes(pair)).length / pairs.length
        expect(shared, `${link}: ${text}`).toBeGreaterThan(0.3)
      }
    }
  })

  it('has text fragments that occur in the page', () => {
    for (const { link } of overview().references) {
      const [address = '', fragment] = link.split('#:~:text=')
      for (const part of fragment?.split(',') ?? [])
        expect(said.get(address), link).toContain(withoutSpaces(decodeURIComponent(part)))
    }
  })

  it('never cites a page that users would analyse', () => {
    for (const { link } of overview().references) expect(new URL(link).host).not.toMatch(/^client-/)
  })
})

describe('over all keywords', () => {
  const all = () => [...overviews.values()]
  const blocks = () => all().flatMap((overview) => overview.text_blocks)

  it('shows every documented kind of block, nesting included', () => {
    expect(new Set(blocks().map((block) => block.type))).toEqual(
      new Set(['heading', 'paragraph', 'list', 'table', 'expandable', 'comparison']),
    )
    expect(blocks().some((block) => block.list?.some((entry) => entry.list))).toBe(true)
  })

  it('shows the quirks of real answers', () => {
    const references = all().flatMap((overview) => overview.references)
    expect(references.some((each) => each.title === undefined)).toBe(true)
    expect(references.some((each) => each.link.includes('#:~:text='))).toBe(true)
    expect(blocks().some((block) => block.type === 'paragraph' && block.snippet === undefined)).toBe(true)
    const entries = blocks().flatMap((block) => block.list ?? [])
    expect(entries.some((entry) => entry.snippet?.startsWith(': '))).toBe(true)
    expect(entries.some((entry) => entry.title && entry.snippet?.startsWith(entry.title))).toBe(true)
    expect(
      all().some(({ references: each }) => new Set(each.map(({ link }) => bare(link))).size < each.length),
    ).toBe(true)
    expect(all().some(({ references: each }) => each.some(({ index }, at) => index !== at))).toBe(true)
    const said = all().flatMap((overview) => citing(overview.text_blocks))
    expect(
      said.some(
        (each) => !('type' in each && each.type === 'heading') && each.snippet && !each.reference_indexes,
      ),
    ).toBe(true)
  })

  it('answers a narrower keyword with the section it asks for first', () => {
    const first = (keyword: string) =>
      overviews.get(keyword)?.text_blocks.find((block) => block.type === 'heading')?.snippet
    expect(first('手沖咖啡 水溫')).toBe('水溫')
    expect(first('除濕機清潔')).toBe('清潔與保養')
    expect(first('公司名稱預查')).toBe('名稱與所營事業預查')
  })
})

it('lists unreadable pages among the first references where the seed wants warnings, and cites one', async () => {
  const overview = await overviewOf(sandbox.port, '公司登記費用')
  const dead = overview?.references.filter(({ link }) => link.startsWith('https://faults.test/')) ?? []
  expect(dead.length).toBe(4)
  expect(overview?.references.slice(0, 8)).toEqual(expect.arrayContaining(dead))
  expect(
    citing(overview?.text_blocks ?? []).some((each) =>
      each.reference_indexes?.includes(dead[0]?.index ?? -1),
    ),
  ).toBe(true)
})
