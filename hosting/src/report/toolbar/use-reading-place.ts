import { useEffect, useState } from 'react'

/** Pixels from the top, below the sticky header. The section that has passed this line last is the one being read. */
const LINE = 120

function lastPassed(ids: readonly string[]): string | null {
  let place: string | null = null
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    if (top !== undefined && top <= LINE) place = id
  }
  return place ?? ids[0] ?? null
}

/** The section being read while the page scrolls. @param ids section ids in page order */
export function useReadingPlace(ids: readonly string[]): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPlace(lastPassed(ids)))
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [ids])
  return place
}
