import { type Declarations, parseDeclarations } from './declarations.ts'
import { parseSelectors, unconditionalSelectors } from './parse-selectors.ts'
import { keyOf, keysWritten } from './selector-keys.ts'
import type { SimpleSelector } from './selectors.ts'

/** A selector with what it declares. */
export interface Rule {
  readonly selector: SimpleSelector
  readonly order: number
  readonly declarations: Declarations
}

/** A rule as it is written. Few of a sheet's rules can be about an element of the page: only those are parsed. */
class WrittenRule {
  readonly order: number
  readonly holds: boolean
  readonly #prelude: string
  readonly #style: string
  #unconditional: readonly SimpleSelector[] | null = null
  #declarations: Declarations | null = null

  constructor(order: number, holds: boolean, prelude: string, style: string) {
    this.order = order
    this.holds = holds
    this.#prelude = prelude
    this.#style = style
  }

  get selectors(): readonly SimpleSelector[] {
    return parseSelectors(this.#prelude)
  }

  get unconditional(): readonly SimpleSelector[] {
    this.#unconditional ??= unconditionalSelectors(this.#prelude)
    return this.#unconditional
  }

  get declarations(): Declarations {
    this.#declarations ??= parseDeclarations(this.#style)
    return this.#declarations
  }
}

/** Bounds of what is looked at: pages have a tenth of it. */
const MAX_RULES = 10_000
const MAX_PRELUDE = 2_000
/** Rules of one key that an element is held against. */
const MAX_CANDIDATES = 200

/** At-rules whose rules hold for a reader at a desk, unless their condition says otherwise. */
const ENTERED = /^@(?:media|supports|layer|container|scope)\b/i
const ELSEWHERE = /print|speech|max-width|max-height|orientation|prefers-|hover|scripting|width\s*[<>]/i
const FROM_WIDTH = /min-width\s*:\s*([\d.]+)/i
/** Every screen is at least so wide, in pixels; in `em` no page gives more. */
const ANY_WIDTH = 320

const NO_RULES: readonly Rule[] = []
const ID = /#([\w\-\u00b0-\uffff]+)/g
/** An id in brackets, or one that may be written with escapes. */
const INVOLVED_ID = /\[\s*id|#[^\s>+~,.:[]*\\/i

/** The rules of style sheets by the key of what they are about, parsed when the key is first asked for. */
export class SheetRules {
  readonly #written = new Map<string, WrittenRule[]>()
  readonly #held = new Map<string, readonly Rule[]>()
  readonly #elsewhere = new Map<string, readonly Declarations[]>()
  #count = 0
  readonly #ids = new Set<string>()
  /** Some selector names ids in a way that is not read off its text. */
  #involvedIds = false

  get empty(): boolean {
    return this.#written.size === 0
  }

  /** Whether a selector may ask for the id. Most ids are there for scripts and links alone. */
  asksForId(id: string): boolean {
    return this.#involvedIds || this.#ids.has(id)
  }

  /**
   * The rules that hold on the page as it stands.
   * @param key as `keyOf` answers it
   */
  held(key: string): readonly Rule[] {
    const known = this.#held.get(key)
    if (known !== undefined) return known
    const written = this.#written.get(key)
    if (written === undefined) return NO_RULES
    const held: Rule[] = []
    for (const rule of written) {
      // Selectors take longer to parse than declarations, few of which are looked at.
      if (!rule.holds || rule.declarations.size === 0) continue
      const { order, declarations } = rule
      for (const selector of rule.unconditional)
        if (keyOf(selector) === key) held.push({ selector, order, declarations })
      if (held.length >= MAX_CANDIDATES) break
    }
    this.#held.set(key, held)
    return held
  }

  /** What is declared in another state: opened, scrolled to, on another screen. */
  elsewhere(key: string): readonly Declarations[] {
    const known = this.#elsewhere.get(key)
    if (known !== undefined) return known
    const elsewhere: Declarations[] = []
    for (const { holds, selectors, declarations } of this.#written.get(key) ?? []) {
      if (declarations.size === 0) continue
      for (const selector of selectors)
        if (keyOf(selector) === key && (!holds || selector.conditional)) elsewhere.push(declarations)
      if (elsewhere.length >= MAX_CANDIDATES) break
    }
    this.#elsewhere.set(key, elsewhere)
    return elsewhere
  }

  /**
   * Walks a sheet brace by brace: a prelude, then either rules of their own or declarations.
   * @param css without comments
   */
  read(css: string): void {
    let start = 0
    /** For each open at-rule, whether its rules hold. */
    const open: boolean[] = []
    let skipped = 0
    let [opening, closing] = [bracketAt(css, '{', 0), bracketAt(css, '}', 0)]
    while (opening < css.length || closing < css.length) {
      const at = Math.min(opening, closing)
      const text = css.slice(start, at)
      start = at + 1
      if (closing === at) {
        closing = bracketAt(css, '}', start)
        if (skipped > 0) skipped -= 1
        else open.pop()
        continue
      }
      opening = bracketAt(css, '{', start)
      if (skipped > 0) {
        skipped += 1
        continue
      }
      const prelude = text.slice(text.lastIndexOf(';') + 1).trim()
      if (prelude.startsWith('@')) {
        if (ENTERED.test(prelude)) open.push(isAnywhere(prelude))
        else skipped = 1
        continue
      }
      this.#add(prelude, css.slice(start, closing), !open.includes(false))
      if (closing === css.length || this.#count >= MAX_RULES) return
      start = closing + 1
      closing = bracketAt(css, '}', start)
      if (opening < start) opening = bracketAt(css, '{', start)
    }
  }

  #add(written: string, style: string, holds: boolean): void {
    const prelude = written.slice(0, MAX_PRELUDE)
    const rule = new WrittenRule(this.#count, holds, prelude, style)
    const [hasId, hasBrackets] = [prelude.includes('#'), prelude.includes('[')]
    if ((hasId || hasBrackets) && INVOLVED_ID.test(prelude)) this.#involvedIds = true
    else if (hasId) for (const [, id = ''] of prelude.matchAll(ID)) this.#ids.add(id)
    for (const key of keysWritten(prelude) ?? rule.selectors.map(keyOf)) {
      this.#count += 1
      const rules = this.#written.get(key)
      if (rules === undefined) this.#written.set(key, [rule])
      // A rule may name one key twice, and is then parsed for it once.
      else if (rules.at(-1) !== rule) rules.push(rule)
    }
  }
}

function isAnywhere(condition: string): boolean {
  const from = Number(condition.match(FROM_WIDTH)?.[1] ?? 0)
  return (
    !ELSEWHERE.test(condition) &&
    from <= (/min-width\s*:\s*[\d.]+r?em/i.test(condition) ? ANY_WIDTH / 16 : ANY_WIDTH)
  )
}

/** Where the next of these brackets stands; the end of the sheet where none is left. */
function bracketAt(css: string, bracket: string, from: number): number {
  const at = css.indexOf(bracket, from)
  return at < 0 ? css.length : at
}
