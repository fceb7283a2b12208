import type { FigureGroup, Passage } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { publisherOf } from './public-figures.ts'

const view = viewOf(sampleInput())

function publisherBy(quote: string, shown: string) {
  const figure = {
    giver: 'page' as const,
    pageId: 'x',
    passageId: 'x1',
    unit: '',
    date: null,
    outdated: false,
  }
  const group: FigureGroup = {
    id: 'f1',
    topicId: null,
    about: [],
    disagree: true,
    onlyOutdatedDiffers: false,
    confirmed: true,
    userDiffers: false,
    figures: [{ ...figure, value: shown, shown }],
  }
  return publisherOf({ ...view, passage: () => ({ heading: '', quote }) as Passage }, group)
}

it('knows whose figure a law or a railway sets', () => {
  expect(publisherBy('停車逾時一律罰 600 元。', '600 元')).toBe('authority')
  expect(publisherBy('欠款的法定利率是 5%。', '5%')).toBe('authority')
  expect(publisherBy('業者應於退租後 15 日內結清。', '15 日')).toBe('authority')
  expect(publisherBy('未滿 16 歲的由監護人代為申請。', '未滿 16 歲')).toBe('authority')
  expect(publisherBy('調解不收聲請費 300 元。', '300 元')).toBe('authority')
  expect(publisherBy('滿 20 歲的人可以向法院提出收養。', '滿 20 歲')).toBe('authority')
  expect(publisherBy('扣押的請求權兩年不行使就沒有了。', '兩年')).toBe('authority')
  expect(publisherBy('未滿 16 歲不能玩滑水道。', '未滿 16 歲')).toBeNull()
  expect(publisherBy('區間列車到海邊約 40 分鐘。', '40 分鐘')).toBe('operator')
  expect(publisherBy('從火車站走到海邊約 40 分鐘。', '40 分鐘')).toBeNull()
  expect(publisherBy('茶葉開封後放 3 個月。', '3 個月')).toBeNull()
})
