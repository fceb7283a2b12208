import { runMain, Stop } from './lib/say.ts'

/** What `firebase deploy` runs without the prepared folder: it would publish the emulators' client. */
await runMain(async () => {
  throw new Stop(
    'This would publish the demo. Prepare first, then deploy what was prepared:\n' +
      '  npm run deploy:prepare\n' +
      '  npx firebase deploy --config .deploy/firebase.json --project ID',
  )
})
