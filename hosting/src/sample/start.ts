import { wakeAtFirstMove } from '../landing/wake/wake.ts'

wakeAtFirstMove(async () => (await import('./hydrate.tsx')).hydratePage)
