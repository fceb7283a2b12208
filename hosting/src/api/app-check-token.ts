import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from './firebase-app.ts'

let appCheck: AppCheck | undefined

/** An App Check token for this device, from the cache if it is still valid. */
export async function appCheckToken(siteKey: string): Promise<string> {
  appCheck ??= initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  return (await getToken(appCheck)).token
}
