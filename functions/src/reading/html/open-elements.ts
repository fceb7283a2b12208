import { IMPLIED_BY, SPECIAL } from './tags.ts'

/** Index of the innermost open element of that name; −1 when there is none or a scope barrier is open inside it. */
export function indexInScope(open: readonly string[], name: string, barriers: ReadonlySet<string>): number {
  for (let i = open.length - 1; i >= 0; i--) {
    const one = open[i] ?? ''
    if (one === name) return i
    if (barriers.has(one)) return -1
  }
  return -1
}

/** How many elements stay open after the end tag of an ordinary element, which cannot close special elements. */
export function ordinaryIndex(open: readonly string[], name: string): number {
  for (let i = open.length - 1; i >= 0; i--) {
    const one = open[i] ?? ''
    if (one === name) return i
    if (SPECIAL.has(one)) break
  }
  return open.length
}

/** How many elements stay open after the end tags that the start tag `name` implies. */
export function impliedIndex(open: readonly string[], name: string): number {
  const rule = IMPLIED_BY.get(name)
  let stay = open.length
  if (rule === undefined) return stay
  for (let i = open.length - 1; i >= 0; i--) {
    const one = open[i] ?? ''
    if (rule.closes.has(one)) {
      stay = i
      if (!rule.repeats) break
    } else if (rule.stops(one)) break
  }
  return stay
}
