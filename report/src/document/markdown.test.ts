import { expect, it } from 'vitest'
import { toMarkdown } from './markdown.ts'

it('keeps the lines of a table’s cell apart', () => {
  const written = toMarkdown({
    title: '報告',
    lead: [],
    blocks: [
      {
        kind: 'table',
        caption: '大綱',
        head: ['段落', '寫什麼'],
        rows: [[[['水溫']], [['P1-1 補水溫。'], ['P1-2 補<粗細>|。']]]],
      },
    ],
    annex: [],
    footer: [],
  })
  expect(written).toContain('| 水溫 | P1-1 補水溫。<br>P1-2 補&lt;粗細&gt;&#124;。 |')
})
