import { type ComponentType, lazy, useState } from 'react'
import { loadPart } from './load-part.ts'
import { PartBoundary } from './part-boundary.tsx'

/** After so many tries by hand the page is loaded anew: some browsers never ask again for a script that once failed. */
const TRIES_BY_HAND = 2

/**
 * `React.lazy` for parts that may fail to load: tried again by itself, then by hand, and only its own place is taken by
 * the message. `Suspense` around it shows what it shows while a part loads.
 * @param isScreen whether it is all of a screen: the message is then its heading
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isScreen = false,
): ComponentType<Props> {
  const begin = () => lazy(() => loadPart(load))
  // Shared: once loaded it is there for every place that shows it.
  let shared = begin()
  return function LazyPart(props: Props) {
    const [tries, setTries] = useState(0)
    function retry() {
      if (tries + 1 >= TRIES_BY_HAND && navigator.onLine) return window.location.reload()
      shared = begin()
      setTries(tries + 1)
    }
    const Part = shared
    return (
      <PartBoundary key={tries} isScreen={isScreen} onRetry={retry}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}
