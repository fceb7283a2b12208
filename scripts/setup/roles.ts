/** The service accounts of the functions and of the deploy, without `@PROJECT.iam.gserviceaccount.com`. */
export const FUNCTIONS_ACCOUNT = 'gaplens-functions'
export const DEPLOY_ACCOUNT = 'gaplens-deploy'

/** The roles of each account in the project, and why it needs them. The deploy grants access to each secret separately. */
export const PROJECT_ROLES: Readonly<Record<string, readonly (readonly [role: string, why: string])[]>> = {
  [FUNCTIONS_ACCOUNT]: [
    ['roles/datastore.user', 'reads and writes documents'],
    ['roles/cloudtasks.enqueuer', 'dispatches analyses'],
    ['roles/firebaseauth.admin', 'checks and revokes sign-ins, deletes accounts that ask for it'],
    ['roles/run.invoker', 'queue, schedule and triggers call the functions as it'],
    ['roles/eventarc.eventReceiver', 'triggers reach it'],
  ],
  [DEPLOY_ACCOUNT]: [
    ['roles/cloudfunctions.admin', 'creates and updates functions'],
    ['roles/run.admin', 'lets the API be called by everybody'],
    ['roles/firebasehosting.admin', 'releases the client'],
    ['roles/firebaserules.admin', 'releases rules'],
    ['roles/datastore.indexAdmin', 'creates indexes and TTL policies'],
    ['roles/cloudscheduler.admin', 'creates the schedules'],
    ['roles/cloudtasks.queueAdmin', 'creates the queue'],
    ['roles/secretmanager.admin', 'lets the functions read their secrets, checks them before a deploy'],
    ['roles/artifactregistry.admin', 'sets the clean-up policy of images'],
    ['roles/serviceusage.serviceUsageAdmin', 'sees that APIs are enabled'],
    ['roles/resourcemanager.projectIamAdmin', 'grants Google’s own agents what triggers need'],
    ['roles/firebase.viewer', 'reads the project'],
  ],
}

/** Who may act as the functions' account: itself, to sign tasks, and the deploy, to give it to functions. */
export const MAY_ACT_AS_FUNCTIONS = [FUNCTIONS_ACCOUNT, DEPLOY_ACCOUNT] as const
export const ACT_AS = 'roles/iam.serviceAccountUser'

/** The APIs that are enabled first. */
export const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  'compute',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`)
