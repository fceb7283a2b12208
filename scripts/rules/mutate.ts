/** Rules that differ from the given ones in one condition. */
export interface Mutant {
  /** Place and change, such as `isAdmin: drop «isSignedIn()»`. Explanations of surviving mutants refer to this name. */
  readonly name: string
  readonly rules: string
}

/** A change of one range of the text. */
interface Edit {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The range of an expression. `to` is exclusive. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Every mutant of the rules, each once. */
export function mutantsOf(rules: string): Mutant[] {
  const code = withoutComments(rules)
  const mutants = new Map<string, Mutant>()
  const edits = conditions(code).flatMap(({ place, span }) =>
    [...operandEdits(code, span), ...leafEdits(code, span)].map((edit) => ({
      ...edit,
      name: `${place}: ${edit.name}`,
    })),
  )
  for (const { name, from, to, text } of [...edits, ...allowEdits(code)]) {
    const mutated = rules.slice(0, from) + text + rules.slice(to)
    if (mutated !== rules && !mutants.has(mutated)) mutants.set(mutated, { name, rules: mutated })
  }
  return [...mutants.values()]
}

/** Replaces comments with spaces, so that positions stay the same. */
function withoutComments(rules: string): string {
  return rules.replace(/\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length))
}

/** Every condition of the rules with a name for its place: the result of each function and the test of each `allow`. */
function conditions(code: string): { place: string; span: Span }[] {
  const functions = [...code.matchAll(/function (\w+)\([^)]*\)\s*\{\s*return\s+([^;]+);/g)].map((match) => ({
    place: match[1] ?? '',
    span: lastGroup(match),
  }))
  const allows = [...code.matchAll(/allow ([\w, ]+): if ([^;]+);/g)].map((match) => ({
    place: `${placeOf(code, match.index)} ${match[1]}`,
    span: lastGroup(match),
  }))
  return [...functions, ...allows]
}

/** The range of a match's last group, which is at its end except for one `;`. */
function lastGroup(match: RegExpExecArray): Span {
  const to = match.index + match[0].length - 1
  return { from: to - (match[2] ?? '').length, to }
}

/** The path of the innermost `match` around a position. */
function placeOf(code: string, at: number): string {
  const open: string[] = []
  for (const [token, path] of code.slice(0, at).matchAll(/match (\/\S+) \{|\{(?=\s)|\}(?=\s)/g)) {
    if (token === '}') open.pop()
    else open.push(path ?? '')
  }
  return open.findLast((path) => path !== '') ?? ''
}

/** Drops each operand of `&&` and `||`, negates it or replaces it with a constant, and swaps the operators. */
function operandEdits(code: string, whole: Span): Edit[] {
  const bare = unwrapped(code, whole)
  const text = (span: Span) => code.slice(span.from, span.to).replace(/\s+/g, ' ')
  const settle = (span: Span): Edit[] => [
    { ...span, name: `true for «${text(span)}»`, text: 'true' },
    { ...span, name: `false for «${text(span)}»`, text: 'false' },
    { ...span, name: `not «${text(span)}»`, text: `!(${code.slice(span.from, span.to)})` },
  ]
  for (const operator of ['||', '&&'] as const) {
    const operands = splitAt(code, bare, operator)
    if (operands.length < 2) continue
    const other = operator === '&&' ? '||' : '&&'
    const swaps = operands.slice(1).map((operand, index): Edit => {
      const between = { from: operands[index]?.to ?? 0, to: operand.from }
      return { ...between, name: `${other} before «${text(operand)}»`, text: ` ${other} ` }
    })
    return [...settle(bare), ...swaps, ...operands.flatMap((operand) => operandEdits(code, operand))]
  }
  return settle(bare)
}

/** Reverses comparisons, changes numbers by one, and changes texts, types and list items. */
function leafEdits(code: string, span: Span): Edit[] {
  const inside = code.slice(span.from, span.to)
  const each = (pattern: RegExp, change: (match: RegExpExecArray) => string[]): Edit[] =>
    [...inside.matchAll(pattern)].flatMap((match) =>
      change(match).map((text) => {
        const from = span.from + match.index
        const before = code.slice(Math.max(span.from, from - 24), from).replace(/\s+/g, ' ')
        return { from, to: from + match[0].length, text, name: `…${before}«${match[0]}» becomes «${text}»` }
      }),
    )
  return [
    ...each(/[!=]=|[<>]=?/g, ([sign]) => COMPARISONS[sign] ?? []),
    ...each(/\b\d+\b/g, ([digits]) => [String(Number(digits) + 1), String(Number(digits) - 1)]),
    ...each(/'(\w+)'(?!\s*[,\]])/g, ([, word]) => [
      `'${word}x'`,
      ...(SWAPS[word ?? ''] ?? []).map((to) => `'${to}'`),
    ]),
    ...each(/\bis (int|string)\b/g, ([, type]) =>
      type === 'int' ? ['is number', 'is float'] : ['is list', 'is map'],
    ),
    ...each(/has(?:Only|All)\(\[[^\]]*\]\)/g, ([call]) => listChanges(call)),
    ...each(/\bhasOnly\b/g, () => ['hasAny', 'hasAll']),
    ...each(/\.(uid|email)\b/g, ([, field]) => [field === 'uid' ? '.email' : '.uid']),
  ]
}

const COMPARISONS: Record<string, string[]> = {
  '==': ['!=', '>=', '<='],
  '!=': ['=='],
  '<=': ['<', '>', '>=', '=='],
  '>=': ['>', '<'],
  '<': ['<=', '>'],
  '>': ['>=', '<'],
}

const SWAPS: Record<string, string[]> = {
  admin: ['user'],
  user: ['admin'],
  anonymous: ['password', ''],
}

/** Fields that are added to lists of allowed fields. */
const FOREIGN = ['permissions', 'ledgerOpenedAt', 'analysisCount', 'unfinished', 'vip']

function listChanges(call: string): string[] {
  const items = [...call.matchAll(/'(\w+)'/g)].map(([, item]) => item ?? '')
  const name = call.slice(0, call.indexOf('('))
  const list = (some: readonly string[]) => `${name}([${some.map((item) => `'${item}'`).join(', ')}])`
  return [
    ...items.map((item) => list(items.filter((other) => other !== item))),
    ...FOREIGN.map((item) => list([...items, item])),
  ]
}

/** Extends each `allow` to further operations. An `allow … if false` is left unchanged. */
function allowEdits(code: string): Edit[] {
  return [...code.matchAll(/allow ([\w, ]+)(?=: if (?!false;))/g)].flatMap((match) => {
    const operations = (match[1] ?? '').split(', ')
    const from = match.index
    const span = { from, to: from + match[0].length }
    const wider = ['get', 'list', 'create', 'update', 'delete'].filter(
      (one) => !operations.some((operation) => operation === one || IMPLIED[operation]?.includes(one)),
    )
    return wider.map((one) => ({
      ...span,
      text: `${match[0]}, ${one}`,
      name: `${placeOf(code, from)} ${match[1]}: also ${one}`,
    }))
  })
}

const IMPLIED: Record<string, string[]> = { read: ['get', 'list'], write: ['create', 'update', 'delete'] }

/** The span without surrounding spaces and without parentheses that enclose all of it. */
function unwrapped(code: string, { from, to }: Span): Span {
  while (/\s/.test(code[from] ?? '')) from += 1
  while (/\s/.test(code[to - 1] ?? '')) to -= 1
  return code[from] === '(' && closing(code, from) === to - 1
    ? unwrapped(code, { from: from + 1, to: to - 1 })
    : { from, to }
}

function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** The operands of one operator at the top of an expression. */
function splitAt(code: string, { from, to }: Span, operator: '&&' | '||'): Span[] {
  const operands: Span[] = []
  let depth = 0
  let start = from
  for (let at = from; at < to; at += 1) {
    if ('(['.includes(code[at] ?? '')) depth += 1
    if (')]'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0 && code.startsWith(operator, at)) {
      operands.push({ from: start, to: at })
      start = at + operator.length
      at += 1
    }
  }
  return [...operands, { from: start, to }].map((span) => trimmed(code, span))
}

function trimmed(code: string, { from, to }: Span): Span {
  while (/\s/.test(code[from] ?? '')) from += 1
  while (/\s/.test(code[to - 1] ?? '')) to -= 1
  return { from, to }
}
