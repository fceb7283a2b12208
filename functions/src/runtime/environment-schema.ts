import { NEW_ACCOUNTS_PER_ADDRESS_AND_HOUR } from '@gaplens/contracts/limits'
import { z } from 'zod'
import { MinInstancesSchema } from './min-instances.ts'

const Port = z.coerce.number().int().min(1).max(65_535)
/** An empty variable counts as unset, because shells and env files have no other way to say so. */
const Optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The variables as the platform and the deployment give them. */
export const EnvironmentSchema = z.object({
  SERPAPI_API_KEY: Optional(z.string()),
  SERPAPI_BASE_URL: z.preprocess((v) => v || undefined, z.url().default('https://serpapi.com')),
  SERPAPI_GL: z.preprocess(
    (v) => v || undefined,
    z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('tw'),
  ),
  SERPAPI_HL: z.preprocess((v) => v || undefined, z.string().default('zh-tw')),
  /** Up to three more searches an analysis: AI Mode, and the AI answers of related questions. */
  SERPAPI_SUB_QUESTIONS: z.preprocess((v) => v || undefined, z.enum(['off', 'on']).default('off')),
  GEMINI_API_KEY: Optional(z.string()),
  GEMINI_BASE_URL: Optional(z.url()),
  GEMINI_MODEL: z.preprocess((v) => v || undefined, z.string().default('gemini-flash-latest')),
  /** US dollars for a million tokens; without both no cost is reported. */
  GEMINI_INPUT_PRICE: Optional(z.coerce.number().min(0)),
  GEMINI_OUTPUT_PRICE: Optional(z.coerce.number().min(0)),
  CONTACT_URL: z.preprocess((v) => v || undefined, z.string().default('https://gaplens.example/bot')),
  ADMIN_EMAIL: Optional(z.email()),
  /** Key of the hashes of e-mail addresses that have received the gift for new accounts. */
  ADDRESS_HASH_KEY: Optional(z.string().min(32)),
  CONTACT_EMAIL: z.preprocess((v) => v || undefined, z.email().default('support@gaplens.example')),
  /** The chatbot's model. When unset, the chatbot uses GEMINI_MODEL. */
  GEMINI_CHAT_MODEL: Optional(z.string()),
  /** How many times a day the chatbot may call its model, for all visitors together. */
  CHAT_MODEL_CALLS_PER_DAY: z.preprocess(
    (v) => v || undefined,
    z.coerce.number().int().min(0).default(2_000),
  ),
  /** Secret that payment notices are signed with. Without it no notice is accepted. */
  PAYMENT_WEBHOOK_SECRET: Optional(z.string().min(16)),
  /** Requests a minute that a process takes from one IP address. It is high, since offices and mobile networks share one. */
  REQUESTS_PER_ADDRESS: z.preprocess((v) => v || undefined, z.coerce.number().int().min(1).default(1_200)),
  /** Proxies in front of the API that add their own address behind the visitor's: Hosting alone. */
  TRUSTED_HOPS: z.preprocess((v) => v || undefined, z.coerce.number().int().min(0).max(5).default(1)),
  /** How many new accounts an hour may first spend their gift from one IP address. */
  NEW_ACCOUNTS_PER_ADDRESS: z.preprocess(
    (v) => v || undefined,
    z.coerce.number().int().min(1).default(NEW_ACCOUNTS_PER_ADDRESS_AND_HOUR),
  ),
  /** `enforce`: only requests with a valid App Check token are answered. */
  APP_CHECK: z.preprocess((v) => v || undefined, z.enum(['off', 'enforce']).default('off')),
  MIN_INSTANCES: MinInstancesSchema,
  SANDBOX_PORT: Optional(Port),
  CLOUD_TASKS_EMULATOR_HOST: Optional(z.string()),
  GCLOUD_PROJECT: Optional(z.string()),
  TASKS_SERVICE_ACCOUNT: Optional(z.string()),
})

/** Variables that live in Secret Manager, never in a file of the deployment. */
export const SECRET_NAMES = [
  'SERPAPI_API_KEY',
  'GEMINI_API_KEY',
  'PAYMENT_WEBHOOK_SECRET',
  'ADDRESS_HASH_KEY',
] as const

/** Variables that a deployment may set in plain text. The platform or the emulators set all others. */
export const SETTING_NAMES = [
  'ADMIN_EMAIL',
  'APP_CHECK',
  'CHAT_MODEL_CALLS_PER_DAY',
  'CONTACT_EMAIL',
  'CONTACT_URL',
  'GEMINI_CHAT_MODEL',
  'GEMINI_INPUT_PRICE',
  'GEMINI_MODEL',
  'GEMINI_OUTPUT_PRICE',
  'MIN_INSTANCES',
  'NEW_ACCOUNTS_PER_ADDRESS',
  'REQUESTS_PER_ADDRESS',
  'SERPAPI_GL',
  'SERPAPI_HL',
  'SERPAPI_SUB_QUESTIONS',
  'TASKS_SERVICE_ACCOUNT',
  'TRUSTED_HOPS',
] as const satisfies readonly (keyof typeof EnvironmentSchema.shape)[]
