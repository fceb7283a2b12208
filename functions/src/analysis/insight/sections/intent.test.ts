import { expect, it } from 'vitest'
import { ownAnswerText } from '../facts/questions/own-answer-text.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInput, sampleInputs } from '../testing/sample.ts'
import { writeIntent } from './intent.ts'
import { writeSubQuestions } from './sub-questions.ts'

it('names two of Google’s questions where neither they nor the keyword show a common intent', () => {
  const { input } = viewOf(sampleInput())
  const coreOf = (keyword: string, ...relatedQuestions: string[]) =>
    writeIntent(viewOf({ ...input, keyword, serp: { ...input.serp, relatedQuestions } })).coreIntent
  const asked = ['膠要塗哪裡？', '內胎可以補幾次？', '一個洞多少錢？']
  expect(coreOf('腳踏車 補胎', ...asked)).toMatch(
    /^「腳踏車 補胎」字面上看不出單一的意圖；Google 列出的 3 個相關問題各問一件事，如「膠要塗哪裡？」、「內胎可以補幾次？」。/u,
  )
  expect(coreOf('腳踏車補胎教學', ...asked)).not.toContain('看不出')
  expect(coreOf('腳踏車生鏽預防', ...asked)).toContain('「學會怎麼做」')
  expect(coreOf('花蓮自由行', ...asked)).toContain('「規劃與安排」')
  expect(coreOf('腳踏車 補胎')).not.toContain('看不出')
})

it('gives as another name of a topic only one that shares a word with its name', () => {
  const { input } = viewOf(sampleInput())
  const { coverage } = input
  const topics = coverage.report.topics.map((topic, at) =>
    at === 0
      ? { ...topic, name: 'TDS 值升高', aliases: ['用 TDS 筆判斷', 'RO 膜多少錢'], questions: [] }
      : topic,
  )
  const serp = { ...input.serp, relatedQuestions: [] }
  const view = viewOf({ ...input, serp, coverage: { ...coverage, report: { ...coverage.report, topics } } })
  const { latentIntents } = writeIntent(view)
  expect(latentIntents.join('\n')).toContain('想了解「TDS 值升高」（也寫作「用 TDS 筆判斷」）')
  expect(latentIntents.join('\n')).not.toContain('RO 膜多少錢')
})

it('says of Google’s questions what the report says of them elsewhere, in the same words', () => {
  const told = sampleInputs().flatMap((input) => {
    const view = viewOf(input)
    const { latentIntents } = writeIntent(view)
    return writeSubQuestions(view).flatMap(({ text, topicId, own }) => {
      const topic = view.topic(topicId ?? '') ?? null
      const line = latentIntents.find((each) => each.startsWith(`「${text}」：`))
      return topic === null ? [] : { line, standing: ownAnswerText(view, { topic, own }) }
    })
  })
  expect(told.length).toBeGreaterThan(0)
  for (const { line, standing } of told) expect(line).toContain(`，${standing}。`)
})

it('tells by its words what a question with 「怎麼」 is after', () => {
  const { input } = viewOf(sampleInput())
  const coreOf = (...relatedQuestions: string[]) =>
    writeIntent(viewOf({ ...input, serp: { ...input.serp, relatedQuestions } })).coreIntent
  expect(coreOf('沒有電梯怎麼算錢？', '搬家一車多少錢？')).toContain('2 個屬於「價格與購買」')
  expect(coreOf('現場加價怎麼辦？', '不要的家具怎麼處理？')).toContain('2 個屬於「解決問題」')
  expect(coreOf('箱子怎麼打包？', '衣服怎麼裝箱？')).toContain('2 個屬於「學會怎麼做」')
  expect(coreOf('現場加價怎麼辦？', '沒有電梯怎麼算錢？', '箱子怎麼打包？')).not.toContain('個屬於')
})

it('calls what one has to mind no problem to solve', () => {
  const { input } = viewOf(sampleInput())
  const coreOf = (keyword: string) => writeIntent(viewOf({ ...input, keyword })).coreIntent
  for (const keyword of ['泡湯注意事項', '坐月子禁忌', '拔智齒後注意事項'])
    expect(coreOf(keyword)).toContain(`「${keyword}」的字面意圖是「了解要注意什麼」`)
  expect(coreOf('泡湯頭暈怎麼辦')).toContain('解決問題')
})

it('tells who wants a number, who decides and who has a fault', () => {
  const { input } = viewOf(sampleInput())
  const coreOf = (keyword: string, ...relatedQuestions: string[]) =>
    writeIntent(viewOf({ ...input, keyword, serp: { ...input.serp, relatedQuestions } })).coreIntent
  expect(coreOf('牙齒矯正 要幾年')).toContain('「查一個數字」')
  expect(coreOf('燙髮 多久可以洗頭')).toContain('「查一個數字」')
  expect(coreOf('洗碗機 值得買嗎')).toContain('「決定要不要」')
  expect(coreOf('搬家一車多少錢')).toContain('「價格與購買」')
  const values = ['What is the correct tire pressure?', 'How many miles does a tire last?']
  expect(coreOf('tires', ...values)).toContain('2 個屬於「查一個數字」')
  const faults = ['Why does my tire hiss?', 'How do I fix a flat?']
  expect(coreOf('tires', ...faults)).toContain('2 個屬於「解決問題」')
  expect(coreOf('tires', ...values, ...faults, 'Do tires float?', 'Is rubber heavy?')).not.toContain('個屬於')
})

it('takes no other word with 幾, 多 or worth for a question', () => {
  const { input } = viewOf(sampleInput())
  const coreOf = (keyword: string) => writeIntent(viewOf({ ...input, keyword })).coreIntent
  const others = [
    '幾丁聚醣 副作用',
    '多重國籍 意思',
    '許多大學',
    '這幾年 房價 走勢',
    '多高蛋白 飲食',
    '幾內亞 簽證',
  ]
  for (const keyword of [...others, '中醫 許多長輩 失眠', '好幾天 咳嗽'])
    expect(coreOf(keyword)).not.toContain('查一個數字')
  for (const keyword of ['幾歲可以學車', '多大的狗 適合公寓', '升降桌 多高', '要幾次'])
    expect(coreOf(keyword)).toContain('「查一個數字」')
  for (const keyword of ['Fort Worth hotels', 'is it good friday today'])
    expect(coreOf(keyword)).not.toContain('決定要不要')
})

it('does not take the words of the keyword in a question for what the question is after', () => {
  const { input } = viewOf(sampleInput())
  const relatedQuestions = [
    '安裝冷氣要多久？',
    '冷氣安裝費用多少？',
    '頂樓可以安裝冷氣嗎？',
    '冷氣安裝要幾個人？',
  ]
  const { coreIntent } = writeIntent(
    viewOf({ ...input, keyword: '冷氣 安裝', serp: { ...input.serp, relatedQuestions } }),
  )
  expect(coreIntent).not.toContain('個屬於「學會怎麼做」')
})

it('calls a page of which nearly all headings ask a page of questions, and no article with a few of them', () => {
  const view = viewOf(sampleInput())
  const [source, ...rest] = view.othersRead
  if (source === undefined) throw new Error('no source')
  const kindsWith = (...headings: string[]) => {
    const blocks = headings.flatMap((text, at) => [
      { kind: 'heading' as const, level: 2, text, start: 2 * at, role: 'content' as const },
      {
        kind: 'paragraph' as const,
        level: 0,
        text: '照包裝上寫的。',
        start: 2 * at + 1,
        role: 'content' as const,
      },
    ])
    const page = { ...source.page, type: 'article' as const, blocks }
    return writeIntent({ ...view, othersRead: [{ ...source, page }, ...rest] }).coreIntent
  }
  const asked = ['要泡多久？', '可以冷藏嗎？', '濾紙要先沖嗎？']
  expect(kindsWith(...asked)).toContain('問答頁 1 個')
  expect(kindsWith(...asked, '器材', '水溫')).not.toContain('問答頁')
})
