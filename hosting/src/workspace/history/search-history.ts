import type { HistoryItem } from '@gaplens/contracts/analysis/requests'
import { HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { withoutScheme } from '@gaplens/report/text/reference'

/** Case-insensitive substring match on name, keyword, page address (stored or shown) or summary; at most one page of hits. */
export function searchHistory(items: readonly HistoryItem[], query: string): HistoryItem[] {
  const wanted = query.trim().toLowerCase()
  return items
    .filter(({ name, targetKeyword, userPageUrl, summary }) =>
      [name ?? '', targetKeyword, userPageUrl, withoutScheme(userPageUrl), summary].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .slice(0, HISTORY_PAGE_SIZE)
}
