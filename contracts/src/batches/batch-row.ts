/** The id of a row's analysis. It is derived from batch and row, so that a row that is started twice is one analysis. */
export function rowAnalysisId(batchId: string, row: number): string {
  return `r${String(row + 1).padStart(3, '0')}-${batchId}`
}

/** The batch and row of an analysis; null if it is not part of a batch. */
export function batchRowOf(analysisId: string): { readonly batchId: string; readonly row: number } | null {
  const [, number, batchId] = /^r(\d{3})-([\w-]{24})$/.exec(analysisId) ?? []
  return number === undefined || batchId === undefined ? null : { batchId, row: Number(number) - 1 }
}

/** The row number of an analysis in its batch, from 1; null if it is not part of a batch. */
export function batchRowNumber(analysisId: string): number | null {
  const place = batchRowOf(analysisId)
  return place === null ? null : place.row + 1
}
