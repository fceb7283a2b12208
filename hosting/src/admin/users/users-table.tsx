import type { AdminUser, UserSort } from '@gaplens/contracts/admin/requests'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import type { UsersQuery } from '../api/users-query.ts'
import { COLUMNS } from './columns.ts'
import { EmptyUsers } from './empty-users.tsx'
import { USERS_TEXT as TEXT } from './strings.ts'
import { UserRow } from './user-row.tsx'
import classes from './users-screen.module.css'

interface UsersTableProps {
  users: readonly AdminUser[]
  pending: boolean
  /** Whether the previous page is shown while the next one loads. */
  dimmed: boolean
  filtering: boolean
  search: string
  query: UsersQuery
  onQuery: (change: Partial<UsersQuery>) => void
  onOpen: (user: AdminUser) => void
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e']

/** The accounts. One row at a time may be in edit mode. */
export function UsersTable(props: UsersTableProps) {
  const { users, pending, dimmed, filtering, search, query, onQuery, onOpen } = props
  const [edited, setEdited] = useState<string | null>(null)
  const sortable = (sort: UserSort) => ({
    current: query.sort === sort ? query.direction : null,
    onSort: () =>
      onQuery({ sort, direction: query.sort === sort && query.direction === 'desc' ? 'asc' : 'desc' }),
  })
  if (!pending && users.length === 0)
    return <EmptyUsers filtering={filtering} search={search} onOpen={onOpen} />
  return (
    <table className={classes.table} data-dimmed={dimmed}>
      <caption>
        <VisuallyHidden>{TEXT.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{TEXT.user}</th>
          <th scope="col" className={classes.wideOnly}>
            {TEXT.role}
          </th>
          <SortHead label={TEXT.points} className={classes.number} {...sortable('points')} />
          <th scope="col" className={`${classes.number} ${classes.wideOnly}`}>
            {TEXT.analyses}
          </th>
          <SortHead label={TEXT.registered} className={classes.wideOnly} {...sortable('createdAt')} />
          <th scope="col" className={classes.actionHead}>
            {TEXT.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {pending
          ? PLACEHOLDERS.map((key) => (
              <tr key={key}>
                <td colSpan={COLUMNS}>
                  <Skeleton height={36} role="status" aria-label={TEXT.loading} />
                </td>
              </tr>
            ))
          : users.map((user) => (
              <UserRow
                key={user.uid}
                user={user}
                editing={edited === user.uid}
                onEdit={() => setEdited(user.uid)}
                onDone={() => setEdited(null)}
                onOpen={() => onOpen(user)}
              />
            ))}
      </tbody>
    </table>
  )
}

interface SortHeadProps {
  label: string
  className: string | undefined
  current: 'asc' | 'desc' | null
  onSort: () => void
}

function SortHead({ label, className, current, onSort }: SortHeadProps) {
  const Icon = current === null ? ArrowUpDown : current === 'asc' ? ArrowUp : ArrowDown
  const sort = current === null ? 'none' : current === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={sort}>
      <button type="button" className={classes.sort} data-active={current !== null} onClick={onSort}>
        {label}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  )
}
