import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from './read.ts'
import { bare, markedPage } from './testing/marked-page.ts'

const FOLDER = join(import.meta.dirname, 'testing/taiwan')
const TEXTS: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'texts.json'), 'utf8'))

/** The pages' addresses, where the site's kind needs one of its own. */
const URLS: Readonly<Record<string, string>> = {
  mobile01: 'https://forum.test/topicdetail.php?f=168&t=7001',
  pixnet: 'https://rainyday.wool.test/blog/post/400100200',
  clinic: 'https://clinic.test/',
}

/** Which marked texts of a page are quoted as its content, and which of its content are not. */
function read(name: string, length: 'short' | 'long') {
  const { bytes, pieces } = markedPage(readFileSync(join(FOLDER, `${name}.txt`), 'utf8'), TEXTS, length)
  const page = readPage({
    bytes,
    url: URLS[name] ?? `https://${name}.test/article/1001`,
    contentType: 'text/html; charset=utf-8',
  })
  const quoted = page.blocks.filter(({ role }) => role === 'content').map(({ text }) => bare(text))
  const isQuoted = (text: string): boolean => quoted.some((block) => block.includes(text))
  const content = pieces.filter(({ role }) => role === 'content').map(({ text }) => text)
  const around = pieces
    .filter(({ role }) => role !== 'content' && role !== 'caption' && role !== 'reply')
    .map(({ text }) => text)
    // A heading may stand in the list of contents, too, and an office in its own text.
    .filter((text) => bare(page.title) !== text && !content.some((own) => own.includes(text)))
  return {
    page,
    lost: content.filter((text) => !isQuoted(text)),
    quotedAround: around.filter(isQuoted),
  }
}

const PAGES = [
  'bahamut',
  'clinic',
  'cna',
  'dcard',
  'divtable',
  'elementor',
  'gov',
  'gov-table',
  'ltn',
  'medium',
  'mobile01',
  'pixnet',
  'ptt',
  'qa-table',
  'small-table',
  'udn',
]

describe('a page as Taiwan lays it out', () => {
  it.each(PAGES.flatMap((name) => [[name, 'short'] as const, [name, 'long'] as const]))(
    'quotes its own text and nothing around it: %s, %s',
    (name, length) => {
      const { lost, quotedAround } = read(name, length)
      expect({ lost, quotedAround }).toEqual({ lost: [], quotedAround: [] })
    },
  )
})
