import { useEffect, useRef, useState } from 'react'

/** The number of points credited since the page was opened. Points spent elsewhere meanwhile do not count. */
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
