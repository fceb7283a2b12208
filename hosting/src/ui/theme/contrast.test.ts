import { readFile } from 'node:fs/promises'
import { contrast, parseColour, TEXT_CONTRAST as TEXT } from '@gaplens/report/brand/contrast'
import { expect, it } from 'vitest'

const COLOUR = /(--[a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g
const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const STATES = ['good', 'fair', 'poor', 'calm', 'own', 'brand']
const CONTROL = 3

/** [foreground, background, least contrast] */
const PAIRS: [string, string, number][] = [
  ...['ink', 'dimmed', 'brand-strong', ...STATES].flatMap((text) =>
    SURFACES.map((surface): [string, string, number] => [text, surface, TEXT]),
  ),
  ...STATES.flatMap((state): [string, string, number][] => [
    [state, `${state}-bg`, TEXT],
    ['ink', `${state}-bg`, TEXT],
  ]),
  ['dimmed', 'brand-bg', TEXT],
  ['brand', 'touched', TEXT],
  ['on-fill', 'brand-fill', TEXT],
  ['on-fill', 'brand-fill-strong', TEXT],
  ['on-deep', 'deep', TEXT],
  ['on-deep-dimmed', 'deep', TEXT],
  ['gold', 'deep', TEXT],
  ['on-gold', 'gold', TEXT],
  ['on-gold', 'gold-strong', TEXT],
  ['on-gold', 'own-fill', TEXT],
  ...SURFACES.map((surface): [string, string, number] => ['line-control', surface, CONTROL]),
]

it.each([
  ['light', 0],
  ['dark', 1],
] as const)('keeps text and the edges of controls readable in the %s colours', async (_, side) => {
  const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')
  const [screen = ''] = css.split('@media print')
  const colours = new Map(
    [...screen.matchAll(COLOUR)].map(([, name = '', light, dark, both]) => [
      name,
      [light ?? both, dark ?? both],
    ]),
  )
  const of = (name: string) => parseColour(colours.get(`--${name}`)?.[side] ?? '')
  const tooFaint = PAIRS.filter(([text, ground, least]) => !(contrast(of(text), of(ground)) >= least))
  expect(tooFaint).toEqual([])
})
