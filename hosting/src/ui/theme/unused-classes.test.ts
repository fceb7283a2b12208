import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', '..')
const read = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: SOURCES }).map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')])

const SHEETS = read('**/*.css')
const SCRIPTS = read('**/*.{ts,tsx}').filter(([file]) => !/\.test\.tsx?$/.test(file))

/** The code that can use the classes of a stylesheet: for a module the files that import it, else every file. */
function usersOf(sheet: string): string {
  const path = join(SOURCES, sheet)
  const imports = ([file, code]: [string, string]) =>
    [...code.matchAll(/from '([^']+\.css)'/g)].some(
      ([, from = '']) => resolve(SOURCES, file, '..', from) === path,
    )
  const users = sheet.endsWith('.module.css') ? SCRIPTS.filter(imports) : SCRIPTS
  return users.map(([, code]) => code.replaceAll('.module.css', '')).join('\n')
}

/** Classes of a stylesheet that no code names, as `classes.name` or in a string. Mantine's own classes are not ours. */
function unused(css: string, code: string): string[] {
  const names = css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g)
  return [...new Set([...names].map(([, name = '']) => name))].filter(
    (name) =>
      !name.startsWith('mantine-') &&
      !new RegExp(`(?:\\.|['"\`](?:[^'"\`\\n]* )?)${name}(?![\\w-])`).test(code),
  )
}

it('has no class that nothing uses', () => {
  expect(SHEETS.length).toBeGreaterThan(90)
  expect(
    SHEETS.flatMap(([sheet, css]) => unused(css, usersOf(sheet)).map((name) => `${sheet} .${name}`)),
  ).toEqual([])
})

it('finds one', () => {
  expect(unused('.a { } .b:hover > .c-d { }', "b(classes.a + 'e c-d')")).toEqual(['b'])
})
