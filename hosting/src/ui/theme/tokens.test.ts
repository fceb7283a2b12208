import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STYLE } from '../../../../functions/src/export/style.ts'
import { PAPER, TOKENS } from '../../../../functions/src/export/tokens.ts'

const SOURCES = join(import.meta.dirname, '..', '..')
const TOKENS_FILE = 'ui/theme/tokens.css'

/** Values that are allowed although they are no tokens, each with its reason. */
const ALLOWED = new Map([
  ['ui/text/clamp.module.css black', 'a mask: how much shows, no colour'],
  ['account/brand/brand-screen.module.css #1e252b', 'a preview shows light and dark side by side'],
  ['account/brand/brand-screen.module.css #dfe4e8', 'as above'],
  ['ui/theme/global.css 10.5pt', 'the root size on paper, which every rem there is counted from'],
])

const RULES: { what: string; pattern: RegExp; fine: RegExp }[] = [
  {
    what: 'font size',
    pattern: /(?<![\w-])font-size:\s*([^;}]+)/g,
    fine: /^(var\(--text-[a-z0-9]+\)|inherit)$/,
  },
  {
    what: 'radius',
    pattern: /(?<![\w-])border(?:-[a-z]+)*-radius:\s*([^;}]+)/g,
    fine: /^((var\(--radius-[a-z]+\)|0|inherit) ?)+$/,
  },
  {
    what: 'colour',
    pattern:
      /(#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab|lch|hwb)\([^)]*\)|(?<=[:, (])(?:black|white)(?![\w-]))/gi,
    fine: /^$/,
  },
  {
    what: 'space',
    pattern: /(?<![\w-])(?:(?:padding|margin)(?:-[a-z]+)*|(?:row-|column-)?gap):\s*[^;(}]*?([0-9.]+rem)/g,
    // Beyond the scale it is layout: the width of a column, the height of a bar.
    fine: /^([5-9]|1\d)(\.\d+)?rem$/,
  },
  {
    what: 'breakpoint',
    pattern: /@(?:media|container)[^{]*-width:\s*([^)]+)\)/g,
    // 40rem is the width of a container that has room for two quotes; the breakpoints are widths of the screen.
    fine: /^(30|48|64|80)em$|^40rem$/,
  },
]

async function stylesheets(): Promise<[string, string][]> {
  const files = await readdir(SOURCES, { recursive: true })
  const others = files.filter((file) => file.endsWith('.css') && file !== TOKENS_FILE)
  return Promise.all(
    others.map(
      async (file): Promise<[string, string]> => [file, await readFile(join(SOURCES, file), 'utf8')],
    ),
  )
}

/** What a stylesheet says outside the tokens. */
function strays(file: string, css: string): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '')
  return RULES.flatMap(({ what, pattern, fine }) =>
    [...text.matchAll(pattern)]
      .map(([, value = '']) => value.trim())
      .filter((value) => !fine.test(value) && !ALLOWED.has(`${file} ${value}`))
      .map((value) => `${file}: ${what} ${value}`),
  )
}

it('holds every size of text, radius, colour, space and breakpoint of the stylesheets to the tokens', async () => {
  const sheets = await stylesheets()
  expect(sheets.length).toBeGreaterThan(90)
  expect(sheets.flatMap(([file, css]) => strays(file, css))).toEqual([])
})

it('holds the exported file to them as well', () => {
  const rules = STYLE.replace(TOKENS, '').replace(PAPER, '')
  expect(strays('export', rules).filter((stray) => !/space|10\.5pt/.test(stray))).toEqual([])
})

it('finds what is outside them', () => {
  const css =
    '.a { font-size: 13px; border-radius: 7px; color: #abc; gap: 0.8rem; } @media (max-width: 41em) {}'
  expect(strays('a.css', css)).toHaveLength(RULES.length)
})

it('allows nothing that is not there', async () => {
  const all = (await stylesheets()).map(([file, css]) => `${file} ${css}`)
  for (const exception of ALLOWED.keys()) {
    const [file = '', value = ''] = exception.split(' ')
    expect(
      all.some((sheet) => sheet.startsWith(file) && sheet.includes(value)),
      exception,
    ).toBe(true)
  }
})

it('uses no property that the tokens do not define', async () => {
  const tokens = await readFile(join(SOURCES, TOKENS_FILE), 'utf8')
  const sheets = await stylesheets()
  const parts = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const scripts = await Promise.all(parts.map((file) => readFile(join(SOURCES, file), 'utf8')))
  const defined = new Set(
    [tokens, ...sheets.map(([, css]) => css), ...scripts]
      .flatMap((text) => [...text.matchAll(/(--[a-z0-9-]+)'?:/g)])
      .map(([, name]) => name),
  )
  const used = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => `${file} ${name}`),
  )
  expect(used.filter((use) => !defined.has(use.split(' ')[1]) && !use.includes('--mantine-'))).toEqual([])
})
