import type { ReactNode } from 'react'

/**
 * A part that needs no script: the build writes it. At hydration it has no children, so that no visitor loads their
 * texts a second time, and React leaves what stands in the document.
 */
export function ServerHtml({ children }: { children: ReactNode }) {
  if (children !== undefined) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React that what stands there is not its own
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
