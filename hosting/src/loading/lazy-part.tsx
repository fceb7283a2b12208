import { type ComponentType, lazy, useState } from 'react'
import { loadPart } from './load-part.ts'
import { PartBoundary } from './part-boundary.tsx'

/** After this many manual retries the page is reloaded, because some browsers never request a failed script again. */
const TRIES_BY_HAND = 2

/**
 * Like `React.lazy`, for parts that may fail to load. Loading is retried automatically, then by a button. The error
 * message takes only the place of the part. A `Suspense` around it shows the loading state.
 * @param isScreen whether the part is a whole screen, so that the message is its heading
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isScreen = false,
): ComponentType<Props> {
  const begin = () => lazy(() => loadPart(load))
  // Shared by all places that show the part, so that it is loaded only once.
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
