import { readFileSync } from 'node:fs'

/** A text that a model writes in one place of its answer, and the facts it cites for it. */
export interface Planted {
  readonly kind: string
  readonly place: string
  /** The topic or the page it is about. */
  readonly about: string
  readonly facts: readonly string[]
  readonly text: string
  /** What has to be told with it where it is told: with that it is no lie. */
  readonly with: string
}

/** Reads a file of planted texts, one a line. */
export function readPlanted(file: string): Planted[] {
  let kind = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): Planted[] => {
      if (line.startsWith('@kind ')) kind = line.slice(6)
      const [, place, about, facts, text] = /^(\w+) (\S+) (\S+) \| (.*)$/.exec(line) ?? []
      if (place === undefined || about === undefined || facts === undefined || text === undefined) return []
      return [{ kind, place, about, facts: facts === '-' ? [] : facts.split(','), ...textOf(text) }]
    })
}

/** A text, and behind `||` what makes it true. */
function textOf(line: string): Pick<Planted, 'text' | 'with'> {
  const [text = '', mends = ''] = line.split(' || ')
  return { text: withMarks(text), with: mends }
}

/** Marks that no editor shows are written as their code. */
function withMarks(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
