import { type Declarations, parseDeclarations } from './declarations.ts'
import { parseSelectors, unconditionalSelectors } from './parse-selectors.ts'
import { keyOf, keysWritten } from './selector-keys.ts'
import type { SimpleSelector } from './selectors.ts'

/** A selector with its declarations. */
export interface Rule {
  readonly selector: SimpleSelector
  readonly order: number
  readonly declarations: Declarations
}

/** A rule that is parsed on demand, because few rules of a style sheet can match an element of the page. */
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

/** Limits on rules. Real pages have a tenth of these. */
const MAX_RULES = 10_000
const MAX_PRELUDE = 2_000
/** How many rules of one key are tested on an element. */
const MAX_CANDIDATES = 200

/** At-rules whose rules apply on a desktop screen, unless their condition says otherwise. */
const ENTERED = /^@(?:media|supports|layer|container|scope)\b/i
const ELSEWHERE = /print|speech|max-width|max-height|orientation|prefers-|hover|scripting|width\s*[<>]/i
const FROM_WIDTH = /min-width\s*:\s*([\d.]+)/i
/** The smallest width of any screen, in pixels. */
const ANY_WIDTH = 320

const NO_RULES: readonly Rule[] = []
const ID = /#([\w\-\u00b0-\uffff]+)/g
/** An id in brackets or with escapes. */
const INVOLVED_ID = /\[\s*id|#[^\s>+~,.:[]*\\/i

/** The rules of style sheets, indexed by the key of their selectors. They are parsed when a key is first requested. */
export class SheetRules {
  readonly #written = new Map<string, WrittenRule[]>()
  readonly #held = new Map<string, readonly Rule[]>()
  readonly #elsewhere = new Map<string, readonly Declarations[]>()
  #count = 0
  readonly #ids = new Set<string>()
  /** Whether some selector names ids in a way that cannot be found in its text without parsing. */
  #involvedIds = false

  get empty(): boolean {
    return this.#written.size === 0
  }

  /** Whether a selector may use the id. Most ids are used by scripts and links only. */
  asksForId(id: string): boolean {
    return this.#involvedIds || this.#ids.has(id)
  }

  /**
   * The rules that hold in the initial state of the page.
   * @param key see `keyOf`
   */
  held(key: string): readonly Rule[] {
    const known = this.#held.get(key)
    if (known !== undefined) return known
    const written = this.#written.get(key)
    if (written === undefined) return NO_RULES
    const held: Rule[] = []
    for (const rule of written) {
      // Declarations are checked first, because they parse faster than selectors and few are relevant.
      if (!rule.holds || rule.declarations.size === 0) continue
      const { order, declarations } = rule
      for (const selector of rule.unconditional)
        if (keyOf(selector) === key) held.push({ selector, order, declarations })
      if (held.length >= MAX_CANDIDATES) break
    }
    this.#held.set(key, held)
    return held
  }

  /** The declarations for other states: opened, scrolled to, on another screen. */
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
   * Reads a style sheet from brace to brace: a prelude, then either nested rules or declarations.
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

/** The offset of the next such bracket; the length of the sheet when none is left. */
function bracketAt(css: string, bracket: string, from: number): number {
  const at = css.indexOf(bracket, from)
  return at < 0 ? css.length : at
}
