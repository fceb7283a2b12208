/**
 * The suffix that forum software adds to a topic in the document's title: 「 - 看板 Coffee - 批踢踢實業坊」, 「 - 咖啡討論區 - 林氏論壇」,
 * " - Coffee Forums", " - Powered by …".
 */
const BOARD =
  /\s+[-–—|｜»]\s+(?:看板\s?\S|[^-–—|｜»]{1,30}(?:討論區|討論版|讨论区|論壇|论坛|\bforums?)(?=\s+[-–—|｜»]|$)|powered by\s).*$/iu

/** A title without the names of the topic's board and forum. */
export function withoutBoardNames(title: string): string {
  return title.replace(BOARD, '')
}
