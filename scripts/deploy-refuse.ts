import { runMain, Stop } from './lib/say.ts'

/** Stops a plain `firebase deploy` without the prepared folder, which would publish the client of the emulators. */
await runMain(async () => {
  throw new Stop(
    'This would publish the demo. Prepare first, then deploy what was prepared:\n' +
      '  npm run deploy:prepare\n' +
      '  npx firebase deploy --config .deploy/firebase.json --project ID',
  )
})
