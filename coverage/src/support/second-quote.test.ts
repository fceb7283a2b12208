import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { secondQuote } from './second-quote.ts'

/** The text of the second quote, if the claim that begins so is the first. */
function second(statement: string, begins: string, ...lines: string[]): string | null {
  return secondOf({ text: statement }, begins, ...lines)
}

/** The same; where a text is on the statement's topic, so is the claim that begins so. */
function secondOf(
  { text: statement, label, onTopic }: { text: string; label?: string; onTopic?: string },
  begins: string,
  ...lines: string[]
): string | null {
  const others = ['## 屋頂\n換一片瓦要兩百元，整面重鋪要看坡度和鷹架。', '## 地板\n木地板怕水，拖把要擰乾。']
  const corpus = buildCorpus([
    markedSource(1, lines.join('\n')),
    ...others.map((text, at) => markedSource(at + 2, text)),
  ])
  const first = corpus.claims.find(({ claim }) => claim.text.startsWith(begins))
  const [page] = corpus.pages
  if (page === undefined || first === undefined) throw new Error('no such claim')
  const onIt = corpus.claims.filter(({ claim }) => onTopic !== undefined && claim.text.startsWith(onTopic))
  const stated = { id: 's1', text: statement, label: '', heading: '', referenceIndexes: [] }
  const sought = {
    ...prepareStatement(corpus, stated),
    keyword: '窗簾',
    label: label ?? '',
    topicQuoteIds: new Set(onIt.map(({ claim }) => claim.id)),
  }
  return secondQuote(corpus, sought, { page, unit: first })?.claim.text ?? null
}

const STATEMENT = '窗簾安裝：單窗連工帶料約 2,500 元，訂金付三成，完工七天內付清。'
const PRICE = '單窗連工帶料 2,500 元，軌道另計。'

it('tells from another place of the page what the quote leaves out of a statement', () => {
  expect(
    second(STATEMENT, '單窗', '## 價目', PRICE, '## 付款方式', '訂金三成，窗簾完工後七天內付清尾款。'),
  ).toBe('訂金三成，窗簾完工後七天內付清尾款。')
})

it('is none where the rest of the page adds little, or only the same figure', () => {
  expect(second(STATEMENT, '單窗', '## 價目', PRICE, '## 布料', '遮光布比紗貴，選之前先看西曬。')).toBeNull()
  expect(second(STATEMENT, '單窗', '## 價目', PRICE, '## 旅行', '出國七天回來，花都枯了。')).toBeNull()
})

it('may be another row of the same table', () => {
  expect(
    second(
      '安裝費：單窗 800 元，落地窗 1,500 元。',
      '單窗',
      '## 安裝費',
      '| 窗型 | 費用 |',
      '| 單窗 | 800 元 |',
      '| 落地窗 | 1,500 元 |',
    ),
  ).toContain('1,500')
})

it('may be a row below those that are quoted with the names of the columns', () => {
  const rows = ['棉麻', '遮光', '紗簾', '百葉'].map(
    (cloth) => `| ${cloth}布料，兩側收邊含車工，可機洗，三年內退色免費更換一次 | 每尺 450 元 |`,
  )
  expect(
    second(
      '價格：棉麻布料兩側收邊含車工，可機洗，三年內退色免費更換，每尺 450 元；電動軌道 9,000 元起。',
      '樣式',
      '## 一覽',
      '| 樣式 | 費用 |',
      ...rows,
      '| 遙控款 | 9,000 元起 |',
    ),
  ).toContain('9,000')
})

it('gives a figure that the quote leaves out where it has few other words, or a word of its clause', () => {
  const gives = (statement: string, told: string) =>
    second(statement, '每季', '## 清潔', '每季由師傅到府用蒸氣清潔窗簾一次。', '## 零件', told)
  const statement = '保養：每季由師傅到府用蒸氣清潔窗簾一次，馬達約 6 年更換。'
  expect(gives(statement, '馬達壽命約 6 年，西曬的窗會短一些。')).toContain('6 年')
  expect(gives(statement, '本店成立滿 6 年，歡迎來逛逛。')).toBeNull()
})

it('names what the quote leaves out even if it adds little besides, from under the same heading', () => {
  const lines = ['## 估價單', '丈量與軌道常常另計，先看再簽。', '', '拆舊窗簾連清運一趟八百。']
  const statement = '窗簾報價常漏掉丈量、清運與軌道。'
  expect(second(statement, '丈量', ...lines)).toContain('清運')
})

it('is no row of another thing than the one that the statement is labelled by', () => {
  const rows = ['## 比較', '| 款式\t布料\t特色', '| 捲簾\t單片\t好收', '| 蛇形簾\t雙層\t垂墜感好，遮光佳']
  expect(second('捲簾：單片好收，垂墜感好，遮光佳。', '捲簾', ...rows)).toBeNull()
})

const ASKED = [
  '## 報價',
  '報價單上的軌道、布料和車縫，每一項都要分開寫。',
  '## 舊的怎麼辦',
  '拆下來清運一趟八百。',
]

it('names what the quote leaves out from a passage on the same topic, though it adds little besides', () => {
  const text = '窗簾報價要分開寫布料、軌道、車縫、丈量與清運。'
  expect(secondOf({ text, onTopic: '拆下來' }, '報價單', ...ASKED)).toContain('清運')
})

it('is what stands under a heading with the label, where the quote has nothing of it', () => {
  const lines = ['## 價目', '單窗連工帶料 2,500 元，軌道另計。', '## 保固怎麼算', '滑輪一年，布料不含。']
  const text = '保固：滑輪一年，單窗連工帶料 2,500 元，軌道另計，布料另有約定。'
  expect(secondOf({ text, label: '保固' }, '單窗', ...lines)).toContain('滑輪')
})

it('says a clause of which the quote has nothing, though it adds little besides', () => {
  const lines = ['## 清洗', '遮光布用中性洗劑手洗，泡十分鐘。', '## 晾乾', '一定要陰乾，曬過的塗層會龜裂。']
  const text = '遮光布清洗：用中性洗劑手洗，陰乾以免龜裂，每半年一次，不可漂白脫水。'
  expect(secondOf({ text, onTopic: '一定要' }, '遮光布', ...lines)).toContain('陰乾')
})

it('is none that denies what the statement says', () => {
  const lines = [
    '## 清洗',
    '遮光布用中性洗劑手洗，泡十分鐘。',
    '## 晾乾',
    '遮光布不可脫水後烘乾，塗層會龜裂。',
  ]
  const text = '遮光布清洗：用中性洗劑手洗，泡十分鐘，遮光布可脫水後烘乾，每半年一次。'
  expect(secondOf({ text, onTopic: '遮光布不可' }, '遮光布用', ...lines)).toBeNull()
  expect(
    secondOf({ text, onTopic: '遮光布可' }, '遮光布用', ...lines.map((line) => line.replace('不可', '可'))),
  ).toContain('烘乾')
})

it('tells the row with the other end of a range beside the row with the first', () => {
  const rows = ['## 價目', '| 布料\t每幅', '| 棉麻\t900 元', '| 緹花\t1,600 元', '| 絨布\t2,400 元']
  expect(second('窗簾每幅約 900 到 2,400 元。', '棉麻', ...rows)).toBe('絨布\t2,400 元')
  expect(second('窗簾每幅約 900 到 2,000 元。', '棉麻', ...rows)).toBeNull()
})
