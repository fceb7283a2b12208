import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { elsewhereNote } from './elsewhere-note.ts'

const sample = viewOf(sampleInput())
const [office] = sample.othersRead

/** The note on what an office of a place says, for a user's page of a title. */
function noteOn(quote: string, title: string, shown = '3 年'): string {
  const pageId = office?.id ?? ''
  const passage = { id: 'rule', pageId, url: 'https://lake.test/', heading: '', quote, link: '' }
  const figure: FigureGroup['figures'][number] = {
    giver: 'page',
    pageId,
    passageId: passage.id,
    value: '3',
    unit: '年',
    shown,
    date: null,
    outdated: false,
  }
  const { coverage } = sample.input
  const sources = sample.input.sources.map((each) =>
    each.page === null
      ? each
      : each.role === 'user'
        ? { ...each, page: { ...each.page, title, siteName: '小舟', text: '養魚的日子' } }
        : each.id === pageId
          ? { ...each, page: { ...each.page, siteName: '靄澤市政府' } }
          : each,
  )
  const input = {
    ...sample.input,
    keyword: '魚缸',
    sources,
    coverage: { ...coverage, passages: [...coverage.passages, passage] },
  }
  return elsewhereNote(viewOf(input), [figure])
}

it('says where a city’s grant holds, unless the user’s page names the city', () => {
  expect(noteOn('每戶補助以 3 年一次為限。', '魚缸怎麼挑')).toBe('（讀者在靄澤市時）')
  expect(noteOn('每戶補助以 3 年一次為限。', '靄澤魚缸怎麼挑')).toBe('')
})

it('says where a city’s rule holds to one who is of another city', () => {
  expect(noteOn('水電圖應保存 3 年。', '魚缸怎麼挑｜台南')).toBe('（讀者在靄澤市時）')
  expect(noteOn('水電圖應保存 3 年。', '魚缸怎麼挑')).toBe('')
})

it('says no place where an office only advises', () => {
  expect(noteOn('濾棉以溫水輕洗 3 分鐘。', '魚缸怎麼挑｜台南')).toBe('')
})

it('says whose rule it is where the office tells what holds for people of elsewhere', () => {
  expect(noteOn('租金設籍者八折，外縣市民為 3 倍。', '魚缸怎麼挑', '3 倍')).toBe('（這是靄澤市的規定）')
})
