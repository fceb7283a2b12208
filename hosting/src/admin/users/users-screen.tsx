import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { AccountDrawer } from '../account/account-drawer.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { loadUsers } from '../api/load-users.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { readUsersQuery, type UsersQuery, writeUsersQuery } from '../api/users-query.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { StatCards } from '../frame/stat-cards.tsx'
import { ADMIN_TEXT } from '../strings.ts'
import { filterUsers, type RoleFilter } from './filter-users.ts'
import { Pages } from './pages.tsx'
import { USERS_TEXT as TEXT } from './strings.ts'
import { Toolbar } from './toolbar.tsx'
import classes from './users-screen.module.css'
import { UsersTable } from './users-table.tsx'

/** /admin/users */
export default function UsersScreen() {
  const uid = useUid()
  const client = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const query = readUsersQuery(address)
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useUsersPage(query)
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<RoleFilter>('all')
  const [open, setOpen] = useState<AdminUser | null>(null)

  function change(values: Partial<UsersQuery>) {
    // A change of size or order goes to the first page.
    const first = { ...query, page: 1, after: undefined, before: undefined }
    setAddress(writeUsersQuery({ ...first, ...values }), { preventScrollReset: true })
  }

  const loaded = data?.users ?? []
  const shown = filterUsers(loaded, search, role)
  const filtering = search.trim() !== '' || role !== 'all'
  const current = loaded.find((user) => user.uid === open?.uid) ?? open
  return (
    <>
      <PageTitle>{TEXT.title}</PageTitle>
      <ScreenHead title={TEXT.title} back={{ to: '/admin', label: ADMIN_TEXT.backToDashboard }} />
      <StatCards figures={['totalUsers', 'adminUsers', 'totalPoints']} />
      <section className={classes.sheet} aria-label={TEXT.table} aria-busy={isPlaceholderData}>
        <Toolbar
          search={search}
          onSearch={setSearch}
          role={role}
          onRole={setRole}
          query={query}
          onQuery={change}
          shown={shown}
        />
        {isError && data === undefined ? (
          <div className={classes.state}>
            <LoadFailed title={TEXT.loadFailed} error={error} onRetry={() => void refetch()} />
          </div>
        ) : (
          <UsersTable
            users={shown}
            pending={isPending}
            dimmed={isPlaceholderData}
            filtering={filtering}
            search={search}
            query={query}
            onQuery={change}
            onOpen={setOpen}
          />
        )}
        {data === undefined ? null : (
          <Pages
            pagination={data.pagination}
            loaded={loaded}
            shown={filtering ? shown.length : null}
            limit={query.limit}
            onPage={change}
            onLimit={(limit) => change({ limit })}
          />
        )}
      </section>
      <AccountDrawer
        user={current}
        onClose={() => setOpen(null)}
        onGone={() => {
          setOpen(null)
          void client.invalidateQueries({ queryKey: adminKeys.users(uid) })
        }}
      />
    </>
  )
}

/** One page of the accounts. On failure a toast reports the error and the list is empty. */
function useUsersPage(query: UsersQuery) {
  const api = useAdminApi()
  const uid = useUid()
  const result = useQuery({
    queryKey: adminKeys.usersPage(uid, query),
    queryFn: ({ signal }) => loadUsers(api, query, signal),
    placeholderData: keepPreviousData,
  })
  const { error } = result
  useEffect(() => {
    if (error === null) return
    const isMalformed = error instanceof ApiError && error.code === 'bad-answer'
    toast.error(isMalformed ? TEXT.formatError : TEXT.loadFailed)
  }, [error])
  return result
}
