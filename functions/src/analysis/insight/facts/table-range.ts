import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** The indices of the first and the last block of a row's table; null if the row is not one of the page's. */
export function tableRange(
  { blocks }: Pick<ReadPage, 'blocks'>,
  row: string,
): readonly [first: number, last: number] | null {
  const at = blocks.findIndex(({ kind, text }) => kind === 'tableRow' && text === row)
  return at < 0 ? null : runAround(at, (place) => blocks[place]?.kind === 'tableRow')
}

/** The first and last index of the consecutive blocks around `at` that belong together. */
export function runAround(
  at: number,
  belongs: (place: number) => boolean,
): readonly [first: number, last: number] {
  let [first, last] = [at, at]
  while (belongs(first - 1)) first -= 1
  while (belongs(last + 1)) last += 1
  return [first, last]
}
