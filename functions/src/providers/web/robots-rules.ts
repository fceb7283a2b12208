import robotsParser from 'robots-parser'

/** Whether a robot may read a page, and the line of robots.txt that decides it, as written. */
interface RobotsVerdict {
  readonly allowed: boolean
  readonly rule: string
}
export type RobotsRules = (url: string) => RobotsVerdict

export const ALLOW_ALL: RobotsRules = () => ({ allowed: true, rule: '' })

/** RFC 9309 demands that at least this much of the file is read. */
export const ROBOTS_MAX_BYTES = 500 * 1024

/** Matching takes time in proportion to (rules × path length). A file that exceeds this was built to waste time. */
const MAX_MATCHING_STEPS = 100_000_000
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
  const rules = parser(robotsUrl, kept)
  return (url) => {
    if (text.length * url.length > MAX_MATCHING_STEPS) return { allowed: false, rule: '' }
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

/**
 * Removes all `User-agent` lines but those for this robot and for `*`, and repeats of these. The parser stores each rule
 * once for each name of its group, so thousands of names and thousands of rules could exhaust memory.
 */
function dropOtherAgents(text: string, agent: string): string {
  const wanted = agent.toLowerCase()
  const lines: string[] = []
  let group: Set<string> | null = null
  for (const line of text.split(/\r\n|\r|\n/)) {
    const name = /^\s*user-agent\s*:([^#]*)/i.exec(line)?.[1]?.trim().toLowerCase().split('/')[0]?.trim()
    if (name === undefined) {
      // Only a line with another field ends the list of names; empty lines and comments do not.
      if (line.split('#')[0]?.includes(':')) group = null
      lines.push(line)
      continue
    }
    group ??= new Set()
    const kept = name === '*' || name === wanted ? name : 'another'
    if (!group.has(kept)) lines.push(`user-agent: ${kept}`)
    group.add(kept)
  }
  return lines.join('\n')
}
