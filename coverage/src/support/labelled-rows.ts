import { normalise } from '@gaplens/text/terms'
import type { ComparedClaim } from './nearest-claims.ts'

/**
 * Some claims without the rows of a table that tell of another thing than the statement: where its label is the first cell of one row, as in
 * 「轉增貸：…」, the row 「原房增貸」 proves nothing of it.
 */
export function withoutRowsOfOthers(statement: string, claims: readonly ComparedClaim[]): ComparedClaim[] {
  const text = normalise(statement)
  const isLabelled = (claim: ComparedClaim) => text.startsWith(`${firstCellOf(claim)}:`)
  const tables = new Set(claims.filter((each) => isRow(each) && isLabelled(each)).map(tableOf))
  return claims.filter((each) => !isRow(each) || isLabelled(each) || !tables.has(tableOf(each)))
}

/**
 * Some of a page's claims with the row whose first cell is the statement's label, in place of the other rows of its table.
 * @param label normalised; empty without
 * @param all the claims of the page, among which the row is looked for
 */
export function withLabelledRow(
  label: string,
  claims: readonly ComparedClaim[],
  all: readonly ComparedClaim[],
): readonly ComparedClaim[] {
  const named = label === '' ? [] : all.filter((each) => isRow(each) && firstCellOf(each) === label)
  const others = claims.filter(
    (each) => !isRow(each) || !named.some(({ unit }) => unit.section === each.unit.section),
  )
  return others.length === claims.length ? claims : [...others, ...named]
}

function isRow({ unit: { claim } }: ComparedClaim): boolean {
  return claim.tableHead !== ''
}

function tableOf({ unit: { claim, section } }: ComparedClaim): string {
  return `${claim.pageId} ${section} ${claim.tableHead}`
}

function firstCellOf({ unit: { claim } }: ComparedClaim): string {
  return normalise(claim.text.split('\t', 1)[0] ?? '').trim()
}
