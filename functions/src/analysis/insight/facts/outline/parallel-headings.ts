/** Two halves of a heading, by the first of which it says for whom or when the second is: 「怕重的人：碳纖維」. */
const HALVES = /^.{2,}[：:].{2,}$/u
/** Fewer headings of one form may be chance. */
const RUN_MIN = 3

/**
 * The sections whose headings have two halves, as those before or after them do, because each is on one kind of the page's thing. A new
 * section between them would part what is to be compared.
 */
export function parallelSections<Each extends { readonly heading: string }>(
  parts: readonly Each[],
): ReadonlySet<Each> {
  const runs: Each[][] = [[]]
  for (const part of parts)
    if (HALVES.test(part.heading)) runs.at(-1)?.push(part)
    else runs.push([])
  return new Set(runs.filter(({ length }) => length >= RUN_MIN).flat())
}
