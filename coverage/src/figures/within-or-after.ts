import type { FigureClaim } from './figure-claims.ts'

const AFTER = /^\s*[之以]?後(?!續|面|方)/u
const DENIED = /^[^，。；]*[不勿禁]/u

/** Whether something is done within a time or only after it; null if neither is said. What must not be done within it may be done after it. */
function relationOf({ figure, bare }: FigureClaim): 'within' | 'after' | null {
  const behind = bare.slice(figure.end)
  if (figure.dimension !== 'time' || DENIED.test(behind)) return null
  if (figure.bound === 'most' && /內/u.test(`${figure.text}${figure.limit?.after ?? ''}`)) return 'within'
  return AFTER.test(behind) ? 'after' : null
}

/** Whether one time is a limit and the other a wait: 「五分鐘內洗掉」, 「塗上十分鐘後沖水」. */
export function areLimitAndWait(a: FigureClaim, b: FigureClaim): boolean {
  const [one, other] = [relationOf(a), relationOf(b)]
  return one !== null && other !== null && one !== other
}
