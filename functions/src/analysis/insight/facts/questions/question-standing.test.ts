import { isAboutWholePrice } from '@gaplens/coverage/price-topics'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf } from '../../testing/sample.ts'
import { planGaps } from '../gaps/gap-plan.ts'
import { viewOf } from '../view.ts'
import { questionStanding } from './question-standing.ts'

const BLOOM = '悶蒸是先注入粉重兩倍的熱水，等 30 秒，讓豆子裡的二氧化碳先排出，之後熱水才容易均勻滲進粉層。'
const SOURCES = [
  `## 悶蒸\n${BLOOM}\n## 水溫\n手沖咖啡的水溫建議落在攝氏 88 到 94 度之間，淺焙高一些。`,
  `## 為什麼要悶蒸\n${BLOOM}\n## 水溫要幾度\n一般的豆子用 90 度左右的熱水沖，深焙再低一點。`,
]
const HOME = '## 為什麼要在家手沖咖啡？\n沖咖啡的過程很療癒，手沖已經成為很多人週末早晨的儀式。'
const QUESTION = '為什麼手沖咖啡要悶蒸？'
const ANSWER = '悶蒸能讓豆子裡的二氧化碳先排出，之後熱水才容易均勻滲進粉層。'

function standing(own: string, answer: string) {
  const serp = emptySerp({
    relatedQuestions: [QUESTION],
    subQuestions: [{ origin: 'related', text: QUESTION, answer, urls: [] }],
  })
  const sources = [own, ...SOURCES].map((text, rank) => markedSource(rank, text))
  const view = viewOf(inputOf({ keyword: '手沖咖啡教學', serp, sources }))
  return questionStanding(view, QUESTION, answer)
}

describe('where a question stands on the user’s page', () => {
  it('is not answered by a heading that only asks in the same way', () => {
    for (const answer of ['', ANSWER]) {
      const { own, ownPassageId } = standing(HOME, answer)
      expect(['answered', 'possibly']).not.toContain(own)
      expect(ownPassageId).toBeNull()
    }
  })

  it('is not answered where it names a thing by a code that the page has nowhere', () => {
    const asked = '手沖咖啡用 V60 為什麼要悶蒸？'
    const standingOf = (own: string) => {
      const sources = [own, ...SOURCES].map((text, rank) => markedSource(rank, text))
      const serp = emptySerp({ relatedQuestions: [asked] })
      return questionStanding(viewOf(inputOf({ keyword: '手沖咖啡教學', serp, sources })), asked, ANSWER).own
    }
    const own = `## 為什麼要悶蒸\n${BLOOM}`
    expect(['answered', 'possibly']).not.toContain(standingOf(own))
    expect(['answered', 'possibly']).toContain(standingOf(`${own}\n用 V60 濾杯也一樣。`))
  })

  it('belongs to the topic whose whole name or label it says, if it was grouped with none', () => {
    const sources = [HOME, ...SOURCES].map((text, rank) => markedSource(rank, text))
    const serp = emptySerp({
      overviewState: 'present',
      blocks: [{ kind: 'listItem', text: `先排氣：${ANSWER}`, depth: 0, referenceIndexes: [] }],
    })
    const view = viewOf(inputOf({ keyword: '手沖咖啡', serp, sources }))
    const topicOf = (asked: string) => questionStanding(view, asked, '').topic?.name
    expect(topicOf('水溫不對會怎樣？')).toBe('水溫')
    expect(topicOf('先排氣不夠會怎樣？')).toBe('悶蒸')
    expect(topicOf('咖啡不夠會怎樣？')).toBeUndefined()
  })

  it('belongs to the topic that is called the time which it asks for', () => {
    const wait = '到件後七個工作天完成，旺季再加三天，趕件另外加價。'
    const sources = [HOME, `## 處理時間\n${wait}`, `## 處理時間\n${wait}\n## 悶蒸\n${BLOOM}`].map(
      (text, rank) => markedSource(rank, text),
    )
    const view = viewOf(inputOf({ keyword: '咖啡機維修', serp: emptySerp(), sources }))
    const topicOf = (asked: string) => questionStanding(view, asked, '').topic?.name
    expect(topicOf('咖啡機維修要多久？')).toBe('處理時間')
    expect(topicOf('咖啡機維修大概要多久？')).toBe('處理時間')
    expect(topicOf('悶蒸要多久？')).not.toBe('處理時間')
  })

  it('belongs to the topic of prices if it asks what the keyword costs, in whatever words', () => {
    expect(isAboutWholePrice('除白蟻一次多少錢？', '除白蟻費用')).toBe(true)
    expect(isAboutWholePrice('收費', '除白蟻費用')).toBe(true)
    expect(isAboutWholePrice('植骨費用', '植牙費用')).toBe(false)
    expect(isAboutWholePrice('一棟大約多少錢？', '除白蟻費用')).toBe(true)
    expect(isAboutWholePrice('除白蟻一坪多少錢？', '除白蟻費用')).toBe(true)
    expect(isAboutWholePrice('報價與工期', '除白蟻費用')).toBe(true)
    expect(isAboutWholePrice('保固與費用', '除白蟻費用')).toBe(false)
    const asked = '手沖咖啡一次要多少錢？'
    const serp = emptySerp({ relatedQuestions: [asked] })
    const prices = [1, 2].map((rank) =>
      markedSource(rank, `## 費用\n器材加豆子，一個月約 ${rank}00 元。\n## 悶蒸\n${BLOOM}`),
    )
    const view = viewOf(inputOf({ keyword: '手沖咖啡', serp, sources: [markedSource(0, HOME), ...prices] }))
    expect(questionStanding(view, asked, '').topic?.name).toBe('費用')
  })

  it('belongs to a topic of prices too if it asks for the price of a part, in words of its own', () => {
    const asked = '修磨豆機要多少錢？'
    const serp = emptySerp({ relatedQuestions: [asked] })
    const prices = [1, 2].map((rank) =>
      markedSource(rank, `## 修磨豆機要多少錢\n換刀盤約 ${rank}00 元，檢查另計。\n## 悶蒸\n${BLOOM}`),
    )
    const view = viewOf(inputOf({ keyword: '手沖咖啡', serp, sources: [markedSource(0, HOME), ...prices] }))
    const { topic, tellers } = questionStanding(view, asked, '')
    expect(topic?.aliases).toContain(asked)
    expect(tellers).toHaveLength(2)
  })

  it('belongs to its topic too if the topic’s name shares only a character with it', () => {
    const asked = '手沖咖啡要等多久？'
    const view = viewOf(
      inputOf({
        keyword: '手沖咖啡',
        serp: emptySerp({ relatedQuestions: [asked] }),
        sources: [HOME, ...SOURCES].map((text, rank) => markedSource(rank, text)),
      }),
    )
    const named = (name: string) => {
      const [topic] = view.topics
      if (topic === undefined) throw new Error('no topic')
      const topics = [{ ...topic, id: 'other', name, aliases: [asked], questions: [asked], cells: [] }]
      return questionStanding({ ...view, topics }, asked, '').topic?.name
    }
    expect(named('等待時間')).toBe('等待時間')
    expect(named('器材')).toBeUndefined()
  })

  it('cannot be told where the page covers its topic without the kind of figure that is asked for, or gives its case', () => {
    const ownOf = (asked: string, own: string, cell: { level: string; certainty: string; score: number }) => {
      const view = viewOf(
        inputOf({
          keyword: '手沖咖啡',
          serp: emptySerp({ relatedQuestions: [asked] }),
          sources: [own, ...SOURCES].map((text, rank) => markedSource(rank, text)),
        }),
      )
      const [any] = view.topics
      if (any === undefined) throw new Error('no topic')
      const quote = own.split('\n')[1] ?? ''
      const topic = {
        ...any,
        name: '濾杯',
        aliases: [asked],
        cells: [{ ...cell, pageId: 'p0', passageId: 'own' }],
      } as unknown as typeof any
      const passage = () => ({ heading: '濾杯', quote })
      const shown = { ...view, topics: [topic], passage } as unknown as typeof view
      return questionStanding(shown, asked, '').own
    }
    const covered = { level: 'covered', certainty: 'sure', score: 0.9 }
    expect(ownOf('濾杯要泡多久？', '## 濾杯\n濾杯先用熱水泡過再用。', covered)).toBe('unknown')
    expect(ownOf('濾杯要泡多久？', '## 濾杯\n濾杯先用熱水泡 3 分鐘再用。', covered)).toBe('possibly')
    expect(ownOf('店家可以拒收濾杯嗎？', '## 濾杯\n店家拒收濾杯，濾杯很重。', covered)).toBe('unknown')
    expect(ownOf('店家可以拒收濾杯嗎？', '## 濾杯\n店家不得拒收濾杯，濾杯很重。', covered)).toBe('answered')
    const likely = { ...covered, certainty: 'possible', score: 0.65 }
    expect(ownOf('手沖咖啡多少錢？', '## 濾杯\n一杯的錢是 120 元。', likely)).toBe('possibly')
    const absent = { level: 'absent', certainty: 'possible', score: 0.2 }
    const beside = '## 濾杯\n濾杯 20 公克的粉用 300 毫升的水。'
    expect(ownOf('20 公克的粉要用哪種濾杯？', beside, absent)).toBe('unknown')
    expect(ownOf('15 公克的粉要用哪種濾杯？', beside, absent)).toBe('possiblyNot')
    expect(ownOf('15 公克的粉要用哪種濾杯？', beside, { ...absent, score: 0.6 })).toBe('unknown')
  })

  it('belongs to the topic whose name is made of its words, and not to the one with which it was grouped', () => {
    const asked = '用濾紙還是濾布好？'
    const view = viewOf(
      inputOf({
        keyword: '手沖咖啡',
        serp: emptySerp({ relatedQuestions: [asked] }),
        sources: [HOME, ...SOURCES].map((text, rank) => markedSource(rank, text)),
      }),
    )
    const [any] = view.topics
    if (any === undefined) throw new Error('no topic')
    const topicsOf = (...names: string[]) =>
      names.map((name, at) => ({
        ...any,
        id: name,
        name,
        aliases: [],
        questions: at === 0 ? [asked] : [],
        cells: [],
      }))
    const judged = (...names: string[]) => {
      const { table } = view.input.coverage
      const verdicts = [{ pageId: view.user?.id, judgeIsCertain: true }]
      const coverage = {
        ...view.input.coverage,
        table: { ...table, topics: [{ id: names[0], verdicts, statements: [] }] },
      }
      const shown = { ...view, topics: topicsOf(...names), input: { ...view.input, coverage } }
      return questionStanding(shown as unknown as typeof view, asked, '').topic?.name
    }
    expect(judged('濾杯種類', '濾布與濾紙')).toBe('濾布與濾紙')
    expect(judged('濾紙厚度', '濾布與濾紙')).toBe('濾紙厚度')
    expect(judged('濾杯種類', '濾布清潔')).toBe('濾杯種類')
  })

  it('belongs to the topic that is called what it asks for, or begins one of its words', () => {
    const view = viewOf(
      inputOf({
        keyword: '手沖咖啡',
        serp: emptySerp({}),
        sources: [HOME, ...SOURCES].map((text, rank) => markedSource(rank, text)),
      }),
    )
    const [any] = view.topics
    if (any === undefined) throw new Error('no topic')
    const nameFor = (asked: string) => {
      const topics = ['浸泡時間', '適合對象', '分期方式'].map((name) => ({
        ...any,
        id: name,
        name,
        aliases: [],
      }))
      return questionStanding({ ...view, topics: topics.map((each) => ({ ...each, cells: [] })) }, asked, '')
        .topic?.name
    }
    expect(nameFor('咖啡豆要泡多久？')).toBe('浸泡時間')
    expect(nameFor('哪些人不適合喝黑咖啡？')).toBe('適合對象')
    expect(nameFor('磨豆機可以分期付款嗎？')).toBe('分期方式')
    expect(nameFor('磨豆機怎麼修？')).toBeUndefined()
  })

  it('belongs to the topic of Google’s answer', () => {
    const { topic } = standing(HOME, ANSWER)
    const covering = topic?.cells.filter(({ pageId, level }) => pageId !== 'p0' && level === 'covered')
    expect(covering?.length).toBe(2)
  })

  it('is answered, with the page’s words, where the page says what Google answers', () => {
    const { own, ownPassageId } = standing(`${HOME}\n## 悶蒸\n${BLOOM}`, ANSWER)
    expect(own).toBe('answered')
    expect(ownPassageId).not.toBeNull()
  })

  it('is told by the sources of what the outline states to answer it', () => {
    const sources = [HOME, ...SOURCES].map((text, rank) => markedSource(rank, text))
    const serp = emptySerp({ relatedQuestions: [QUESTION] })
    const view = viewOf(inputOf({ keyword: '手沖咖啡教學', serp, sources }))
    const part = planGaps(view).find(({ questions }) => questions.includes(QUESTION))
    const { tellers } = questionStanding(view, QUESTION, '')
    expect(part?.facts.length).toBeGreaterThan(0)
    expect(tellers.map(({ pageId }) => pageId)).toEqual(
      expect.arrayContaining(part?.facts.map(({ pageId }) => pageId) ?? []),
    )
  })

  describe('under a topic that was judged', () => {
    const judged = (asked: string, told = BLOOM) => {
      const sources = [`${HOME}\n## 悶蒸\n${told}`, ...SOURCES].map((text, rank) => markedSource(rank, text))
      const input = inputOf({ keyword: '手沖咖啡教學', serp: emptySerp({}), sources })
      const { report, table } = input.coverage
      const bloom = report.topics.find(({ name }) => name.includes('悶蒸'))
      const topics = report.topics.map((topic) =>
        topic.id === bloom?.id ? { ...topic, questions: [asked] } : topic,
      )
      const certain = table.topics.map((topic) => ({
        ...topic,
        verdicts: topic.verdicts.map((verdict) => ({ ...verdict, judgeIsCertain: true })),
      }))
      const coverage = {
        ...input.coverage,
        report: { ...report, topics },
        table: { ...table, topics: certain },
      }
      return questionStanding(viewOf({ ...input, coverage }), asked, '').own
    }
    it('is unknown if neither its name nor the page’s proof has a word of the question', () => {
      expect(judged('悶蒸一定要做嗎？')).toBe('answered')
      expect(judged('用虹吸壺比較好嗎？')).toBe('unknown')
    })

    it('is only possibly answered if a number is asked for that the page’s proof does not give', () => {
      const withoutTime = BLOOM.replace('等 30 秒', '稍等')
      expect(judged('悶蒸要等多久？')).toBe('answered')
      expect(judged('悶蒸要等多久？', withoutTime)).toBe('possibly')
      expect(judged('悶蒸一定要做嗎？', withoutTime)).toBe('answered')
    })
  })
})
