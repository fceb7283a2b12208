import { isWebAddress } from '@gaplens/contracts/web-address'
import { Anchor, type AnchorProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface ExternalLinkProps extends AnchorProps {
  href: string
  children: ReactNode
  'aria-label'?: string
  title?: string
}

/** A link out of the product, in a new tab. Anything but http and https shows as plain text. */
export function ExternalLink({ href, children, ...props }: ExternalLinkProps) {
  if (!isWebAddress(href)) return <span>{children}</span>
  return (
    <Anchor href={href} underline="always" target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </Anchor>
  )
}
