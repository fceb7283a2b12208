/**
 * The points that a refund takes back: the share of the credited points that was refunded, rounded down, so that the
 * customer keeps a point that is only partly refunded.
 * @param credited the points that the order credited; null if not known
 * @param paid the amount paid for the order, in the currency of the refund; null if not known
 */
export function pointsToTakeBack(
  credited: number | null,
  paid: number | null,
  refunded: number | null,
): number | null {
  if (credited === null || paid === null || refunded === null || paid <= 0 || refunded <= 0) return credited
  return Math.min(credited, Math.floor((credited * refunded) / paid))
}
