import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { withListedItems } from './listed-items.ts'

/** What is quoted of a page, if the claims that begin so are quoted first. */
function quotesOf(
  { lacking, begin, type = 'article' }: { lacking: string[]; begin: string[]; type?: 'article' | 'forum' },
  ...lines: string[]
): string[] {
  const source = markedSource(1, lines.join('\n'))
  const corpus = buildCorpus([
    { ...source, page: source.page === null ? null : { ...source.page, type } },
    markedSource(2, '## 屋頂\n換一片瓦要兩百元，整面重鋪要看坡度和鷹架。'),
  ])
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const quotes = begin.flatMap((each) => corpus.claims.find(({ claim }) => claim.text.startsWith(each)) ?? [])
  const sought = { text: `挑二手單車先看車架，也要${lacking.join('、')}。`, keyword: '二手單車', lacking }
  return withListedItems(corpus, page, sought, quotes).map(
    ({ claim }) => page.source.page?.text.slice(claim.start, claim.quoteEnd) ?? '',
  )
}

const FRAME = '車架：焊道有裂痕的別買'
const CHAIN = '鏈條：用尺量十節，長過一公分就換'
const BRAKE = '煞車：捏到底碰不到把手才行'
const LIST = ['## 看三樣', `- ${FRAME}`, `- ${CHAIN}`, `- ${BRAKE}`]

it('goes on to the item of a list by whose name a quote lacks something', () => {
  expect(quotesOf({ lacking: ['檢查鏈條是否拉長'], begin: ['車架'] }, ...LIST)).toEqual([
    `${FRAME}\n${CHAIN}`,
  ])
})

it('makes one quote of two that meet', () => {
  expect(quotesOf({ lacking: ['檢查鏈條是否拉長'], begin: ['車架', '煞車'] }, ...LIST)).toEqual([
    `${FRAME}\n${CHAIN}`,
    BRAKE,
  ])
  expect(quotesOf({ lacking: ['煞車', '鏈條'], begin: ['車架'] }, ...LIST)).toEqual([
    `${FRAME}\n${CHAIN}\n${BRAKE}`,
  ])
})

it('does so by the words of an item without a name, but not by one of several', () => {
  const items = ['## 看三樣', `- ${FRAME}`, '- 看到鏈條拉長的就殺價', '- 問前一手住哪裡']
  expect(quotesOf({ lacking: ['鏈條拉長'], begin: ['車架'] }, ...items)).toEqual([
    `${FRAME}\n看到鏈條拉長的就殺價`,
  ])
  expect(quotesOf({ lacking: ['避震鏈條清潔費'], begin: ['車架'] }, ...items)).toEqual([FRAME])
})

it('takes no item that lets one do what a clause rules out, nor one under another heading', () => {
  const items = ['## 看三樣', `- ${FRAME}`, '- 用鋼刷刷鏈條，再上油']
  expect(quotesOf({ lacking: ['不要用鋼刷'], begin: ['車架'] }, ...items)).toEqual([FRAME])
  expect(
    quotesOf({ lacking: ['鏈條'], begin: ['車架'] }, '## 看一樣', `- ${FRAME}`, '## 保養', CHAIN),
  ).toEqual([FRAME])
})

it('takes no other post of a thread, and nothing from the end of a long list', () => {
  expect(quotesOf({ lacking: ['鏈條'], begin: ['車架'], type: 'forum' }, ...LIST)).toEqual([FRAME])
  const long = Array.from(
    { length: 12 },
    (_, at) => `- 零件${at}：看外觀有沒有刮痕，轉起來順不順，有沒有異音`,
  )
  expect(
    quotesOf({ lacking: ['鏈條'], begin: ['車架'] }, '## 全部', `- ${FRAME}`, ...long, `- ${CHAIN}`),
  ).toEqual([FRAME])
})
