import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { isoDate } from '@gaplens/report/text/taiwan-time'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Download, Search } from 'lucide-react'
import { saveFile } from '../../ui/text/save-file.ts'
import type { UsersQuery } from '../api/users-query.ts'
import { ROLE_TEXT } from '../strings.ts'
import { usersCsv } from './csv.ts'
import type { RoleFilter } from './filter-users.ts'
import { USERS_TEXT as TEXT } from './strings.ts'
import classes from './users-screen.module.css'

interface ToolbarProps {
  search: string
  onSearch: (text: string) => void
  role: RoleFilter
  onRole: (role: RoleFilter) => void
  query: UsersQuery
  onQuery: (change: Partial<UsersQuery>) => void
  shown: readonly AdminUser[]
}

const ROLES: { value: RoleFilter; label: string }[] = [
  { value: 'all', label: TEXT.allRoles },
  { value: 'admin', label: ROLE_TEXT.admin },
  { value: 'user', label: ROLE_TEXT.user },
]
const SORTS = [
  { sort: 'createdAt', direction: 'desc' },
  { sort: 'createdAt', direction: 'asc' },
  { sort: 'points', direction: 'desc' },
  { sort: 'points', direction: 'asc' },
] as const

/** Search and role filter for the loaded page, order of all accounts, and CSV download of the page. */
export function Toolbar({ search, onSearch, role, onRole, query, onQuery, shown }: ToolbarProps) {
  function save() {
    saveFile(`gaplens-users-${isoDate(new Date())}.csv`, usersCsv(shown), 'text/csv')
  }
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        aria-label={TEXT.search}
        placeholder={TEXT.searchPlaceholder}
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={TEXT.role}
        data={ROLES}
        value={role}
        onChange={(event) =>
          onRole(ROLES.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all')
        }
      />
      <NativeSelect
        aria-label={TEXT.sort}
        data={SORTS.map(({ sort, direction }) => ({
          value: `${sort} ${direction}`,
          label: TEXT.sorts[`${sort} ${direction}`],
        }))}
        value={`${query.sort} ${query.direction}`}
        onChange={(event) => {
          const { value } = event.currentTarget
          onQuery(SORTS.find(({ sort, direction }) => `${sort} ${direction}` === value) ?? {})
        }}
      />
      <Button
        variant="default"
        leftSection={<Download size={15} aria-hidden />}
        disabled={shown.length === 0}
        onClick={save}
      >
        {TEXT.csv}
      </Button>
    </div>
  )
}
