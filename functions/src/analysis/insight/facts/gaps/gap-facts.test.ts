import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import type { Source } from '@gaplens/coverage/source'
import { expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { type View, viewOf } from '../view.ts'
import { factsOf } from './gap-facts.ts'
import { subjectOf } from './gap-subject.ts'
import { overviewBeyond, overviewOf, overviewOn, supportedWords } from './overview-words.ts'
import { isForAnotherPeriod } from './payment-period.ts'
import { withWhole } from './whole-facts.ts'

it('takes rent for a month for no rent for a day', () => {
  expect(isForAnotherPeriod('日租價格', '輕量 A4（月租：799 元）')).toBe(true)
  expect(isForAnotherPeriod('日租價格', '日租 300 元，月租 799 元')).toBe(false)
  expect(isForAnotherPeriod('日租價格', '三天 3,000 元')).toBe(false)
  expect(isForAnotherPeriod('租金', '月租 799 元')).toBe(false)
})

/** The facts for a gap of this name, of sources that each have one section, of which the last line is quoted. @param overview what the AI Overview says */
function factsUnder(keyword: string, name: string, sections: readonly string[], overview = ''): string[] {
  return briefFactsUnder(keyword, name, sections, [], overview).map(({ text }) => text)
}

function briefFactsUnder(
  keyword: string,
  name: string,
  sections: readonly string[],
  aliases: readonly string[] = [],
  overview = '',
): BriefFact[] {
  const sources = sections.map((text, at) => markedSource(at + 1, text))
  return factsOfSources(keyword, name, sources, aliases, overview)
}

function factsOfSources(
  keyword: string,
  name: string,
  sources: readonly Source[],
  aliases: readonly string[] = [],
  overview = '',
): BriefFact[] {
  const block = { kind: 'listItem' as const, text: overview, depth: 0, referenceIndexes: [] }
  const serp = overview === '' ? emptySerp() : emptySerp({ overviewState: 'present', blocks: [block] })
  const view = viewOf(inputOf({ keyword, serp, sources }))
  const passages = view.othersRead.map(({ id, page }) => {
    const [heading = '', ...lines] = page.text.split('\n')
    return { id, pageId: id, heading, quote: lines.at(-1) ?? '', url: '', link: '' }
  })
  const gap = {
    topicId: 't',
    name,
    weight: 0,
    impact: 0,
    difficulty: 0,
    tier: 'p1_immediate' as const,
    certainty: 'sure' as const,
    closestPassageId: null,
    passageIds: passages.map(({ id }) => id),
  }
  const seen: View = { ...view, passage: (id) => passages.find((each) => each.id === id) }
  const topic = aliases.length > 0 ? ({ aliases, questions: [] } as unknown as Topic) : undefined
  return factsOf(seen, gap, subjectOf(seen, gap, topic)).map(({ fact }) => fact)
}

it('states first what stands under the name of the subject itself', () => {
  expect(
    factsUnder('影印機租賃', '押金', [
      '## 短租\n個人要雙證件加押金 5,000 元才能租用。',
      '## 押金\n多數業者收一到兩個月，開支票可以免押金。',
    ]),
  ).toEqual(['多數業者收一到兩個月，開支票可以免押金', '個人要雙證件加押金 5,000 元才能租用'])
})

it('states the next sentence of a passage whose best may not be stated', () => {
  const passage = '延長保固我買了兩年，花了 1,200 元。延長保固不含電池與充電線。'
  expect(factsUnder('掃地機', '延長保固', [`## 延長保固\n${passage}`])).toEqual(['延長保固不含電池與充電線'])
})

it('states first what makes the AI Overview’s point, by its figure or its words', () => {
  const sections = [
    '## 玻尿酸\n玻尿酸自己付的話，長效型一針 9,000 元起。',
    '## 玻尿酸的效果\n玻尿酸讓關節滑一點，效果平均 6 個月。',
  ]
  const [price, effect] = ['玻尿酸自己付的話，長效型一針 9,000 元起', '玻尿酸讓關節滑一點，效果平均 6 個月']
  expect(factsUnder('膝蓋退化', '玻尿酸注射', sections)).toEqual([price, effect])
  const said = (point: string) => factsUnder('膝蓋退化', '玻尿酸注射', sections, `玻尿酸注射：${point}`)
  expect(said('約維持 6 個月。')).toEqual([effect, price])
  expect(said('讓關節滑一點，效果因人而異。')).toEqual([effect, price])
})

it('states the AI Overview’s figure though it stands under another name, with its heading', () => {
  const sections = [
    '## 時間軸\n設立的時間軸從 8 月 4 日到 22 日。',
    '## 要等多久\n從送件到核准大約 20 個工作天。',
  ]
  const facts = (overview: string) => briefFactsUnder('公司設立', '時間', sections, ['要等多久'], overview)
  expect(facts('').map(({ text }) => text)).toEqual(['設立的時間軸從 8 月 4 日到 22 日'])
  expect(facts('時間：大約 20 個工作天。')[0]).toMatchObject({
    text: '從送件到核准大約 20 個工作天',
    under: '要等多久',
  })
})

it('states nothing under other names where a cited page supports what the AI Overview says', () => {
  const form = '## 院內程序\n員工填妥申請單後送單位主管，人事室 5 日內回覆。'
  const view = viewOf(inputOf({ keyword: '育嬰留停', serp: emptySerp(), sources: [markedSource(1, form)] }))
  const pageId = view.othersRead[0]?.id ?? ''
  const [heading = '', quote = ''] = view.othersRead[0]?.page.text.split('\n') ?? []
  const factsIf = (level: 'found' | 'partly') => {
    const support = [{ pageId, level, passageId: null }]
    const statement = { id: 's1', text: '補辦：五年內都可以。', citedPageIds: [pageId], support }
    const report = { ...view.input.coverage.report, statements: [statement] }
    const topic = { aliases: ['院內程序'], questions: [], cells: [], fromOverview: true } as unknown as Topic
    const seen: View = {
      ...view,
      input: { ...view.input, coverage: { ...view.input.coverage, report } },
      passage: (id) => (id === 'q1' ? { id, pageId, heading, quote, url: '', link: '' } : undefined),
      topic: () => topic,
    }
    const gap = { topicId: 't', name: '補辦', tier: 'p1_immediate', passageIds: ['q1'] } as unknown as Gap
    return factsOf(seen, gap, subjectOf(seen, gap, topic)).map(({ fact }) => fact.text)
  }
  expect(factsIf('partly')).toEqual(['員工填妥申請單後送單位主管，人事室 5 日內回覆'])
  expect(factsIf('found')).toEqual([])
})

it('states an office’s figure before what a magazine says of it, and not before what measures something else', () => {
  const magazine = '有證明的人補助每耳最高 10,000 元。'
  const office = '補助每耳最高 15,000 元，四年一次。'
  const said = (siteName: string, first: string) => {
    const sources = [`## 便宜補助\n${first}`, `## 補助辦法\n${office}`].map((text, at) => {
      const source = markedSource(at + 1, text)
      return at === 0 || source.page === null ? source : { ...source, page: { ...source.page, siteName } }
    })
    return factsOfSources('助聽器', '補助', sources).map(({ text }) => text)[0]
  }
  expect(said('霧里市輔具資源中心', magazine)).toMatch(/15,000/u)
  expect(said('晚熟雜誌', magazine)).toMatch(/10,000/u)
  expect(said('霧里市輔具資源中心', '補助申請請先到醫院做聽力檢查。')).toMatch(/醫院/u)
})

it('states what Google takes from a page though the gap quotes another passage of it, and of two things its own', () => {
  const text =
    '## 訂金\n能刷卡的業者不到四成，訂金多半付現。\n## 契約\n訂金以總費用 10% 為限，業者應開立收據。\n尾款在搬完當天付清，不得先收。'
  const view = viewOf(
    inputOf({
      keyword: '搬家費用',
      serp: emptySerp({
        overviewState: 'present',
        blocks: [{ kind: 'listItem', text: '訂金：以總費用 10% 為限。', depth: 0, referenceIndexes: [] }],
      }),
      sources: [markedSource(1, text)],
    }),
  )
  const [source] = view.othersRead
  const [, paid = '', , limit = '', rest = ''] = source?.page.text.split('\n') ?? []
  const passages = [paid, limit, rest].map((quote, at) => ({
    id: `q${at}`,
    pageId: source?.id ?? '',
    heading: at === 0 ? '訂金' : '契約',
    quote,
    url: '',
    link: '',
  }))
  const gap = {
    topicId: 't',
    name: '訂金',
    weight: 0,
    impact: 0,
    difficulty: 0,
    tier: 'p1_immediate' as const,
    certainty: 'sure' as const,
    closestPassageId: null,
    passageIds: ['q0'],
  }
  const factsIf = (text: string, passageId: string) => {
    const pageId = source?.id ?? ''
    const statement = {
      id: 's9',
      text,
      citedPageIds: [pageId],
      support: [{ pageId, level: 'found' as const, passageId }],
    }
    const report = {
      ...view.input.coverage.report,
      statements: [statement],
      topics: [{ id: 't', cells: [] }] as unknown as Topic[],
    }
    const seen: View = {
      ...view,
      input: { ...view.input, coverage: { ...view.input.coverage, report } },
      passage: (id) => passages.find((each) => each.id === id),
    }
    return factsOf(seen, gap, subjectOf(seen, gap, undefined)).map(({ fact }) => fact.text)
  }
  const [own, other] = ['訂金以總費用 10% 為限，業者應開立收據', '尾款在搬完當天付清，不得先收']
  expect(factsIf('訂金：以總費用 10% 為限。', 'q1')).toContain(own)
  expect(factsIf('訂金與尾款：訂金 10%，尾款搬完付清。', 'q1')).toContain(own)
  expect(factsIf('訂金與尾款：訂金 10%，尾款搬完付清。', 'q2')).not.toContain(other)
})

it('states nothing in another language, which nobody could write down as it stands', () => {
  const sections = [
    '## 睡袋内胆\n抓绒的能提升 3 到 5 度，睡袋内胆很轻。',
    '## 睡袋內套\n睡袋內套能提升 2 度。',
  ]
  expect(factsUnder('露營睡袋', '睡袋', sections)).toEqual(['睡袋內套能提升 2 度'])
  expect(factsUnder('露營睡袋', '睡袋', sections.slice(0, 1))).toEqual([])
})

it('shows the question over an answer to another one, although it was grouped with the subject', () => {
  const asked = '過了一個月出現橘色的點？'
  const sections = [
    `## ${asked}\n減鹼太多或油太舊，三個月就會有油耗味。`,
    '## 減鹼怎麼抓\n初學者的減鹼建議抓 5%，皂體會比較硬。',
  ]
  const facts = briefFactsUnder('手工皂製作', '減鹼', sections, [asked])
  expect(facts.map(({ under }) => under)).toEqual([asked, undefined])
})

it('shows the heading over a fact where it says more than the fact and the subject’s name do', () => {
  const sections = [
    '## 月租差多少\n同級全新 2,000 元，整新機 1,200 元，便宜約四成。',
    '## 整新機的保固\n整新機的保固一律兩年。',
  ]
  const facts = briefFactsUnder('影印機租賃', '整新機', sections)
  expect(facts.map(({ under }) => under)).toEqual(['月租差多少', undefined])
})

it('shows a heading whose figure neither the fact nor the name gives', () => {
  const under = (heading: string) =>
    briefFactsUnder('公司設立', '股東資料', [`## ${heading}\n到平臺填股東資料，約十分鐘。`])[0]?.under
  expect(under('15 天內：股東資料')).toBe('15 天內：股東資料')
  expect(under('股東資料')).toBeUndefined()
})

it('shows the heading over what lacks its subject where the name is of two things', () => {
  const under = (name: string, heading = '帳篷') =>
    briefFactsUnder('露營', name, [`## ${heading}\n每兩個月噴一次防潑水劑，晾乾再收。`])[0]?.under
  expect(under('帳篷與睡袋')).toBe('帳篷')
  expect(under('帳篷與睡袋', '帳篷及睡袋')).toBeUndefined()
  expect(under('帳篷')).toBeUndefined()
})

it('states what another source gives in other words with the same figures once', () => {
  const sections = [
    '## 七日內解約\n七日內解約者，業者應退還全部費用，但入場證須繳回。',
    '## 隔天後悔\n可以拿回來。簽約後七日內一次都沒去，業者退還全額。',
  ]
  expect(factsUnder('健身房', '七日內解約', sections)).toHaveLength(1)
})

it('shows the question over a short answer with a full stop', () => {
  const asked = '一個人可以嗎？'
  const sections = [`## ${asked}\n有限公司可以。股東只有一位時，股東兼任董事。`]
  expect(briefFactsUnder('公司設立', '股東', sections, [asked])[0]?.under).toBe(asked)
  const doubtful = ['## 股東親自出席嗎？\n不一定。股東不親自出席時，可以寫委託書。']
  expect(briefFactsUnder('公司設立', '股東', doubtful)[0]?.under).toBe('股東親自出席嗎？')
})

it('states a fact with the sentence before it in its paragraph', () => {
  const sections = ['## 睡袋重量\n夏季三公斤以下就夠用。睡袋每降一度約重一百公克。']
  expect(factsUnder('露營睡袋', '睡袋重量', sections)).toEqual([
    '夏季三公斤以下就夠用。睡袋每降一度約重一百公克',
  ])
})

it('takes what the AI Overview says under the label of a subject before another mention of it', () => {
  const view = viewOf(inputOf({ keyword: '手工皂製作', serp: emptySerp(), sources: [] }))
  const statement = (text: string) => ({ id: text, text, citedPageIds: [], support: [] })
  const statements = [statement('工具：電子秤與攪拌器。'), statement('攪拌：打到表面可以畫出痕跡。')]
  const { coverage } = view.input
  const input = { ...view.input, coverage: { ...coverage, report: { ...coverage.report, statements } } }
  const gap = { name: '攪拌' } as unknown as Gap
  const subject = subjectOf({ ...view, input }, gap, undefined)
  expect(overviewOf(subject)?.text).toBe('打到表面可以畫出痕跡。')
  // What is said of stirring is not said of all that a wider name means.
  const wider = { ...subject, names: ['攪拌與入模', '攪拌'] }
  expect(overviewOf(wider)?.text).toBe('攪拌：打到表面可以畫出痕跡。')
})

/** A view of these statements of the AI Overview, the first of which is the seed of the topic 「t」. */
function viewSaying(...texts: readonly string[]) {
  const view = viewOf(inputOf({ keyword: '泡湯', serp: emptySerp(), sources: [] }))
  const support = [{ pageId: 'p1', level: 'found' as const, passageId: 'q1' }]
  const statements = texts.map((text) => ({ id: text, text, citedPageIds: ['p1'], support }))
  const { coverage } = view.input
  const table = { ...coverage.table, topics: [{ id: 't', statements: statements.slice(0, 1) }] }
  const report = { ...coverage.report, statements }
  return { ...view, input: { ...view.input, coverage: { ...coverage, report, table } } } as unknown as View
}

it('takes the statement of which a subject was made where none names it', () => {
  const view = viewSaying('水溫以 38 至 42 度為宜，每次 10 到 15 分鐘。', '飲酒：酒後至少隔 6 小時。')
  const on = (name: string) => {
    const gap = { topicId: 't', name } as unknown as Gap
    return overviewOn(view, gap, subjectOf(view, gap, undefined))?.text
  }
  expect(on('水溫及時間')).toBe('水溫以 38 至 42 度為宜，每次 10 到 15 分鐘。')
  expect(on('飲酒')).toBe('酒後至少隔 6 小時。')
})

it('takes no statement for one on a subject that the comparison has under another, nor for one character of a word', () => {
  const view = viewSaying('收費：單次票與季票都含毛巾。', '毛巾：自備兩條。', '熱水器：每年清一次。')
  const on = (name: string, aliases: readonly string[] = []) =>
    subjectOf(
      view,
      { topicId: 'u', name } as unknown as Gap,
      { aliases } as unknown as Topic,
    ).stated.statements.map(({ text }) => text)
  expect(on('毛巾')).toEqual(['毛巾：自備兩條。'])
  expect(on('用水', ['水'])).toEqual([])
  expect(on('費用', ['收費'])).toEqual(['收費：單次票與季票都含毛巾。'])
})

it('advises nothing that the AI Overview says and no page that it cites supports', () => {
  const words = { text: '飯後立刻刷牙', passageIds: [] }
  expect(supportedWords({ ...words, level: 'unverified' })).toBeNull()
  expect(supportedWords({ ...words, level: 'partly' })?.text).toBe('飯後立刻刷牙')
})

it('takes what the AI Overview says beside facts that do not give its figure', () => {
  const view = viewSaying('飲酒：酒後至少隔 6 小時再泡。')
  const subject = subjectOf(view, { topicId: 't', name: '飲酒' } as unknown as Gap, undefined)
  const beyond = (text: string, under?: string) => overviewBeyond(view, subject, [{ text, under }])?.text
  expect(beyond('泡完先補一杯溫開水')).toBe('酒後至少隔 6 小時再泡。')
  expect(beyond('喝完之後隔 6 小時')).toBeUndefined()
  expect(beyond('別以為走得直就沒事', '隔 6 小時')).toBeUndefined()
})

it('takes a higher limit for no value of a lower one, which it allows too', () => {
  const view = viewSaying('退件：收到後 7 天內提出。')
  const subject = subjectOf(view, { topicId: 't', name: '退件' } as unknown as Gap, undefined)
  const beyond = (text: string) => overviewBeyond(view, subject, [{ text, under: '' }])
  expect(beyond('門市收 14 天內的商品')).not.toBeNull()
  expect(beyond('門市收 7 天內的商品')).toBeNull()
  expect(beyond('大約 6 天')).toBeNull()
})

it('takes nothing of the AI Overview of which a fact gives the value, counted by what the overview does not say', () => {
  const view = viewSaying('電費：用自家插座充滿約 6 到 8 元。')
  const subject = subjectOf(view, { topicId: 't', name: '電費' } as unknown as Gap, undefined)
  const beyond = (text: string) => overviewBeyond(view, subject, [{ text, under: '' }])
  expect(beyond('以每度 3.5 元計，一次 6 到 8 元')).toBeNull()
  expect(beyond('以每度 3.5 元計')).not.toBeNull()
})

it('and of which a fact gives the value of one clause only', () => {
  const view = viewSaying('咖啡因：一杯約 238 毫克，成人每日以 400 毫克為限。')
  const subject = subjectOf(view, { topicId: 't', name: '咖啡因' } as unknown as Gap, undefined)
  const beyond = (text: string) => overviewBeyond(view, subject, [{ text }])?.text
  expect(beyond('抽驗的平均是 238 毫克')).toBe('成人每日以 400 毫克為限。')
  expect(beyond('抽驗的平均是 238 毫克，一天別超過 400 毫克')).toBeUndefined()
})

it('and of which, without any figure, the facts have hardly a word', () => {
  const view = viewSaying('雲海：午後下過雨、入夜放晴的隔天，較容易出現。')
  const subject = subjectOf(view, { topicId: 't', name: '雲海' } as unknown as Gap, undefined)
  const beyond = (text: string) => overviewBeyond(view, subject, [{ text }])?.text
  expect(beyond('從觀景台往下看，像一床棉被')).toBe('午後下過雨、入夜放晴的隔天，較容易出現。')
  expect(beyond('午後下雨、入夜放晴，清早就看得到')).toBeUndefined()
})

it('states nothing of a sentence in which an office or a house speaks of itself, not even what stands before that', () => {
  const facts = (text: string) => factsUnder('泡湯', '水溫', [`## 水溫\n${text}`])
  expect(facts('水溫 38 度可以泡 20 分鐘，本館連續假日不在此限。')).toEqual([])
})

it('states a sentence that goes on from the one before with that one, and with what limits it', () => {
  const facts = (next: string) =>
    factsUnder('泡湯', '水溫', [`## 水溫\n泡湯後別急著吹風。這時水溫以 38 度為宜，泡 10 分鐘。${next}`])
  expect(facts('但高血壓患者不能超過 36 度。')[0]).toContain('但高血壓患者不能超過 36 度')
  expect(facts('以上是誤傳，並不正確。')).toEqual([])
})

it('states nothing of a paragraph that begins with a thing told before it', () => {
  const rest = '路上請不要充電，裝在袋子裡提過來就好。'
  const facts = (first: string) => factsUnder('手機換電池', '膨脹', [`## 膨脹機\n${first}${rest}`])
  expect(facts('這類電池得先放電才能取出。')).toEqual([])
  expect(facts('膨脹的電池得先放電才能取出。')).toHaveLength(1)
})

it('states nothing that somebody named before says, who may be anybody', () => {
  const facts = (text: string) => factsUnder('泡湯', '飲酒', [`## 飲酒\n${text}`])
  expect(facts('常客老周愛喝。他建議飲酒兩瓶再泡 30 分鐘，身體才會熱。')).toEqual([])
})

it('takes a post of a thread for no heading of the answers below it', () => {
  const facts = (post: string) => {
    const source = markedSource(1, `## ${post}\n安眠藥最少隔 6 小時。`)
    const page = source.page === null ? null : { ...source.page, type: 'forum' as const }
    return factsOfSources('泡湯', '飲酒', [{ ...source, page }], [post]).map(({ text }) => text)
  }
  expect(facts('其實下山還喝了一罐啤酒，算飲酒吧')).toEqual([])
  expect(facts('飲酒後吃了安眠藥，要隔多久？')).toEqual(['安眠藥最少隔 6 小時'])
})

it('states no row under other names that only shares words with what the AI Overview says', () => {
  const sections = [
    '## 要不要沖\n起身沖洗一次，酸性泉與硫磺泉都要。',
    '## 泉質\n| 泉質 | 特徵 |\n| 碳酸氫鈉泉 | 無色 |\n| 硫磺泉 | 刺激性高，臭蛋味 |',
  ]
  const sources = sections.map((text, at) => markedSource(at + 1, text))
  const overview = '沖洗：酸性泉與硫磺泉刺激性高，應沖掉，碳酸氫鈉泉可以不沖。'
  const facts = factsOfSources('泡湯', '沖洗', sources, ['泉質'], overview)
  expect(facts.map(({ text }) => text)).toEqual(['起身沖洗一次，酸性泉與硫磺泉都要'])
})

it('states the short answer to a question that is shown', () => {
  const section = '## 電池老化，手機險會賠嗎？\n不會。手機險理賠摔落、進水與失竊，附約每月 49 元。'
  const [fact] = briefFactsUnder('手機換電池', '附約', [section])
  expect(fact).toMatchObject({ under: '電池老化，手機險會賠嗎？' })
  expect(fact?.text).toBe('不會。手機險理賠摔落、進水與失竊，附約每月 49 元')
})

it('states a later fact that has room where the one before it is too long', () => {
  const long = `押金以三個月租金為限，${'依機型、張數、租期與所在地點分別計算，'.repeat(3)}並於簽約當日一次付清。`
  const sections = [
    '## 押金\n押金一律收兩個月，退租後十四天內無息退還。',
    `## 押金\n${long}`,
    '## 押金\n公司行號開立支票可以免押金，個人要雙證件。',
  ]
  expect(factsUnder('影印機租賃', '押金', sections)).toContain('公司行號開立支票可以免押金，個人要雙證件')
})

it('measures English facts by their width, so that a part has more than one', () => {
  const facts = factsUnder('office chair', 'Armrests', [
    '## Armrests\nArmrests should be level with the elbows when the shoulders hang down loosely.',
    '## Armrests\nPads of foam wear out after three years, while those of rubber last eight years at least.',
  ])
  expect(facts).toHaveLength(2)
})

it('states no sentence of the writer of an English page', () => {
  const facts = (text: string) => factsUnder('office chair', 'Armrests', [`## Armrests\n${text}`])
  expect(facts('Ten minutes a day with the armrests up, because I was told so by a nurse.')).toEqual([])
  expect(facts('Armrests of type I carry 80 kg and those of type II carry 120 kg.')).toHaveLength(1)
})

it('states the longer of two facts of a page of which one is a part of the other', () => {
  const [whole, part] = [
    { fact: { text: '甲年退五成，乙年不退', pageId: 'a', passageId: 'a-2' }, rows: 0, isList: false },
    { fact: { text: '甲年退五成', pageId: 'a', passageId: 'a-1' }, rows: 0, isList: false },
  ] as const
  expect(withWhole([part, whole], [part, whole])).toEqual([whole])
  const other = { ...part, fact: { ...part.fact, pageId: 'b' } }
  expect(withWhole([other, whole], [other, whole])).toEqual([other, whole])
})

it('states no row beside the table that has it', () => {
  const fact = (text: string, rows: number) => ({ fact: { text, pageId: 'a' }, rows })
  const [row, table] = [fact('窗簾（費用：600 元）', 1), fact('地毯：900 元；窗簾：600 元', 2)]
  expect(withWhole([row], [table])).toEqual([table])
  const another = fact('床墊（費用：900 元）', 1)
  expect(withWhole([another], [table])).toEqual([another, table])
})

it('states what a page in Simplified Chinese says as Taiwan writes it', () => {
  const text = '過戶等不到三天，于是提前送件，多付 300 元'
  const source = markedSource(1, `## 過戶\n车辆过户请准备证件。\n${text}。`)
  expect(factsOfSources('二手車', '過戶', [source]).map((fact) => fact.text)).toEqual([
    '過戶等不到三天，於是提前送件，多付 300 元',
  ])
})

it('states nothing that a seller tells its own users', () => {
  const source = markedSource(1, '## 過戶\n月租車過戶前，請勾選「結清費用」，並核對里程數 3 次。')
  const { page } = source
  if (page === null) throw new Error('no page')
  const of = (type: 'article' | 'product') =>
    factsOfSources('電動車租賃', '過戶', [{ ...source, page: { ...page, type, siteName: '青禾誌' } }])
  expect(of('article')).toHaveLength(1)
  expect(of('product')).toEqual([])
})

it('states an office’s rule with the office’s name, and nothing beside what a seller’s own house is like', () => {
  const source = markedSource(1, '## 噪音\n設籍本市者可向本局申請檢測，每案 800 元。')
  const page = source.page === null ? null : { ...source.page, siteName: '川口市政府環保局' }
  expect(factsOfSources('裝潢', '噪音', [{ ...source, page }]).map(({ text }) => text)).toEqual([
    '設籍川口市者可向川口市政府環保局申請檢測，每案 800 元',
  ])
  const inn = (rest: string) => {
    const own = markedSource(1, `## 垃圾\n${rest}垃圾一天收兩次，早上八點與晚上七點。`)
    const named = own.page === null ? null : { ...own.page, siteName: '溪畔小屋', type: 'product' as const }
    return factsOfSources('住宿', '垃圾', [{ ...own, page: named }]).length
  }
  expect(inn('袋子向櫃檯領。')).toBe(0)
  expect(inn('瓶罐要分開。')).toBe(1)
})

it('names the heading right above a list of a product’s page, and not the product', () => {
  const source = markedSource(1, '## 水溫怎麼調\n- 26 度：金魚\n- 28 度：孔雀魚')
  const page = source.page === null ? null : { ...source.page, url: 'https://fish.test/products/heater' }
  const unders = factsOfSources('魚缸', '水溫', [{ ...source, page }]).map(({ under }) => under)
  expect(unders.every((under) => under === undefined || under === '水溫怎麼調')).toBe(true)
})

it('says of what product a page tells beside the heading that a fact stands under, and not for it', () => {
  const source = markedSource(1, '## 夜裡安靜嗎\n水溫出廠設定為 26 度，加溫聲約 20 分貝。')
  const url = 'https://fish.test/products/heater'
  const page = source.page === null ? null : { ...source.page, url, title: '恆暖 150W 加溫棒｜小魚店' }
  const [fact] = factsOfSources('魚缸', '水溫', [{ ...source, page }])
  expect(fact).toMatchObject({ title: '恆暖 150W 加溫棒', under: '夜裡安靜嗎' })
})

it('leaves out a fact that only uses words of the overview where another has one of the name', () => {
  const oiled = '## 上油\n鏈條每騎 300 公里要上油一次。'
  const brakes = '## 出發前\n煞車皮剩下 1 公釐，左右要一起換新的。'
  const overview = '鏈條上油：左右兩側一起擦淨，布髒了就換新的'
  const of = (...given: string[]) => factsUnder('單車保養', '鏈條上油', given, overview)
  expect(of(oiled, brakes)).toEqual(['鏈條每騎 300 公里要上油一次'])
  expect(of(brakes)).toEqual(['煞車皮剩下 1 公釐，左右要一起換新的'])
})

it('takes what a page says under the gap’s own name, and nothing it says elsewhere', () => {
  const source = markedSource(
    1,
    '## 先試再說\n試躺不收錢，床墊到府要先付訂金 900 元。\n## 不滿意，全額退\n睡滿三十天以後才可以退，運費由店家負擔。',
  )
  const facts = (name: string) => {
    const view = viewOf(inputOf({ keyword: '床墊試睡', serp: emptySerp(), sources: [source] }))
    const passages = view.othersRead.flatMap(({ id, page }) => {
      const [first = '', second = '', third = '', fourth = ''] = page.text.split('\n')
      const passage = { pageId: id, url: '', link: '' }
      return [
        { ...passage, id: 'a', heading: first, quote: second },
        { ...passage, id: 'b', heading: third, quote: fourth },
      ]
    })
    const gap = { topicId: 't', name, tier: 'p1_immediate', passageIds: ['a', 'b'] } as unknown as Gap
    const seen: View = { ...view, passage: (id) => passages.find((each) => each.id === id) }
    return factsOf(
      seen,
      gap,
      subjectOf(seen, gap, { aliases: ['先試再說'], questions: [] } as unknown as Topic),
    ).map(({ fact }) => fact.text)
  }
  expect(facts('不滿意全額退')).toEqual(['睡滿三十天以後才可以退，運費由店家負擔'])
})

it('does not tell all of a list under a heading of whatever else', () => {
  const list = '- 盆栽損壞者，請先拍照並保留收據。\n- 開車來的，停車場在後門。\n- 需要發票的，結帳前先說。'
  const [, ...items] = list.split('\n- ')
  const told = briefFactsUnder('盆栽租賃', '盆栽損壞', [`## 其他\n${list}`], ['其他'])
  expect(items.length).toBe(2)
  expect(told.some(({ text }) => text.includes('停車場') || text.includes('發票'))).toBe(false)
})

it('says nothing of the AI Overview that allows no exception beside a fact that tells one', () => {
  const view = viewSaying('退票：開演以後一律不退，連手續費也不退。')
  const subject = subjectOf(view, { topicId: 't', name: '退票' } as unknown as Gap, undefined)
  const beyond = (text: string) => overviewBeyond(view, subject, [{ text }])?.text
  expect(beyond('附醫院證明的，三天內照退票價')).toBeUndefined()
  expect(beyond('要帶身分證到窗口')).toContain('一律不退')
})
