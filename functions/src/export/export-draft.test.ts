import { afterAll, expect, it } from 'vitest'
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts'
import { createDraftExporter } from './export-draft.ts'
import { plainDraft } from './plain-draft.ts'

const exporter = createDraftExporter({ size: 1, cpuMs: 3_000, clockMs: 120_000, maxHeapMb: 160 })
afterAll(() => exporter.close())

it('exports a draft in both formats, from a thread of its own', async () => {
  const draft = { title: '手沖', text: '# 手沖\n\n水溫 **92 度**。 [壞](javascript:x)' }
  expect(await exporter.file({ ...draft, format: 'html' })).toContain('<strong>92 度</strong>')
  expect(await exporter.file({ ...draft, format: 'markdown' })).toBe('# 手沖\n\n水溫 **92 度**。 壞')
})

it.each(['](', '-\n', '> '])(
  'exports a draft of nothing but %j as plain text, and the next as ever',
  async (mark) => {
    const text = `開頭\n\n${mark.repeat(30_000)}\n\n結尾`
    const html = await exporter.file({ format: 'html', title: '長', text })
    expect(html).toContain('<p>開頭</p>')
    expect(html).toContain('<p>結尾</p>')
    expect(await exporter.file({ format: 'markdown', title: '', text: '**好**' })).toBe('**好**')
  },
)

it('writes plain text in a time that grows with its length', () => {
  const time = (text: string) => cpuTimeOf(() => plainDraft({ format: 'markdown', title: '', text }))
  for (const mark of ['[', '\t', '　', '-', '*', 'www.', '1', '\n', '\r', '&']) {
    time(mark.repeat(2_000))
    expect(time(mark.repeat(200_000)), JSON.stringify(mark)).toBeLessThan(2_000)
  }
})
