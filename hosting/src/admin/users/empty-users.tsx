import type { AdminUser } from '@gaplens/contracts/admin'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { UserRoundSearch } from 'lucide-react'
import { toast } from '../../ui/feedback/toast.tsx'
import { useAdminApi } from '../api/use-admin-api.ts'
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
  const api = useAdminApi()
  const lookup = useMutation({
    mutationFn: (text: string) => api.lookup(text),
    onSuccess: ([found]) => {
      if (found) onOpen(found)
      else toast.info(DATABASE_TEXT.notFound)
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
