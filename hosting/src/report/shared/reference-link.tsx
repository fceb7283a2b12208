import { describeReference } from '@gaplens/report/text/reference'
import { REFERENCE_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { ExternalLink } from '../../ui/text/external-link.tsx'
import { Favicon } from '../../ui/text/favicon.tsx'
import classes from './reference-link.module.css'

/** A reference with its site's icon and its address, which is shortened if it is too long to read. */
export function ReferenceLink({ url, title }: { url: string; title?: string | undefined }) {
  const reference = describeReference(url)
  if (reference.kind === 'invalid')
    return (
      <span className={classes.reference}>
        <Favicon host={null} />
        <span>
          {TEXT.invalid}：<span className={classes.address}>{url}</span>
        </span>
      </span>
    )
  const short = reference.kind === 'domain'
  return (
    <span className={classes.reference}>
      <Favicon host={reference.host} />
      <span className={classes.text}>
        {title ? <span className={classes.title}>{title}</span> : null}
        <span className={classes.address}>
          {short ? `${reference.host}　` : null}
          <ExternalLink
            href={reference.url}
            fz="inherit"
            {...(short ? { 'aria-label': `${TEXT.viewOriginal}：${reference.host}` } : {})}
          >
            {short ? TEXT.viewOriginal : reference.url}
          </ExternalLink>
        </span>
      </span>
    </span>
  )
}
