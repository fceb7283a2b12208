import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCAL } from './lib/paths.ts'
import { portOffset } from './lib/ports.ts'
import { runMain, say } from './lib/say.ts'

/** `npm run reset`: deletes the accounts and analyses kept between runs. The next start seeds them again. */
await runMain(async () => {
  const offset = portOffset(process.argv)
  await rm(join(LOCAL, `data-${offset}`), { recursive: true, force: true })
  say('The local data is cleared. The next npm start seeds it anew.')
})
