/** A group of observations on the page's technical state. */
interface Group {
  readonly label: string
  readonly items: readonly string[]
}

export interface PageExperience {
  readonly groups: readonly Group[]
  /** What follows the groups. */
  readonly rest: string
}

const GROUP = /^(需要處理|已就緒)：/u
const OPENING = '「『（('
const CLOSING = '」』）)'

/** Splits a text at a mark, but not within quotes or brackets. @returns null if those do not match */
function splitOutside(text: string, mark: string): string[] | null {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (OPENING.includes(char)) depth += 1
    if (CLOSING.includes(char)) depth -= 1
    if (depth < 0) return null
    if (char === mark && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${char}`)
  }
  return depth === 0 ? parts : null
}

/**
 * The paragraph about the page's technical state, with what needs work and what is ready as lists. A stored report has it as one
 * text. @returns null if the text has no such lists, or quotes that do not match
 */
export function pageExperienceOf(text: string): PageExperience | null {
  const sentences = splitOutside(text, '。')
  if (sentences === null || !GROUP.test(text)) return null
  const groups: Group[] = []
  const rest: string[] = []
  for (const sentence of sentences.filter((each) => each !== '')) {
    const label = GROUP.exec(sentence)?.[1]
    if (label === undefined) rest.push(`${sentence}。`)
    else groups.push({ label, items: splitOutside(sentence.slice(label.length + 1), '；') ?? [] })
  }
  return { groups, rest: rest.join('') }
}
