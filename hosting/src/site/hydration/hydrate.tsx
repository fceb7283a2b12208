import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Effects run from the leaves up: when this one does, every part of the page listens.
  useEffect(onReady, [onReady])
  return children
}

/** Brings a prerendered page to life. The same tree must have been rendered at build time. @returns when it has */
export function hydrate(page: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready onReady={resolve}>{page}</Ready>
      </StrictMode>,
    )
  })
}
