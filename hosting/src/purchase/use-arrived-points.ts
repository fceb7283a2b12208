import { useEffect, useRef, useState } from 'react'

/** How many points have come since the page was opened; 0 while none have. Spending elsewhere does not count. */
export function useArrivedPoints(points: number | null): number {
  const last = useRef<number | null>(null)
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    if (points === null) return
    const gain = last.current === null ? 0 : points - last.current
    last.current = points
    if (gain > 0) setArrived((sum) => sum + gain)
  }, [points])
  return arrived
}
