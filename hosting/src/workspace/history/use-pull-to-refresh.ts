import { type TouchEvent, useRef, useState } from 'react'

const THRESHOLD = 80
const MAX_PULL = THRESHOLD * 1.5
/** Least distance in pixels before the indicator appears, so that a tap is not taken for a pull. */
const SHOWN_FROM = 20

type PullState = 'idle' | 'pulling' | 'ready' | 'refreshing'

/** Reloads a list when it is pulled down at its top. Touch only. */
export function usePullToRefresh(refresh: () => Promise<unknown>) {
  const start = useRef<number | null>(null)
  const [distance, setDistance] = useState(0)
  const [refreshing, setRefreshing] = useState(false)

  function onTouchStart(event: TouchEvent<HTMLElement>) {
    const touch = event.touches[0]
    start.current = touch && event.currentTarget.scrollTop <= 0 && !refreshing ? touch.clientY : null
  }

  function onTouchMove(event: TouchEvent<HTMLElement>) {
    const touch = event.touches[0]
    if (start.current === null || !touch) return
    setDistance(Math.min(MAX_PULL, Math.max(0, touch.clientY - start.current)))
  }

  async function release() {
    start.current = null
    const far = distance >= THRESHOLD
    setDistance(0)
    if (!far) return
    setRefreshing(true)
    try {
      await refresh()
    } finally {
      setRefreshing(false)
    }
  }

  const pulling: PullState = distance >= THRESHOLD ? 'ready' : distance > SHOWN_FROM ? 'pulling' : 'idle'
  return {
    state: refreshing ? ('refreshing' as const) : pulling,
    distance: refreshing ? THRESHOLD / 2 : distance,
    bind: {
      onTouchStart,
      onTouchMove,
      onTouchEnd: () => void release(),
      onTouchCancel: () => {
        start.current = null
        setDistance(0)
      },
    },
  }
}
