import type { AuditAnswer } from '@gaplens/contracts/admin/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'

export type Sum = Omit<AuditAnswer, 'next'>
const NOTHING: Sum = { users: 0, entries: 0, unopened: 0, findings: [] }

/** Audits all accounts page by page until the last one or until it is stopped. */
export function useAudit() {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'running' | 'done' | 'failed'>('idle')
  const [sum, setSum] = useState(NOTHING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const stop = new AbortController()
    running.current = stop
    setState('running')
    setSum(NOTHING)
    try {
      let next: string | null = null
      do {
        const answer: AuditAnswer = await api.audit(next, stop.signal)
        setSum((before) => add(before, answer))
        next = answer.next
      } while (next !== null)
      setState('done')
    } catch {
      setState(stop.signal.aborted ? 'idle' : 'failed')
    }
    await client.invalidateQueries({ queryKey: adminKeys.activity(uid) })
  }

  return { state, sum, start, stop: () => running.current?.abort() }
}

function add(sum: Sum, answer: AuditAnswer): Sum {
  return {
    users: sum.users + answer.users,
    entries: sum.entries + answer.entries,
    unopened: sum.unopened + answer.unopened,
    findings: [...sum.findings, ...answer.findings],
  }
}
