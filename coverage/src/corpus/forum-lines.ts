/** The prefix of a forum reply: its mark and the writer's name (「推 somebody: 」, 「+ somebody: 」). */
const REPLY = /^(?:推|→|噓|[+–−-])\s+\S{1,24}\s*[:：]\s+/u
/** A mark that also begins items of other lists. Only the time at its end shows that such a line is a reply. */
const SIGN = /^[+–−-]/u
/** The suffix of a forum reply: the writer's IP address and the time. Beside the hour even an impossible day is one. */
const REPLY_END = /\s+(?:\d{1,3}(?:\.\d{1,3}){3}\s+)?\d{2}\/(?:\d{2}|\d{2,3}\s+\d{2}:\d{2})$/u
/** A whole date and time at the end of a post, with or without the writer's IP address. */
export const POST_STAMP = /(?:\d{1,3}(?:\.\d{1,3}){3}\s+)?\d{2}\/\d{2,3}\s+\d{2}:\d{2}$/u
/** The end of a reply's later lines, where only such a stamp after a sentence is surely no part of the text. */
const TIMED_END = new RegExp(`(?<=[。！？!?.…～~])\\s+${POST_STAMP.source}`, 'u')
/** The footer of a forum post: the board and the address from which it was sent. */
const POST_END = /\s+--\s+※\s*發信站.*$/su

/** The range of a line that its author wrote, without what the forum software adds. */
export function postTextRange(line: string): { readonly start: number; readonly end: number } {
  const isReply = !SIGN.test(line) || REPLY_END.test(line)
  const start = isReply ? (REPLY.exec(line)?.[0].length ?? 0) : 0
  const rest = line.slice(start)
  const ends = start > 0 ? [rest.search(REPLY_END)] : [rest.search(TIMED_END), rest.search(POST_END)]
  const end = Math.min(...ends.filter((at) => at >= 0))
  return { start, end: Number.isFinite(end) ? start + end : line.length }
}
