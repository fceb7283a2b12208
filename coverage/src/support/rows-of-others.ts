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

function isRow({ unit: { claim } }: ComparedClaim): boolean {
  return claim.tableHead !== ''
}

function tableOf({ unit: { claim, section } }: ComparedClaim): string {
  return `${claim.pageId} ${section} ${claim.tableHead}`
}

function firstCellOf({ unit: { claim } }: ComparedClaim): string {
  return normalise(claim.text.split('\t', 1)[0] ?? '').trim()
}
