import { revealAsVisible } from './reveal.ts'
import { wakeAtFirstMove } from './wake.ts'

revealAsVisible()
wakeAtFirstMove(async () => (await import('./hydrate-zh.tsx')).hydratePage)
