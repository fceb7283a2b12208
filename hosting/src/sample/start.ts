import '../browser-policy/trusted-types.ts'
import { wakeAtFirstMove } from '../landing/wake/wake.ts'

wakeAtFirstMove(async () => (await import('./hydrate.tsx')).hydratePage)
