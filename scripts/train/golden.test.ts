import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import MODELS from '../../functions/src/reading/main-text/model/models.json' with { type: 'json' }
import { readPage } from '../../functions/src/reading/read-page.ts'

const FOLDER = join(import.meta.dirname, 'golden')
const PAGES = readdirSync(FOLDER).filter((file) => file.endsWith('.html'))

/** The result of reading a page: a line for each block, with its role. */
function readingOf(file: string): string {
  const page = readPage({
    bytes: readFileSync(join(FOLDER, file)),
    url: `https://golden.test/${file}`,
    contentType: 'text/html; charset=utf-8',
  })
  const facts = [page.type, page.title, page.author ?? '-', page.publishedAt ?? '-'].join(' | ')
  const blocks = page.blocks.map(({ kind, role, text }) => `${role}\t${kind}\t${text}`)
  return `${[facts, ...blocks].join('\n')}\n`
}

describe('the reader’s models', () => {
  it.each(PAGES)('read %s as in the last reviewed result', async (file) => {
    await expect(readingOf(file)).toMatchFileSnapshot(join(FOLDER, file.replace('.html', '.txt')))
  })

  it('are those that were last reviewed', async () => {
    const { provenance, ...models } = MODELS
    const digest = createHash('sha256').update(JSON.stringify(models)).digest('hex')
    await expect(`${digest}\n`).toMatchFileSnapshot(join(FOLDER, 'models.sha256'))
  })

  it('name the pages they were trained on, and their scores on held-out pages', () => {
    const { pages, pagesSha256, learned, seed, crossValidated } = MODELS.provenance
    expect(pagesSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(learned).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number.isInteger(seed)).toBe(true)
    expect(crossValidated.mainText.all.pages).toBe(pages)
    for (const { wordF1, fourGramF1 } of Object.values(crossValidated.mainText)) {
      expect(wordF1).toBeGreaterThan(0.5)
      expect(fourGramF1).toBeGreaterThan(0.5)
    }
  })
})
