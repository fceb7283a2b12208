import type { Project } from './google/published.ts'

const ID = 'rehearsal-gaplens'
const SITE = 'gaplens.rehearsal.test'

/** A project that was set up and never deployed to. */
export const PROJECT: Project = {
  id: ID,
  number: '123456789012',
  database: {
    name: `projects/${ID}/databases/(default)`,
    locationId: 'asia-east1',
    type: 'FIRESTORE_NATIVE',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  secrets: {
    SERPAPI_API_KEY: 'rehearsal-search-key',
    GEMINI_API_KEY: 'rehearsal-model-key',
    PAYMENT_WEBHOOK_SECRET: 'rehearsal-payment-secret',
    ADDRESS_HASH_KEY: 'rehearsal-key-of-32-characters-or-more',
  },
}

/** Variables of the workflow. The site is its own sign-in domain, because that is the harder case for the headers. */
export const VARIABLES = {
  FIREBASE_PROJECT_ID: ID,
  FIREBASE_API_KEY: 'rehearsal-web-key',
  FIREBASE_AUTH_DOMAIN: SITE,
  FIREBASE_APP_ID: '1:123456789012:web:rehearsal',
  APP_CHECK_SITE_KEY: '',
  APP_CHECK: '',
  SITE_ORIGIN: `https://${SITE}`,
  SOCIAL_URL: '',
  CONTACT_EMAIL: `help@${SITE}`,
  ADMIN_EMAIL: `root@${SITE}`,
  PAYMENT_URL_STARTER: `https://pay.rehearsal.test/starter?uid={uid}`,
  PAYMENT_URL_ADVANCED: `https://pay.rehearsal.test/advanced?uid={uid}`,
  GEMINI_MODEL: '',
  MIN_INSTANCES: '1',
  DEMO_VIDEO_URL: '',
  CHAT_MODEL_CALLS_PER_DAY: '',
  CONTACT_URL: '',
  GEMINI_CHAT_MODEL: '',
  GEMINI_INPUT_PRICE: '',
  GEMINI_OUTPUT_PRICE: '',
  NEW_ACCOUNTS_PER_ADDRESS: '',
  REQUESTS_PER_ADDRESS: '',
  SERPAPI_GL: '',
  SERPAPI_HL: '',
  SERPAPI_SUB_QUESTIONS: '',
  TASKS_SERVICE_ACCOUNT: '',
  TRUSTED_HOPS: '2',
}
