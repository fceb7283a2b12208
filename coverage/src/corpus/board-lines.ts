/** What a board sets before a reply: its mark and who wrote it (「推 somebody: 」). */
const REPLY = /^(?:推|→|噓)\s+\S{1,24}\s*[:：]\s+/u
/** What it sets after one: when, and from where. */
const REPLY_END = /\s+(?:\d{1,3}(?:\.\d{1,3}){3}\s+)?\d{2}\/\d{2}(?:\s+\d{2}:\d{2})?$/u
/** What it sets under a post: the board and the address it was sent from. */
const POST_END = /\s+--\s+※\s*發信站.*$/su

/** Which part of a line is what somebody wrote, without what the board sets around it. */
export function writtenPart(line: string): { readonly start: number; readonly end: number } {
  const start = REPLY.exec(line)?.[0].length ?? 0
  const rest = line.slice(start)
  const end = start > 0 ? rest.search(REPLY_END) : rest.search(POST_END)
  return { start, end: end < 0 ? line.length : start + end }
}
