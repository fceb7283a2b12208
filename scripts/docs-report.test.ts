import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from './lib/paths.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: inRoot('.') })
    .map((path) => readFileSync(inRoot(path), 'utf8'))
    .join('\n')
const CODE = read('{contracts,coverage,functions,report,text}/src/**/*.ts')
/** A constant as the pages write it: a value, at most one word, and its name as code in brackets. */
const CONSTANT = /([\d,.]*\d)(?:\s[a-z]+)?\s\(`([A-Z][A-Z_]+)`\)/g

it('docs/report gives constants the values that the code has', () => {
  const named = [...read('docs/report/*.md').matchAll(CONSTANT)].map(([, value = '', name = '']) => ({
    name,
    value: Number(value.replaceAll(',', '')),
  }))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name, value }) => !valuesOf(name).includes(value))).toEqual([])
})

it('the plot in docs/report.md shows the figures of the table above it', () => {
  const text = read('docs/report.md')
  const rows = [...text.matchAll(/^\| [\d.]+–[\d.]+ \|[^|]+\| ([\d.]+) \| ([\d.]+) \|$/gm)]
  const plotted = (name: string) => new RegExp(`^ +${name} \\[(.+)\\]$`, 'm').exec(text)?.[1]?.split(', ')
  expect(rows.length).toBeGreaterThan(9)
  expect(plotted('line')).toEqual(rows.map(([, mean]) => mean))
  expect(plotted('bar')).toEqual(rows.map(([, , share]) => share))
})

/** The numbers that the code gives to constants of this name. */
function valuesOf(name: string): number[] {
  const defined = new RegExp(`\\bconst ${name} = ([\\d_.]+)$`, 'gm')
  return [...CODE.matchAll(defined)].map(([, value = '']) => Number(value.replaceAll('_', '')))
}
