import type { View } from './view.ts'

/** Ids of the passages on a topic: those of its gap and of its row in the matrix. */
export function passagesOf(view: View, topicId: string): Set<string> {
  const cells = view.topic(topicId)?.cells ?? []
  const quoted = view.gaps.filter((gap) => gap.topicId === topicId).flatMap((gap) => gap.passageIds)
  return new Set([
    ...quoted,
    ...cells.flatMap((cell) => (cell.level === 'absent' || cell.passageId === null ? [] : [cell.passageId])),
  ])
}

/** The gaps whose topic each passage is about, by passage id. */
export function gapsByPassage(view: View): Map<string, string[]> {
  const gaps = new Map<string, string[]>()
  for (const { topicId } of view.gaps)
    for (const id of passagesOf(view, topicId)) gaps.set(id, [...(gaps.get(id) ?? []), topicId])
  return gaps
}
