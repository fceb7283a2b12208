/** The end of a paragraph that is not whole without the list below it: 「應具下列資格之一：」. */
const OPEN = /[：:]\s*$/u
/** What counts all items of a list together: 「應同時符合下列各款：」. */
const COUNTS = /下列|以下|如[下后後]|之一[：:]$/u
/** What is denied of the items, or does not hold for them: 「但下列情形不適用：」. */
const DENIES =
  /(?:不[得可能予須必用應宜適在]|無[法須需]|[禁停]止|免[予除徵繳附經]|除外|例外|勿)[^。：:]{0,14}[：:]$|^[但惟]/u
/** A sentence that goes on from the one before it: 「下列情形亦同：」. */
const GOES_ON = /^(?:但|惟|不過)|亦[同然]/u
const SENTENCE = /[^。！？!?]+[。！？!?]*/gu

/** Whether a paragraph is not whole without what follows it. */
export function isOpen(paragraph: string): boolean {
  return OPEN.test(paragraph)
}

/** Whether the sentence above a list denies something of its items. */
export function deniesItems(lead: string): boolean {
  return DENIES.test(lead)
}

/** Whether it counts them together or denies something of them, so that one of them says nothing without it, or the opposite. */
export function isOfAllItems(lead: string): boolean {
  return COUNTS.test(lead) || deniesItems(lead)
}

/** Where in a paragraph the sentence at its end begins, or the one before it where it goes on from that. */
export function leadInStart(paragraph: string): number {
  const sentences = [...paragraph.matchAll(SENTENCE)]
  const last = sentences.at(-1)
  const goesOn = GOES_ON.test(last?.[0].trim() ?? '')
  return ((goesOn ? sentences.at(-2) : undefined) ?? last)?.index ?? 0
}
