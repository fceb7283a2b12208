import { Globe } from 'lucide-react'
import { useState } from 'react'
import classes from './favicon.module.css'

const SERVICE = 'https://www.google.com/s2/favicons?sz=32&domain='

/** Names that exist on no network (RFC 2606): nothing to ask the service for. */
const RESERVED = /(^|\.)(test|example|invalid|localhost)$/

/** A site's icon by a public favicon service, and a globe where there is none to be had. */
export function Favicon({ host }: { host: string | null }) {
  const [failed, setFailed] = useState(false)
  if (host === null || failed || RESERVED.test(host))
    return <Globe size={16} className={classes.globe} aria-hidden />
  return (
    <img
      className={classes.icon}
      src={`${SERVICE}${encodeURIComponent(host)}`}
      width={16}
      height={16}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
}
