import type { GoogleApi } from './google-api.ts'
import { ACT_AS, DEPLOY_ACCOUNT, FUNCTIONS_ACCOUNT, MAY_ACT_AS_FUNCTIONS, PROJECT_ROLES } from './roles.ts'
import type { SetupOptions } from './setup-options.ts'

interface Binding {
  role: string
  members: string[]
}

/** The accounts that functions and deploys run as, with their roles. */
export async function makeAccounts(api: GoogleApi, { project }: SetupOptions): Promise<void> {
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`
  const emailOf = (name: string) => `${name}@${project}.iam.gserviceaccount.com`
  for (const [name, displayName] of [
    [FUNCTIONS_ACCOUNT, 'GapLens: what the functions run as'],
    [DEPLOY_ACCOUNT, 'GapLens: what deploys'],
  ] as const) {
    if ((await api.call('GET', `${accounts}/${emailOf(name)}`)) === null)
      await api.call('POST', accounts, { accountId: name, serviceAccount: { displayName } })
  }
  const wanted = Object.entries(PROJECT_ROLES).flatMap(([name, roles]) =>
    roles.map(([role]) => ({ role, member: `serviceAccount:${emailOf(name)}` })),
  )
  await grant(api, `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`, 'POST', wanted)
  const actAs = MAY_ACT_AS_FUNCTIONS.map((name) => ({
    role: ACT_AS,
    member: `serviceAccount:${emailOf(name)}`,
  }))
  await grant(api, `${accounts}/${emailOf(FUNCTIONS_ACCOUNT)}`, 'POST', actAs)
}

/** Adds missing bindings to a policy and keeps those that others have granted. */
async function grant(
  api: GoogleApi,
  resource: string,
  method: 'POST',
  wanted: readonly { readonly role: string; readonly member: string }[],
): Promise<void> {
  const found = await api.call(method, `${resource}:getIamPolicy`, {}).catch((error: unknown) => {
    // In a dry run the account does not exist yet.
    if (api.dryRun) return null
    throw error
  })
  const policy = (found ?? {}) as { bindings?: Binding[]; etag?: string }
  const bindings = structuredClone(policy.bindings ?? [])
  let changed = false
  for (const { role, member } of wanted) {
    // A binding with a condition was made by someone else for their own purpose, so it is left alone.
    let binding = bindings.find((each) => each.role === role && !('condition' in each))
    if (binding === undefined) {
      binding = { role, members: [] }
      bindings.push(binding)
    }
    if (binding.members.includes(member)) continue
    binding.members.push(member)
    changed = true
  }
  if (changed) await api.call(method, `${resource}:setIamPolicy`, { policy: { ...policy, bindings } })
}
