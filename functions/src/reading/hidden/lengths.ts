/** Assumed pixels of relative units: a font of 16 px on a screen of 1280 × 800 px. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  '': 1,
  pt: 4 / 3,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
  cm: 37.8,
  mm: 3.78,
  in: 96,
  vw: 12.8,
  vh: 8,
  dvw: 12.8,
  dvh: 8,
  vmin: 8,
  vmax: 12.8,
}
const LENGTH = /^(?:calc\()?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]*|%)\s*\)?$/

/** A length in pixels; null when it is invalid or relative to something unknown. `percent` is the length of 1 % in pixels. */
export function pixels(value: string | undefined, percent?: number): number | null {
  const [, number, unit = ''] = value?.match(LENGTH) ?? []
  if (number === undefined) return null
  if (Number(number) === 0) return 0
  const one = unit === '%' ? percent : PIXELS[unit]
  return one === undefined ? null : Number(number) * one
}

/** The parts of a value, split at spaces and commas outside brackets. */
export function parts(value: string): string[] {
  if (value === '') return []
  return value.match(/[^\s,(]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?|\([^()]*\)/g) ?? []
}

/** The functions of a value such as `scale(0) rotate(3deg)`, each with its arguments. */
export function functionsOf(value: string): { readonly name: string; readonly args: readonly string[] }[] {
  if (value === '') return []
  return [...value.matchAll(/([a-z0-9-]+)\(([^()]*)\)/g)].map(([, name = '', args = '']) => ({
    name,
    args: args.split(/[\s,]+/).filter((arg) => arg !== ''),
  }))
}
