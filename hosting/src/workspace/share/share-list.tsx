import type { Share } from '@gaplens/contracts/shares/share'
import { exactTime, shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Group, Skeleton } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useRevokeShare, useShares } from '../../api/use-shares.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import classes from './share.module.css'
import { SHARE_TEXT as TEXT } from './strings.ts'

/** The valid links, each with its number of views. */
export function ShareList({ id, onRevoked }: { id: string; onRevoked: (shareId: string) => void }) {
  const { data, error } = useShares(id)
  const revoke = useRevokeShare(id)
  const heading = useRef<HTMLHeadingElement>(null)

  function end(shareId: string) {
    revoke.mutate(shareId, {
      onSuccess: () => {
        toast.success(TEXT.revoked)
        onRevoked(shareId)
        // The button disappears with its link, so the focus is moved.
        heading.current?.focus()
      },
      onError: (failure) => toast.error(`${TEXT.revokeFailed}：${failure.message}`),
    })
  }

  return (
    <section aria-labelledby="share-links">
      <h3 id="share-links" className={classes.heading} ref={heading} tabIndex={-1}>
        {TEXT.list}
      </h3>
      {data === undefined && error === null ? (
        <Skeleton height={48} role="status" aria-label={TEXT.loading} />
      ) : null}
      {error === null ? null : (
        <Notice urgent tone="error" title={TEXT.loadFailed}>
          {error.message}
        </Notice>
      )}
      {data?.data.length === 0 && data.unreadable === 0 ? <p className={classes.intro}>{TEXT.none}</p> : null}
      {data !== undefined && data.unreadable > 0 ? (
        <Notice tone="warning">{TEXT.unreadable(data.unreadable)}</Notice>
      ) : null}
      {data !== undefined && data.data.length > 0 ? (
        <ul className={classes.links}>
          {data.data.map((share) => (
            <Link
              key={share.id}
              share={share}
              isEnding={revoke.isPending && revoke.variables === share.id}
              onRevoke={() => end(share.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Link({ share, isEnding, onRevoke }: { share: Share; isEnding: boolean; onRevoke: () => void }) {
  const name = TEXT.name(share.ending, exactTime(share.createdAt))
  const [isAsked, setIsAsked] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  const question = useId()
  // The button that was pressed has disappeared, so the one in its place gets the focus.
  useEffect(() => {
    if (isAsked || wasAsked.current) next.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  const facts = [
    TEXT.views(share.views),
    ...(share.lastViewedAt === null ? [] : [TEXT.lastViewed(shortTime(share.lastViewedAt))]),
    share.expiresAt === null ? TEXT.never : TEXT.expires(shortTime(share.expiresAt)),
  ]
  return (
    <li>
      <div>
        <p>
          {name} {share.hasPassword ? <Tag>{TEXT.hasPassword}</Tag> : null}
        </p>
        <p className={classes.facts}>{facts.join('・')}</p>
      </div>
      {isAsked ? (
        <div className={classes.question}>
          <p className={classes.facts} id={question}>
            {TEXT.revokeAsk}
          </p>
          <Group gap="xs">
            <Button
              ref={next}
              size="xs"
              variant="default"
              aria-describedby={question}
              onClick={() => setIsAsked(false)}
            >
              {TEXT.keep}
            </Button>
            <Button size="xs" color="red.9" loading={isEnding} onClick={onRevoke}>
              {TEXT.revokeNow}
            </Button>
          </Group>
        </div>
      ) : (
        <Button
          ref={next}
          size="xs"
          variant="default"
          aria-label={TEXT.revokeOf(name)}
          onClick={() => setIsAsked(true)}
        >
          {TEXT.revoke}
        </Button>
      )}
    </li>
  )
}
