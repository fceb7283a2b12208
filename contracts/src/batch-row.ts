/** The id of a row's analysis. It follows from batch and row, so a row that is started twice is one analysis. */
export function rowAnalysisId(batchId: string, row: number): string {
  return `r${String(row + 1).padStart(3, '0')}-${batchId}`
}

/** The batch and row of an analysis; null when it was started by itself. */
export function batchRowOf(analysisId: string): { readonly batchId: string; readonly row: number } | null {
  const [, number, batchId] = /^r(\d{3})-([\w-]{24})$/.exec(analysisId) ?? []
  return number === undefined || batchId === undefined ? null : { batchId, row: Number(number) - 1 }
}

/** Which row of its batch an analysis is, counted from 1; null when it was started by itself. */
export function batchRowNumber(analysisId: string): number | null {
  const place = batchRowOf(analysisId)
  return place === null ? null : place.row + 1
}
