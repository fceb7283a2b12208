/** What a forum puts before a reply: its mark and the name of the writer (「推 somebody: 」). */
const REPLY = /^(?:推|→|噓)\s+\S{1,24}\s*[:：]\s+/u
/** What it puts after a reply: the time, and the address of the writer. */
const REPLY_END = /\s+(?:\d{1,3}(?:\.\d{1,3}){3}\s+)?\d{2}\/\d{2}(?:\s+\d{2}:\d{2})?$/u
/** What it puts under a post: the board and the address from which it was sent. */
const POST_END = /\s+--\s+※\s*發信站.*$/su

/** The part of a line that its author wrote, without what the forum puts around it. */
export function postTextRange(line: string): { readonly start: number; readonly end: number } {
  const start = REPLY.exec(line)?.[0].length ?? 0
  const rest = line.slice(start)
  const end = start > 0 ? rest.search(REPLY_END) : rest.search(POST_END)
  return { start, end: end < 0 ? line.length : start + end }
}
