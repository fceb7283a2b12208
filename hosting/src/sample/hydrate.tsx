import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SamplePage } from './sample-page.tsx'

/** Brings the prerendered report to life. @returns when its first effects have run */
export function hydrateSample(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <SamplePage />
      </StrictMode>,
    )
    // Two frames: the first commits the tree, the second has run its effects.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
