import type { Estimate as Range } from '@gaplens/contracts/analysis/requests'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { queryKeys } from '../../api/query-keys.ts'
import { useUid } from '../../api/session/session-context.ts'
import { RUNNING_TEXT as TEXT } from './strings.ts'

const KEPT_MS = 10 * 60_000

/** `25–40 秒`: whole seconds, by fives where they are many, never narrower than what was seen. */
function rangeText({ fromMs, toMs }: Range): string {
  const step = toMs >= 20_000 ? 5 : 1
  const from = Math.max(1, Math.floor(fromMs / 1_000 / step) * step)
  const to = Math.max(from, Math.ceil(toMs / 1_000 / step) * step)
  return from === to ? TEXT.seconds(String(from)) : TEXT.seconds(`${from}–${to}`)
}

/** The promised duration, or the actual duration of recent analyses if there are enough. */
export function Estimate() {
  const api = useApi()
  const uid = useUid()
  const { data } = useQuery({
    queryKey: queryKeys.estimate(uid),
    queryFn: ({ signal }) => api.estimate(signal),
    staleTime: KEPT_MS,
  })
  return (
    <span>
      {TEXT.expected}
      {data ? TEXT.usual(rangeText(data)) : null}
    </span>
  )
}
