import { applicationDefault, type Credential } from 'firebase-admin/app'
import { Stop } from '../lib/say.ts'

let credential: Credential | undefined

/** @throws Stop when nobody is signed in to Google Cloud on this machine */
export async function accessToken(): Promise<string> {
  try {
    credential ??= applicationDefault()
    return (await credential.getAccessToken()).access_token
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Stop(`Google gives no access: ${reason}\nSign in first: gcloud auth application-default login`)
  }
}
