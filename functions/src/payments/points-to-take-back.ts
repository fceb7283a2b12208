/**
 * The points that a refund takes back: the share of the credited points that was refunded, rounded down, so that the
 * customer keeps a point that is only partly refunded, and no more than are left.
 * @param credited the points that the order credited; null if not known
 * @param reversed the points of the order that were taken back before
 * @param paid the amount paid for the order, in the currency of the refund; null if not known
 */
export function pointsToTakeBack(
  credited: number | null,
  reversed: number,
  paid: number | null,
  refunded: number | null,
): number | null {
  if (credited === null) return null
  const left = Math.max(0, credited - reversed)
  if (paid === null || refunded === null || paid <= 0 || refunded <= 0) return left
  return Math.min(left, Math.floor((credited * refunded) / paid))
}
