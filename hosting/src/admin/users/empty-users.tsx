import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Button } from '@mantine/core'
import { UserRoundSearch } from 'lucide-react'
import { toast } from '../../ui/feedback/toast.tsx'
import { useLookup } from '../api/use-lookup.ts'
import { DATABASE_TEXT } from '../database/strings.ts'
import { USERS_TEXT as TEXT } from './strings.ts'
import classes from './users-screen.module.css'

interface EmptyUsersProps {
  filtering: boolean
  search: string
  onOpen: (user: AdminUser) => void
}

/** The empty state of the list. The search covers only the loaded page; a complete e-mail address can be looked up on the server. */
export function EmptyUsers({ filtering, search, onOpen }: EmptyUsersProps) {
  const lookup = useLookup({
    onSuccess: ({ accounts: [found], registration }) => {
      if (found) onOpen(found)
      else toast.info(registration === null ? DATABASE_TEXT.notFound : DATABASE_TEXT.registered(registration))
    },
    onError: () => toast.error(DATABASE_TEXT.lookupFailed),
  })
  const text = search.trim()
  return (
    <div className={classes.empty}>
      <UserRoundSearch size={32} aria-hidden />
      <p>
        <b>{filtering ? TEXT.noneFound : TEXT.none}</b>
        {filtering ? TEXT.noneFoundHint : null}
      </p>
      {text.length >= 3 ? (
        <Button variant="light" size="xs" loading={lookup.isPending} onClick={() => lookup.mutate(text)}>
          {TEXT.everywhere(text)}
        </Button>
      ) : null}
    </div>
  )
}
