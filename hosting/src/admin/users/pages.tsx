import { ADMIN_PAGE_SIZES, type AdminPageSize, type Pagination as PageFacts } from '@gaplens/contracts/admin'
import { NativeSelect, Pagination } from '@mantine/core'
import { USERS_TEXT as TEXT } from '../strings.ts'
import classes from './users-screen.module.css'

interface PagesProps {
  pagination: PageFacts
  loaded: number
  /** How many of the loaded match; null when all are shown. */
  shown: number | null
  limit: AdminPageSize
  onPage: (page: number) => void
  onLimit: (limit: AdminPageSize) => void
}

/** Where the page stands among all, how long it is, and the way to others. */
export function Pages({ pagination, loaded, shown, limit, onPage, onLimit }: PagesProps) {
  const { currentPage, totalPages, totalUsers, offset } = pagination
  return (
    <div className={classes.pages}>
      <span className={classes.range} role="status">
        {loaded === 0 ? '' : TEXT.range(offset + 1, offset + loaded, totalUsers)}
        {shown === null ? '' : `（${TEXT.filtered(shown, loaded)}）`}
      </span>
      <NativeSelect
        aria-label={TEXT.pageSize}
        size="xs"
        data={ADMIN_PAGE_SIZES.map((size) => ({ value: String(size), label: TEXT.pageSizeOption(size) }))}
        value={String(limit)}
        onChange={(event) => {
          const size = ADMIN_PAGE_SIZES.find((option) => option === Number(event.currentTarget.value))
          if (size !== undefined) onLimit(size)
        }}
      />
      {totalPages > 1 ? (
        <nav aria-label={TEXT.pages}>
          <Pagination
            size="sm"
            total={totalPages}
            value={currentPage}
            siblings={1}
            onChange={onPage}
            getItemProps={(page) => ({ 'aria-label': TEXT.page(page) })}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? TEXT.previous : TEXT.next,
            })}
          />
        </nav>
      ) : null}
    </div>
  )
}
