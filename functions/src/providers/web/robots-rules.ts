import robotsParser from 'robots-parser'

/** What a robots.txt says of a page: whether one robot may read it, and the line that decides, as written. */
interface RobotsVerdict {
  readonly allowed: boolean
  readonly rule: string
}
export type RobotsRules = (url: string) => RobotsVerdict

export const ALLOW_ALL: RobotsRules = () => ({ allowed: true, rule: '' })

/** RFC 9309 asks to read at least this much of the file. */
export const ROBOTS_MAX_BYTES = 500 * 1024

/** Matching costs rules times path; a file built to make that long is not worth the wait. */
const MAX_MATCHING_STEPS = 100_000_000
/** A rule is shown to people. */
const RULE_MAX_CHARS = 200

/**
 * The rules of a robots.txt for one robot (RFC 9309).
 * @param robotsUrl where the file belongs, whatever it was redirected to
 * @param agent the robot's product token, e.g. `GapLensBot`; compared without regard to case
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

// The package is CommonJS whose types promise a default export that Node does not see that way.
const parser = robotsParser as unknown as (
  url: string,
  text: string,
) => {
  isAllowed(url: string, agent: string): boolean | undefined
  getMatchingLineNumber(url: string, agent: string): number
}

/** The last line of a file that was cut may say less than it means: "Disallow: /" of "Disallow: /cart". */
function cutPartLine(text: string, size: number): string {
  return size < ROBOTS_MAX_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1)
}

/**
 * Leaves of each group's `User-agent` lines only the two names that matter, once each: the parser stores every rule once
 * for each name, which thousands of names times thousands of rules would turn into all the memory there is.
 */
function dropOtherAgents(text: string, agent: string): string {
  const wanted = agent.toLowerCase()
  const lines: string[] = []
  let group: Set<string> | null = null
  for (const line of text.split(/\r\n|\r|\n/)) {
    const name = /^\s*user-agent\s*:([^#]*)/i.exec(line)?.[1]?.trim().toLowerCase().split('/')[0]?.trim()
    if (name === undefined) {
      // Only a line with a field ends the list of names.
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
