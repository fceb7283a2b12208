import type { GoogleApi } from './google-api.ts'

/** The settings for sign-in. docs/security.md has the reasons. */
function wantedConfig(site: string) {
  return {
    signIn: {
      // One account for each address. Whoever proves to own it takes over an account that somebody only typed it for.
      allowDuplicateEmails: false,
      anonymous: { enabled: false },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
    },
    // localhost is left out, although the console adds it.
    authorizedDomains: [site],
  }
}

/**
 * Configures the project's Authentication, after it was switched on in the console.
 * @returns the remaining manual steps
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

/** The fields to change. Sign-in methods are set in the console. */
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
