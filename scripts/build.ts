import { buildAll } from './lib/build.ts'
import { runMain } from './lib/say.ts'

/** `npm run build`: functions/dist and hosting/dist, as they are deployed. */
await runMain(() => buildAll({ force: true }))
