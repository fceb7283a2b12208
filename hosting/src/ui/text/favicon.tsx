import { Globe } from 'lucide-react'
import { useState } from 'react'
import classes from './favicon.module.css'

const SERVICE = 'https://www.google.com/s2/favicons?sz=32&domain='

/** Reserved names (RFC 2606), which no public site has. The service is not asked for them. */
const RESERVED = /(^|\.)(test|example|invalid|localhost)$/

/** A site's icon from a public favicon service, or a globe when there is none. */
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
