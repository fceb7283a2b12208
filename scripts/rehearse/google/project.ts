import { done, grantsTo, type Handle, policy, type Route, record, type Services } from './route.ts'

/** The project itself: its name and number, billing, roles, and the APIs that are on. */
export function projectRoutes({ project, published }: Services): Route[] {
  const { id, number } = project
  const grant = grantsTo(published)
  const permit: Handle = (_, { body }) => ({ body: { permissions: record(body).permissions ?? [] } })
  return [
    [
      'POST',
      'www.googleapis.com',
      /^\/oauth2\/v4\/token$/,
      () => ({ body: { access_token: 'rehearsal', expires_in: 3600, token_type: 'Bearer' } }),
    ],
    ['POST', 'cloudresourcemanager.googleapis.com', /:testIamPermissions$/, permit],
    ['POST', 'cloudresourcemanager.googleapis.com', /^\/v1\/projects\/([^/]+):getIamPolicy$/, policy],
    ['POST', 'cloudresourcemanager.googleapis.com', /^\/v1\/(projects\/[^/]+):setIamPolicy$/, grant],
    [
      'GET',
      'cloudresourcemanager.googleapis.com',
      /^\/v1\/projects\/[^/:]+$/,
      () => ({ body: { projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' } }),
    ],
    [
      'GET',
      'cloudbilling.googleapis.com',
      /billingInfo$/,
      () => ({ body: { billingEnabled: true, billingAccountName: 'billingAccounts/1' } }),
    ],
    [
      'GET',
      'compute.googleapis.com',
      /^\/compute\/v1\/projects\/[^/]+$/,
      () => ({ body: { defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com` } }),
    ],
    ['POST', 'iam.googleapis.com', /:testIamPermissions$/, permit],
    [
      'GET',
      'firebase.googleapis.com',
      /^\/v1beta1\/projects\/[^/]+$/,
      () => ({
        body: {
          projectId: id,
          projectNumber: number,
          displayName: id,
          resources: { hostingSite: id },
          state: 'ACTIVE',
        },
      }),
    ],
    ['GET', 'firebase.googleapis.com', /adminSdkConfig$/, () => ({ body: { projectId: id } })],
    [
      'GET',
      'serviceusage.googleapis.com',
      /^\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
      ([, api = '']) => {
        published.apis.add(api)
        return { body: { name: api, state: api.startsWith('runtimeconfig') ? 'DISABLED' : 'ENABLED' } }
      },
    ],
    ['POST', 'serviceusage.googleapis.com', /generateServiceIdentity$/, () => ({ body: done() })],
    ['GET', 'firebaseextensions.googleapis.com', /\/instances$/, () => ({ body: { instances: [] } })],
  ]
}
