import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { ActionIcon, Button } from '@mantine/core'
import { PanelRightOpen, PencilLine } from 'lucide-react'
import { useRef } from 'react'
import { count } from '../../ui/text/numbers.ts'
import { PersonMark } from '../../ui/text/person-mark.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { dateTime } from '../format.ts'
import { BLOCKED_TEXT, ROLE_TEXT } from '../strings.ts'
import { AdjustRow } from './adjust-row.tsx'
import { USERS_TEXT as TEXT } from './strings.ts'
import classes from './users-screen.module.css'

interface UserRowProps {
  user: AdminUser
  editing: boolean
  onEdit: () => void
  onDone: () => void
  onOpen: () => void
}

/** One account; in edit mode with the form for its points below. */
export function UserRow({ user, editing, onEdit, onDone, onOpen }: UserRowProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const name = user.displayName || user.email || user.uid
  const role = <Tag tone={user.role === 'admin' ? 'brand' : 'calm'}>{ROLE_TEXT[user.role]}</Tag>

  function done() {
    onDone()
    edit.current?.focus()
  }

  return (
    <>
      <tr data-editing={editing}>
        <td>
          <span className={classes.person}>
            <PersonMark name={name} photo={user.photoURL} size={36} />
            <span className={classes.names}>
              <span className={classes.name}>
                {user.displayName || TEXT.unnamed}
                {user.blockedAt === null ? null : (
                  <>
                    {' '}
                    <Tag tone="poor">{BLOCKED_TEXT}</Tag>
                  </>
                )}
              </span>
              <span className={classes.email}>{user.email}</span>
              <span className={classes.narrowOnly}>
                {role} {dateTime(user.createdAt)}
              </span>
            </span>
          </span>
        </td>
        <td className={classes.wideOnly}>{role}</td>
        <td className={classes.number}>{count(user.points)}</td>
        <td className={`${classes.number} ${classes.wideOnly}`}>{count(user.analysisCount)}</td>
        <td className={`${classes.date} ${classes.wideOnly}`}>{dateTime(user.createdAt)}</td>
        <td>
          <span className={classes.actions}>
            <Button
              ref={edit}
              variant="default"
              size="compact-sm"
              className={classes.adjust ?? ''}
              aria-label={TEXT.adjustOf(name)}
              aria-expanded={editing}
              onClick={editing ? done : onEdit}
            >
              <PencilLine size={14} aria-hidden />
              <span className={classes.adjustText}>{TEXT.adjust}</span>
            </Button>
            <ActionIcon
              variant="default"
              size={28}
              title={TEXT.details}
              aria-label={TEXT.detailsOf(name)}
              onClick={onOpen}
            >
              <PanelRightOpen size={15} aria-hidden />
            </ActionIcon>
          </span>
        </td>
      </tr>
      {editing ? <AdjustRow user={user} onDone={done} /> : null}
    </>
  )
}
