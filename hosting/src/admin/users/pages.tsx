import {
  ADMIN_PAGE_SIZES,
  type AdminPageSize,
  type AdminUser,
  type Pagination as PageFacts,
} from '@gaplens/contracts/admin/requests'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { UsersQuery } from '../api/users-query.ts'
import { USERS_TEXT as TEXT } from './strings.ts'
import classes from './users-screen.module.css'

type PlaceOfPage = Pick<UsersQuery, 'page' | 'after' | 'before'>

interface PagesProps {
  pagination: PageFacts
  loaded: readonly AdminUser[]
  /** Number of loaded accounts that match; null if all are shown. */
  shown: number | null
  limit: AdminPageSize
  onPage: (place: PlaceOfPage) => void
  onLimit: (limit: AdminPageSize) => void
}

/** Pagination: the position of the page, its size, and links to other pages. */
export function Pages({ pagination, loaded, shown, limit, onPage, onLimit }: PagesProps) {
  const { currentPage, totalPages, totalUsers, offset } = pagination
  return (
    <div className={classes.pages}>
      <span className={classes.range} role="status">
        {loaded.length === 0 ? '' : TEXT.range(offset + 1, offset + loaded.length, totalUsers)}
        {shown === null ? '' : `（${TEXT.filtered(shown, loaded.length)}）`}
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
        <nav aria-label={TEXT.pages} className={classes.pager}>
          {steps(pagination, loaded).map(({ label, Icon, place }) => (
            <ActionIcon
              key={label}
              variant="default"
              size="md"
              aria-label={label}
              disabled={place === null}
              onClick={() => place !== null && onPage(place)}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ))}
          <span className={classes.pageNumber}>{TEXT.pageOf(currentPage, totalPages)}</span>
        </nav>
      ) : null}
    </div>
  )
}

/** The queries of the first, previous, next and last page; null if there is none. A page past the end only has first and last. */
function steps({ currentPage, totalPages, hasNext, hasPrevious }: PageFacts, loaded: readonly AdminUser[]) {
  const [first, last] = [loaded.at(0), loaded.at(-1)]
  return [
    { label: TEXT.first, Icon: ChevronFirst, place: hasPrevious ? { page: 1 } : null },
    {
      label: TEXT.previous,
      Icon: ChevronLeft,
      place: hasPrevious && first !== undefined ? { page: currentPage - 1, before: first.uid } : null,
    },
    {
      label: TEXT.next,
      Icon: ChevronRight,
      place: hasNext && last !== undefined ? { page: currentPage + 1, after: last.uid } : null,
    },
    { label: TEXT.last, Icon: ChevronLast, place: hasNext ? { page: totalPages } : null },
  ]
}
