import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useApi } from '../api-context.tsx'
import { useUid } from '../session/session-context.ts'
import { useDeleteAnalysis } from '../use-delete-analysis.ts'
import { outbox } from './outbox.ts'

/** How long a deletion can be undone. */
export const UNDO_MS = 10_000
/** Another tab may still offer to undo. Its note is checked again this long after it was due, in ms. */
const OTHER_TAB_MS = 5_000

interface Deletions {
  /** Ids of deletions that are requested and not done yet; lists hide these analyses. */
  readonly pending: ReadonlySet<string>
  /**
   * Deletes an analysis when the time to undo is over, or at once when the page is left, because the user has asked for it. The
   * browser may keep the page to go back to, so `onSentEarly` tells that it cannot be undone any more.
   */
  remove(id: string, outcome: { onSentEarly: () => void; onFailed: () => void }): void
  undo(id: string): void
}

/** The deletions that wait for the time to undo to be over, by analysis. */
type Timers = Map<string, { readonly timer: ReturnType<typeof setTimeout>; onSentEarly(): void }>

const NONE: ReadonlySet<string> = new Set()
const DeletionsContext = createContext<Deletions | null>(null)

interface DeletionsProviderProps {
  children: ReactNode
  undoMs?: number
}

/** Delays deletions for as long as they can be undone (`docs/decisions/0013-undo-before-deleting.md`). */
export function DeletionsProvider({ children, undoMs = UNDO_MS }: DeletionsProviderProps) {
  const uid = useUid()
  const { mutateAsync } = useDeleteAnalysis()
  const [pending, setPending] = useState(NONE)
  const timers = useRef<Timers>(new Map())

  const forget = useCallback((id: string) => {
    setPending((ids) => new Set([...ids].filter((other) => other !== id)))
  }, [])

  const send = useCallback(
    async (id: string) => {
      timers.current.delete(id)
      await mutateAsync(id)
      outbox.drop(uid, id)
    },
    [mutateAsync, uid],
  )

  const remove = useCallback<Deletions['remove']>(
    (id, { onSentEarly, onFailed }) => {
      outbox.add({ uid, id, due: Date.now() + undoMs })
      setPending((ids) => new Set([...ids, id]))
      const run = () =>
        void send(id)
          .catch(() => {
            // The error is reported, and the analysis is listed again.
            outbox.drop(uid, id)
            onFailed()
          })
          .finally(() => forget(id))
      timers.current.set(id, { timer: setTimeout(run, undoMs), onSentEarly })
    },
    [uid, undoMs, send, forget],
  )

  const undo = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id)?.timer)
      timers.current.delete(id)
      outbox.drop(uid, id)
      forget(id)
    },
    [uid, forget],
  )

  useSendOnLeave(timers)
  useSendOfEarlierVisits(timers, send)

  const value = useMemo(() => ({ pending, remove, undo }), [pending, remove, undo])
  return <DeletionsContext value={value}>{children}</DeletionsContext>
}

/** Sends what still waits when the page is left. */
function useSendOnLeave(timers: RefObject<Timers>): void {
  const api = useApi()
  const latest = useRef(api)
  useEffect(() => {
    latest.current = api
  }, [api])

  useEffect(() => {
    const waiting = timers.current
    const sendAll = () => {
      for (const [id, { timer, onSentEarly }] of waiting) {
        clearTimeout(timer)
        onSentEarly()
        // The note is kept, so that the next visit repeats the request if this one is lost.
        latest.current.deleteAnalysis(id).catch(() => undefined)
      }
      waiting.clear()
    }
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [timers])
}

/** Sends what an earlier visit or another tab has noted and not sent. */
function useSendOfEarlierVisits(timers: RefObject<Timers>, send: (id: string) => Promise<void>): void {
  const uid = useUid()
  useEffect(() => {
    const later = outbox.of(uid).map(({ id, due }) =>
      setTimeout(
        () => {
          const isAsked = outbox.of(uid).some((note) => note.id === id)
          if (isAsked && !timers.current.has(id)) send(id).catch(() => undefined)
        },
        Math.max(0, due + OTHER_TAB_MS - Date.now()),
      ),
    )
    return () => later.forEach(clearTimeout)
  }, [uid, send, timers])
}

export function useDeletions(): Deletions {
  const deletions = useContext(DeletionsContext)
  if (!deletions) throw new Error('useDeletions must be used inside DeletionsProvider')
  return deletions
}
