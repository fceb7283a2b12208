import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings a prerendered page to life. The same tree must have been rendered at build time. */
export function hydrate(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  hydrateRoot(root, <StrictMode>{page}</StrictMode>)
}
