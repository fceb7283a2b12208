import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { nameTopics } from './names.ts'
import { findSeeds } from './seeds.ts'
import { topicTerms } from './topic-terms.ts'

const TEXT = '資本額不能在登記後領回，股東收回股款會觸犯公司法第 9 條。股東收回股款，公司負責人要負刑責。'
const FILLER = '## 其他\n完全不相干的一段文字，只是讓用字的稀有程度有個比較的基準，談的是天氣和交通。'

/**
 * The name of one topic: a section of each page, a statement of the overview with its label, and a question.
 * @param over a heading of the overview over another topic's statement, which has a label of its own
 */
function nameOf(
  headings: readonly string[],
  label = '',
  questions: readonly string[] = [],
  over = '',
  keyword = '公司設立流程',
  { near = 0, isQuoted = (_: string): boolean => true, text = '登記後不可以讓股東收回股款。' } = {},
): string | undefined {
  const corpus = buildCorpus(
    headings.map((heading, at) => markedSource(at, `## ${heading}\n${TEXT}\n${FILLER}`)),
  )
  const statement = {
    id: 's1',
    text: label === '' ? text : `${label}：${text}`,
    label,
    heading: '',
    referenceIndexes: [],
  }
  const seeds = findSeeds(
    corpus,
    [statement],
    questions.map((text) => ({ text, answer: '' })),
  ).filter((seed) => seed.text !== '其他')
  const quotes = corpus.sections
    .filter(({ section }) => section.subject !== '其他' && isQuoted(section.subject))
    .map((unit) => ({
      text: TEXT,
      site: unit.source.url,
      heading: unit.section.heading,
      covers: true,
      terms: corpus.vocabulary.merge(unit.claims.map((claim) => claim.terms)),
    }))

  const terms = topicTerms(
    quotes.map((quote) => quote.terms),
    corpus,
  )
  const other = { ...statement, id: 's2', label: '會計師簽證', heading: over }
  const beside = findSeeds(corpus, [other], []).slice(0, 1)
  const topics = [
    { seeds, quotes, terms, touching: new Set<string>(), nearness: () => near },
    { seeds: beside, quotes: [], terms, touching: new Set<string>(), nearness: () => 0 },
  ]
  return nameTopics(topics, keyword)[0]?.name
}

it('passes over a heading that hardly reads like a name, though grammar allows it', () => {
  expect(nameOf(['領不回來的機率', '存進去的錢可以動嗎'])).toBe('股東收回股款')
  expect(nameOf(['股款領回', '存進去的錢可以動嗎'])).toBe('股款領回')
})

it('names a topic by the phrase of its quotes where no heading reads like a name', () => {
  expect(nameOf(['先別急著動', '存進去的錢可以動嗎'])).toBe('股東收回股款')
})

it('takes the label of its only statement, whatever its form, but no clause and no instruction', () => {
  expect(nameOf(['股款領回', '股款領回的後果'], '登記之後')).toBe('登記之後')
  expect(nameOf(['股款領回', '股款領回的後果'], '先存款')).toBe('股款領回')
  expect(nameOf(['股款領回', '股款領回的後果'], '影響')).toBe('股款領回')
  expect(nameOf(['股款領回', '股款領回的後果'], '不能抽回')).toBe('股款領回')
  for (const label of ['優點', '注意', '步驟一', '例如', '簡單來說'])
    expect(nameOf(['股款領回', '股款領回的後果'], label)).toBe('股款領回')
  expect(nameOf(['股款領回', '股款領回的後果'], '登記後有三件事別做')).toBe('股款領回')
})

it('takes what the AI Overview calls it', () => {
  expect(nameOf(['許可及專業登錄', '存進去的錢可以動嗎'], '股款收回')).toBe('股款收回')
})

it('keeps the comparison of a label that compares', () => {
  expect(nameOf(['股款領回', '股款領回的後果'], '與股東收回相比')).toBe('與股東收回的比較')
})

it('makes a name of the label 「時間」, which alone names nothing, where the statement tells how long something takes', () => {
  const named = (text: string) =>
    nameOf(['許可及專業登錄'], '時間', [], '', '公司設立流程', { near: 1, text })
  expect(named('許可及專業登錄約需兩週。')).toBe('所需時間')
  expect(named('許可及專業登錄每天上午 9 點到下午 5 點受理。')).not.toBe('所需時間')
  expect(named('許可及專業登錄不可以讓股東收回股款。')).not.toBe('所需時間')
})

it('prefers what the quotes say to the name of one case with its figure', () => {
  expect(nameOf(['股東 3 人的公司收回股款', '存進去的錢可以動嗎'])).toBe('股東收回股款')
})

it('takes what a keyword of several words asks about its subject, and no other part of the keyword', () => {
  const headings = ['股東收回股款', '收回股款會怎樣']
  expect(nameOf(headings, '', [], '', '公司 收回股款')).toBe('收回股款')
  expect(nameOf(headings, '', [], '', '收回股款')).not.toBe('收回股款')
})

it('takes no heading of the AI Overview that stands over another topic too', () => {
  expect(nameOf(['資本額'], '股款收回', [], '股款收回')).toBe('資本額')
})

it('takes a heading that its quotes speak', () => {
  expect(nameOf(['股東收回股款的後果', '存進去的錢可以動嗎'])).toBe('股東收回股款的後果')
})

it('takes a word of its headings before a clause or a whole question', () => {
  const name = nameOf(['皮不要捲太緊', '存進去的錢可以動嗎？'])
  expect(name).not.toMatch(/不要|[？?]/u)
})

it('takes a heading over its quotes although the text under it says other words', () => {
  expect(nameOf(['清算罰則', '清算罰則一覽', '存進去的錢可以動嗎'])).toMatch(/罰則/u)
})

it('never cuts a question short', () => {
  expect(nameOf(['奶怎麼排'])).not.toBe('奶怎麼排')
})

it('is in the letters of the keyword where a heading in them says the same', () => {
  expect(nameOf(['资本额', '資本額'])).toBe('資本額')
})

it('takes of a question what it asks about, without the keyword in front', () => {
  expect(nameOf(['三件事', '一張表帶走'], '', ['公司設立流程的資本額要放多少？'])).not.toMatch(
    /公司設立|多少/u,
  )
})

it('is no English word where the pages also say it in Chinese, unless they use it themselves', () => {
  expect(nameOf(['pork', 'pork', 'pork'])).toBe('股東收回股款')
  expect(nameOf(['pork'], '', [], '', 'company')).toBe('pork')
})

it('is written in Traditional Chinese where only a page in Simplified Chinese names it', () => {
  expect(nameOf(['许可步骤', '许可步骤一览'])).not.toMatch(/许|骤/u)
})

it('takes a heading whose words no quote has only if it stands above half of the quotes', () => {
  expect(nameOf(['許可登錄', '存進去的錢可以動嗎'])).toBe('許可登錄')
  expect(nameOf(['許可登錄', '存進去的錢可以動嗎', '先別急著動'])).toBe('股東收回股款')
})

it('is what two questions ask about in different words', () => {
  expect(nameOf(['可以留多久？', '放多久', '存進去的錢可以動嗎'])).toBe('保存期限')
})

it('prefers the phrase of its quotes to a heading of which no quoted page has a word', () => {
  const headings = ['許可登錄', '存進去的錢可以動嗎', '先別急著動']
  const named = (isQuoted: (heading: string) => boolean, questions: readonly string[] = []) =>
    nameOf(headings, '', questions, '', '公司設立流程', { near: 1, isQuoted })
  expect(named(() => true)).toBe('許可登錄')
  expect(named((heading) => heading !== '許可登錄')).toBe('股東收回股款')
  // A noun for a question need not be written anywhere.
  expect(named((heading) => heading !== '許可登錄', ['公司設立流程要準備多久？'])).toBe('準備時間')
})

it('is the subject of a statement without a label where no heading reads like a name', () => {
  const text = '刨掉薄薄一層，或拿蒸氣熨斗隔空噴一下。'
  const corpus = buildCorpus([markedSource(0, `## 表面一層白白的是發霉嗎？\n${text}\n${FILLER}`)])
  const said = {
    id: 's1',
    text: '表面的白粉是皂液接觸空氣產生，刨掉即可。',
    label: '常見狀況',
    heading: '常見狀況',
    referenceIndexes: [],
  }
  const seeds = findSeeds(corpus, [said], []).filter((seed) => seed.text !== '其他')
  const terms = corpus.vocabulary.merge(corpus.claims.slice(0, 1).map((claim) => claim.terms))
  const quotes = [{ text, site: 'a.test', heading: '表面一層白白的是發霉嗎？', covers: true, terms }]
  const beside = findSeeds(corpus, [{ ...said, id: 's2', text: '保存期限約一年。' }], []).slice(0, 1)
  const topic = {
    seeds,
    quotes,
    terms: topicTerms([terms], corpus),
    touching: new Set<string>(),
    nearness: () => 0,
  }
  const other = { ...topic, seeds: beside, quotes: [] }
  expect(nameTopics([topic, other], '手工皂製作')[0]?.name).toBe('白粉')
})

it('gives no name rather than a clause that hardly reads like one, or an English word that nobody here would know', () => {
  const unquoted = { isQuoted: () => false, near: 0, text: '一' }
  expect(nameOf(['錢要跟著退'], '', [], '', '公司設立流程', unquoted)).toBe('')
  expect(nameOf(['goes'], '', [], '', '公司設立流程', unquoted)).toBe('')
})

it('writes 的 for the 之 of officials', () => {
  expect(nameOf(['股款之收回', '股款之收回'])).toBe('股款的收回')
})

it('leaves out what a headline says of its subject after a comma', () => {
  const headline = '股款領回，公司負責人急了'
  expect(nameOf([headline, headline])).toBe('股款領回')
})

it('is no heading of a page that merely touches the topic, where one that covers it has another', () => {
  const corpus = buildCorpus([
    markedSource(0, `## 保養週期\n鏈條每騎五百公里上一次油，雨天騎完當天就上。\n${FILLER}`),
    markedSource(1, `## 保險理賠\n鏈條斷掉摔車的醫藥費，附上收據可以申請。\n${FILLER}`),
  ])
  const isOwn = ({ text }: { text: string }) => text === '保養週期' || text === '保險理賠'
  const seeds = findSeeds(corpus, [], []).filter(isOwn)
  const quotes = corpus.claims
    .filter(({ claim }) => isOwn({ text: claim.heading }))
    .map(({ claim: { text, heading, pageId }, terms }) => {
      const covers = pageId === seeds[0]?.pageId
      return { text: `${heading}\n${text}`, site: `${pageId}.test`, heading, covers, terms }
    })
  const touching = new Set(seeds.slice(1).flatMap(({ pageId }) => pageId ?? []))
  const named = (of: typeof seeds) => {
    const terms = topicTerms(
      quotes.map((quote) => quote.terms),
      corpus,
    )
    return nameTopics([{ seeds: of, quotes, terms, touching, nearness: () => 1 }], '腳踏車鏈條')[0]?.name
  }
  expect(named(seeds)).toBe('保養週期')
  expect(named(seeds.slice(1))).toBe('保險理賠')
})

it('leaves out of a name what a writer calls the advice on it', () => {
  expect(nameOf(['股東收回小妙招'])).toBe('股東收回')
})
