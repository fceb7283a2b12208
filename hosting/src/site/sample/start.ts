import '../../browser-policy/trusted-types.ts'
import { wakeAtFirstMove } from '../hydration/hydrate-when-used.ts'

wakeAtFirstMove(async () => (await import('./hydrate.tsx')).hydratePage)
