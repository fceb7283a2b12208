import { wakeAtFirstMove } from './hydrate-when-used.ts'
import { revealAsVisible } from './reveal.ts'

revealAsVisible()
wakeAtFirstMove(async () => (await import('./hydrate-en.tsx')).hydratePage)
