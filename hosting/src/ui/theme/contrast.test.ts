import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const COLOUR = /(--[a-z-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g
const SURFACES = ['surface', 'surface-raised', 'surface-sunken']
const STATES = ['good', 'fair', 'poor', 'calm', 'own', 'brand']
const TEXT = 4.5
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

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2's contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

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
  const of = (name: string) => colours.get(`--${name}`)?.[side] ?? ''
  const tooFaint = PAIRS.filter(([text, ground, least]) => !(contrast(of(text), of(ground)) >= least))
  expect(tooFaint).toEqual([])
})
