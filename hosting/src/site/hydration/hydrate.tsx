import { type ComponentType, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Effects run from the leaves up, so every part of the page is hydrated when this one runs.
  useEffect(onReady, [onReady])
  return children
}

/** Hydrates a prerendered page. The same tree must have been rendered at build time. Resolves when it is done. */
export function hydrate(Page: ComponentType): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onReady={resolve}>
          <Page />
        </Ready>
      </StrictMode>,
    )
  })
}
