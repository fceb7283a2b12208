import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { passwordPage } from './share-pages.ts'
import { STYLE } from './style.ts'
import { PAPER, TOKENS } from './tokens.ts'

const DECLARATION = /(--[a-z0-9-]+):\s*([^;}]+)/g
const LIGHT_DARK = /^light-dark\((.+), (.+)\)$/

function declarations(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(DECLARATION)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )
}

function halves(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index)]
}

it('gives the exported file the values that the screens have, in light, in dark and on paper', async () => {
  const css = await readFile(new URL('../../../hosting/src/ui/theme/tokens.css', import.meta.url), 'utf8')
  const [screenPart, paperPart] = halves(css, '@media print')
  const screen = declarations(screenPart)
  const paper = declarations(paperPart)
  const [lightPart, darkPart] = halves(TOKENS, '@media')
  const light = declarations(lightPart)
  expect(light.size).toBeGreaterThan(30)
  for (const [name, value] of light) {
    const [, ifLight, ifDark] = LIGHT_DARK.exec(screen.get(name) ?? '') ?? []
    expect(value, name).toBe(ifLight ?? screen.get(name))
    expect(declarations(darkPart).get(name), name).toBe(ifDark)
    // Dark values must not reach the paper, and the paper's own do.
    const onPaper = paper.get(name) ?? (ifDark === undefined ? undefined : value)
    expect(declarations(PAPER).get(name), name).toBe(onPaper)
  }
})

it('defines every token that the exported file and the pages in front of it use', () => {
  const defined = new Set(declarations(TOKENS).keys())
  // The length of a bar, which its own element says.
  defined.add('--share')
  const used = [...`${STYLE}${passwordPage()}`.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => name)
  expect(used).toContain('--font')
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
