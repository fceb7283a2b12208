import robotsParser from 'robots-parser'

/** Whether a robot may read a page, and the line of robots.txt that decides it, as written. */
interface RobotsVerdict {
  readonly allowed: boolean
  readonly rule: string
}
export type RobotsRules = (url: string) => RobotsVerdict

export const ALLOW_ALL: RobotsRules = () => ({ allowed: true, rule: '' })
/** The answer to a file that takes too much time or memory to match: no rule decides it. */
const FORBID_ALL: RobotsRules = () => ({ allowed: false, rule: '' })

/** RFC 9309 demands that at least this much of the file is read. */
export const ROBOTS_MAX_BYTES = 500 * 1024

/** Matching rules with a wildcard takes time in proportion to (their length × path length). A file that exceeds this was built to waste time. */
const MAX_MATCHING_STEPS = 10_000_000
/** A file with more rules for one robot than this was built to waste memory. The largest sites have a few thousand. */
const MAX_RULES = 10_000
/** Longer rules are cut, because they are shown to people. */
const RULE_MAX_CHARS = 200

/**
 * The rules of a robots.txt for one robot (RFC 9309).
 * @param robotsUrl `/robots.txt` of the site, even if it was redirected elsewhere
 * @param agent the product token of the robot, such as `GapLensBot`; its case does not matter
 */
export function parseRobots(robotsUrl: string, bytes: Uint8Array, agent: string): RobotsRules {
  const text = cutPartLine(new TextDecoder().decode(bytes), bytes.length)
  const kept = dropOtherAgents(text, agent)
  const lines = kept.split('\n')
  if (lines.filter((line) => line !== '').length > MAX_RULES) return FORBID_ALL
  const wild = lines.reduce((sum, line) => sum + (line.includes('*') ? line.length : 0), 0)
  const rules = parser(robotsUrl, kept)
  return (url) => {
    if (wild * url.length > MAX_MATCHING_STEPS) return FORBID_ALL(url)
    const line = rules.getMatchingLineNumber(url, agent)
    const rule = line > 0 ? (lines[line - 1] ?? '').split('#')[0]?.trim().slice(0, RULE_MAX_CHARS) : undefined
    return { allowed: rules.isAllowed(url, agent) !== false, rule: rule ?? '' }
  }
}

// The types of this CommonJS package declare a default export, which Node does not see in the same way.
const parser = robotsParser as unknown as (
  url: string,
  text: string,
) => {
  isAllowed(url: string, agent: string): boolean | undefined
  getMatchingLineNumber(url: string, agent: string): number
}

/** Removes the last line of a file that was cut. A part of "Disallow: /cart" could read "Disallow: /". */
function cutPartLine(text: string, size: number): string {
  return size < ROBOTS_MAX_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1)
}

/** The fields that form rules, with the misspellings and the missing colon that Google's parser (google/robotstxt) accepts. */
const FIELD =
  /^\s*(?:(user[\s-]?agent)|(disallow|dissallow|dissalow|disalow|diasllow|disallaw)|(allow))(?:\s*:|\s)\s*([^#]*)/i

/**
 * Keeps the lines that form rules for this robot: its name and `*`, without repeats, and what these may or may not read. The
 * parser stores each rule once for each name of its group, and thousands of names and rules could exhaust memory. A delay or a
 * sitemap between names does not end a group. All other lines are emptied, so that the line of a rule stays known.
 */
function dropOtherAgents(text: string, agent: string): string {
  const wanted = agent.toLowerCase()
  const lines: string[] = []
  let group = new Set<string>()
  let groupEnds = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, named, disallow, allow, value = ''] = FIELD.exec(line) ?? []
    if (named !== undefined) {
      if (groupEnds) group = new Set()
      groupEnds = false
      const name = tokenOf(value)
      const isKept = (name === '*' || name === wanted) && !group.has(name)
      if (isKept) group.add(name)
      lines.push(isKept ? `user-agent: ${name}` : '')
    } else if (disallow !== undefined || allow !== undefined) {
      groupEnds = true
      const isPlain = /^\s*(?:dis)?allow\s*:/i.test(line)
      const rule = isPlain ? line : `${allow === undefined ? 'Disallow' : 'Allow'}: ${value.trim()}`
      lines.push(group.size > 0 ? rule : '')
    } else lines.push('')
  }
  return lines.join('\n')
}

/** A robot's product token (RFC 9309): the leading letters, `_` and `-` of a value, or `*`. */
function tokenOf(value: string): string {
  const name = value.trim().toLowerCase()
  return /^\*(?:\s|$)/.test(name) ? '*' : (/^[a-z_-]+/.exec(name)?.[0] ?? '')
}
