/**
 * The header that proves to the API that a request comes from this app, for deployments that enforce App Check (the
 * build's `VITE_APP_CHECK_SITE_KEY`, a reCAPTCHA Enterprise key). Without one nothing is loaded and no header is sent.
 * If a token cannot be obtained, the header is omitted, and the API's error message explains the problem.
 */
export async function appCheckHeader(
  siteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY,
): Promise<Record<string, string>> {
  if (!siteKey) return {}
  try {
    const { appCheckToken } = await import('./app-check-token.ts')
    return { 'X-Firebase-AppCheck': await appCheckToken(siteKey) }
  } catch {
    return {}
  }
}
