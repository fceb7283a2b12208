import type { SimpleSelector } from './selectors.ts'

/** The key under which browsers index a selector: the id of its last part, else a class, else the name. */
export function keyOf({ compounds }: SimpleSelector): string {
  const own = compounds.at(-1)
  if (own === undefined) return '*'
  if (own.id !== null) return `#${own.id}`
  return own.classes[0] === undefined ? (own.tag ?? '*') : `.${own.classes[0]}`
}

/** Characters whose meaning only a parser can decide: nested brackets, namespaces, most escapes. */
const NEEDS_PARSER = /[()[\]"'|/\\]/
/** An escaped character in a name: `.w-1\/2`. */
const ESCAPED_MARK = /\\[^0-9a-f\s>+~,]/gi
const COMBINATORS = ' >+~\t\n\r\f'
/** How many levels of nested brackets are removed. */
const MAX_NESTED = 4
/** Conditions in brackets, which give no key. */
const CONDITION = /\[[^[\]\\]*\]|\([^()\\]*\)/g
const NAMES = /([.#]|::?|^)((?:\\.|[^.#:\\])+)/g

/** The keys of the selectors of a rule, found in its text without parsing it; null when that is impossible. */
export function keysWritten(text: string): string[] | null {
  if (SIMPLE.test(text)) return [text]
  const bare = text.includes('(') || text.includes('[') ? withoutConditions(text) : text
  const marks = bare.includes('\\') ? bare.replace(ESCAPED_MARK, '') : bare
  return NEEDS_PARSER.test(marks) ? null : bare.split(',').map((part) => keyWritten(lastPart(part.trimEnd())))
}

function withoutConditions(text: string): string {
  let bare = text.replace(CONDITION, '')
  for (let depth = 1; depth < MAX_NESTED && bare.includes('('); depth++) bare = bare.replace(CONDITION, '')
  return bare
}

function lastPart(selector: string): string {
  let start = selector.length
  while (start > 0 && !COMBINATORS.includes(selector.charAt(start - 1))) start--
  return start === 0 ? selector : selector.slice(start)
}

function keyWritten(compound: string): string {
  if (SIMPLE.test(compound)) return compound
  if (!compound.includes('#') && !compound.includes('\\')) return plainKey(compound)
  let tag = '*'
  let id: string | null = null
  let first: string | null = null
  for (const [, mark, written = ''] of compound.matchAll(NAMES)) {
    const name = written.includes('\\') ? written.replace(/\\(.)/g, '$1') : written
    if (mark === '#') id = name
    else if (mark === '.') first ??= name
    else if (mark === '') tag = name.toLowerCase()
  }
  if (id !== null) return `#${id}`
  return first === null ? tag : `.${first}`
}

/** The first class, else the name, of a compound without ids and escapes. */
function plainKey(compound: string): string {
  const start = compound.indexOf('.')
  if (start < 0) {
    const colon = compound.indexOf(':')
    return (colon < 0 ? compound : compound.slice(0, colon)).toLowerCase() || '*'
  }
  let end = start + 1
  while (end < compound.length && compound[end] !== '.' && compound[end] !== ':') end++
  return compound.slice(start, end)
}

const SIMPLE = /^(?:[.#][\w-]+|[a-z][a-z\d]*)$/
