import type { GoogleApi } from './google-api.ts'

/** How people sign in. docs/security.md says why for each. */
function wantedConfig(site: string) {
  return {
    signIn: {
      // One account an address: who shows that it is theirs gets the account of who only typed it.
      allowDuplicateEmails: false,
      anonymous: { enabled: false },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
    },
    // Without localhost, which the console puts there.
    authorizedDomains: [site],
  }
}

/**
 * Sets the project's Authentication as the product needs it, once it was switched on in the console.
 * @returns what a person still has to do
 */
export async function setAuthentication(
  api: GoogleApi,
  { project, site }: { readonly project: string; readonly site: string },
): Promise<string[]> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
  const config = await api.call('GET', url)
  if (config === null)
    return [
      'switch Authentication on (Google, e-mail with password) in the Firebase console, then run this again',
    ]
  const wanted = wantedConfig(site)
  const differing = Object.entries(wanted).filter(([name, value]) => !isSet(config[name], value))
  if (differing.length > 0) {
    const mask = differing.map(([name]) => MASKS[name] ?? name).join(',')
    await api.call('PATCH', `${url}?updateMask=${mask}`, Object.fromEntries(differing))
  }
  return []
}

/** Only what is named is set: the ways to sign in are the console's. */
const MASKS: Readonly<Record<string, string>> = {
  signIn: 'signIn.allowDuplicateEmails,signIn.anonymous.enabled',
}

/** Whether a setting has the wanted value. The API leaves out what is false. */
function isSet(is: unknown, wanted: unknown): boolean {
  if (wanted === false) return is === undefined || is === false
  if (Array.isArray(wanted))
    return Array.isArray(is) && is.length === wanted.length && wanted.every((each, at) => isSet(is[at], each))
  if (typeof wanted !== 'object' || wanted === null) return is === wanted
  const fields = typeof is === 'object' && is !== null ? (is as Record<string, unknown>) : {}
  return Object.entries(wanted).every(([key, value]) => isSet(fields[key], value))
}
