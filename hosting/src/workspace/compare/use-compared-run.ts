import { useSearchParams } from 'react-router-dom'

const PARAM = 'compare'

/** The other run of the comparison. It is part of the address, so that a reload keeps it. */
export function useComparedRun() {
  const [search, setSearch] = useSearchParams()
  const set = (id: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (id === null) next.delete(PARAM)
        else next.set(PARAM, id)
        return next
      },
      { preventScrollReset: true },
    )
  return { comparedId: search.get(PARAM), compare: (id: string) => set(id), close: () => set(null) }
}
