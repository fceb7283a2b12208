import { parse, type Selector } from 'css-what'
import { bitsOf, type Compound, type SimpleSelector } from './selectors.ts'

const MAX_COMPOUNDS = 8
/** States that end when pointer or focus moves on. What they show is a menu or a hint. */
const TRANSIENT_STATE = /^(?:hover|focus|focus-within|focus-visible|active)$/

/** The selectors of a rule. Those that match no element in its initial state are marked as conditional or left out. */
export function parseSelectors(text: string): SimpleSelector[] {
  return partsOf(text).flatMap((part) => (PLAIN.test(part) ? (plainSelector(part) ?? []) : parsed(part)))
}

function parsed(text: string): SimpleSelector[] {
  try {
    return parse(text).flatMap((tokens) => simplify(tokens) ?? [])
  } catch {
    return []
  }
}

/** Parsed selectors. Pages of the same software have the same rules. */
const unconditional = new Map<string, readonly SimpleSelector[]>()
const MAX_KNOWN = 5_000
const MAX_KNOWN_CHARS = 200

/** The selectors of a rule that hold in the initial state of the page. */
export function unconditionalSelectors(text: string): readonly SimpleSelector[] {
  const known = unconditional.get(text)
  if (known !== undefined) return known
  const selectors = partsOf(text).flatMap(unconditionalIn)
  if (unconditional.size >= MAX_KNOWN) unconditional.clear()
  if (text.length <= MAX_KNOWN_CHARS) unconditional.set(text, selectors)
  return selectors
}

function unconditionalIn(part: string): SimpleSelector | readonly SimpleSelector[] {
  if (PLAIN.test(part)) return plainSelector(part) ?? []
  if (PLAIN_CLASS.test(part)) return classSelector(part.trim().slice(1).replace(/\\(.)/g, '$1')) ?? []
  if (PSEUDO.test(part) || !INVOLVED.test(part)) return []
  // An attribute other than an id or a class is a condition.
  if (part.includes('[') && !part.includes('\\') && !ID_OR_CLASS.test(part)) return []
  return parsed(part).filter(({ conditional }) => !conditional)
}

/** The selectors of a rule as written, split at the commas outside brackets and quotation marks. */
function partsOf(text: string): readonly string[] {
  if (!COMMA_INSIDE.test(text)) return text.split(',')
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (mark === '\\') at++
    else if (quote !== '') quote = mark === quote ? '' : quote
    else if (mark === '"' || mark === "'") quote = mark
    else if (mark === '(' || mark === '[') depth++
    else if (mark === ')' || mark === ']') depth--
    else if (mark === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

/** A comma that may be inside brackets or quotation marks. */
const COMMA_INSIDE = /["']|[([][^)\]]*,/
/** All pseudo-classes but `:root` are conditions. */
const PSEUDO = /(?<!\\):(?!root)/
/** A selector that is neither plain nor has one of these is conditional. */
const INVOLVED = /[()[\]\\|/*]|:root/
const ID_OR_CLASS = /\[\s*(?:id\s*=|class\s*~=)/i
/** Names, ids and classes, combined as descendants and children. Most selectors are of this kind. */
const PLAIN =
  /^\s*(?:\*|[.#]?[\w\-\u00b0-\uffff]+)(?:[.#][\w\-\u00b0-\uffff]+)*(?:(?:\s*>\s*|\s+)(?:\*|[.#]?[\w\-\u00b0-\uffff]+)(?:[.#][\w\-\u00b0-\uffff]+)*)*\s*$/
const PLAIN_TOKEN = /\s*([\s>])\s*|([.#]?)([\w\-\u00b0-\uffff]+)/g
/** One class with escaped characters in its name: `.md\:w-1\/2`. */
const PLAIN_CLASS = /^\s*\.(?:[\w-]|\\[^\da-f\s])+\s*$/i

function plainSelector(text: string): SimpleSelector | null {
  const compounds: Compound[] = []
  let specificity = 0
  let tag: string | null = null
  let id: string | null = null
  let classes: string[] = []
  let child = false
  for (const [, combinator, mark, name = ''] of text.trim().matchAll(PLAIN_TOKEN)) {
    if (combinator !== undefined) {
      compounds.push({ tag, id, classes, child })
      tag = id = null
      classes = []
      child = combinator === '>'
    } else if (mark === '#') {
      id = name
      specificity += ID
    } else if (mark === '.') {
      classes.push(name)
      specificity += CLASS
    } else {
      tag = name.toLowerCase()
      specificity += 1
    }
  }
  compounds.push({ tag, id, classes, child })
  return selectorOf(compounds, specificity, false)
}

function classSelector(name: string): SimpleSelector | null {
  return selectorOf([{ tag: null, id: null, classes: [name], child: false }], CLASS, false)
}

/** Specificity of an id and of a class, where that of a name is 1. */
const ID = 10_000
const CLASS = 100

function selectorOf(
  compounds: readonly Compound[],
  specificity: number,
  conditional: boolean,
): SimpleSelector | null {
  if (compounds.length > MAX_COMPOUNDS) return null
  const around = compounds.length === 1 ? 0 : bitsOf(compounds.slice(0, -1).flatMap(keysOf))
  return { compounds, specificity, around, conditional }
}

function simplify(tokens: readonly Selector[]): SimpleSelector | null {
  const compounds: Compound[] = []
  let conditional = false
  let specificity = 0
  let tag: string | null = null
  let id: string | null = null
  let classes: string[] = []
  let child = false
  const close = () => {
    compounds.push({ tag, id, classes, child })
    tag = id = null
    classes = []
  }
  for (const token of tokens) {
    if (token.type === 'tag') {
      tag = token.name.toLowerCase()
      specificity += 1
    } else if (token.type === 'attribute' && token.action === 'equals' && token.name === 'id') {
      id = token.value
      specificity += ID
    } else if (token.type === 'attribute' && token.action === 'element' && token.name === 'class') {
      classes.push(token.value)
      specificity += CLASS
    } else if (token.type === 'pseudo-element') return null
    else if (token.type === 'descendant' || token.type === 'child') {
      close()
      child = token.type === 'child'
    } else if (token.type === 'pseudo' && TRANSIENT_STATE.test(token.name)) return null
    else if (token.type !== 'universal' && !(token.type === 'pseudo' && token.name === 'root')) {
      conditional = true
      // The part before `+` or `~` is a sibling, not an ancestor.
      if (token.type === 'adjacent' || token.type === 'sibling') {
        tag = id = null
        classes = []
      }
    }
  }
  close()
  return selectorOf(compounds, specificity, conditional)
}

/** The keys of all conditions in a part of a selector. */
function keysOf({ tag, id, classes }: Compound): string[] {
  return [
    ...(tag === null ? [] : [tag]),
    ...(id === null ? [] : [`#${id}`]),
    ...classes.map((name) => `.${name}`),
  ]
}
