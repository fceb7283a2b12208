import type { ReactNode } from 'react'

/**
 * A part without script, rendered only by the build. At hydration it has no children, so that its texts are not loaded a second time,
 * and React keeps the document's content.
 */
export function ServerHtml({ children }: { children: ReactNode }) {
  if (children !== undefined) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is empty; it tells React to keep the existing content
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
