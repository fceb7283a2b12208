import { prepareDeploy } from './deploy/prepare.ts'
import { runMain } from './lib/say.ts'

/** `npm run deploy:prepare`: builds `.deploy/`, from which `firebase deploy --config .deploy/firebase.json` publishes. */
await runMain(async () => void (await prepareDeploy()))
