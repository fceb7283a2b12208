import { NEW_ACCOUNTS_PER_ADDRESS_AND_HOUR } from '@gaplens/contracts/limits'
import { z } from 'zod'
import { log } from './log.ts'
import { MinInstancesSchema } from './min-instances.ts'

const Port = z.coerce.number().int().min(1).max(65_535)
/** An empty variable counts as unset, because shells and env files have no other way to say so. */
const Optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const EnvironmentSchema = z.object({
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
  FUNCTIONS_EMULATOR: Optional(z.string()),
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

/** The environment variables of this process, parsed once. */
export interface Environment {
  readonly serpapi: {
    readonly apiKey: string
    readonly baseUrl: string
    readonly gl: string
    readonly hl: string
    readonly subQuestions: boolean
  } | null
  readonly gemini: {
    readonly apiKey: string
    readonly baseUrl: string | undefined
    readonly model: string
    readonly prices: { readonly inputPerMillion: number; readonly outputPerMillion: number } | null
  } | null
  readonly userAgent: string
  readonly adminEmail: string | null
  readonly addressHashKey: string | null
  readonly contactEmail: string
  readonly chat: { readonly model: string; readonly modelCallsPerDay: number }
  readonly paymentSecret: string | null
  readonly requestsPerAddress: number
  readonly trustedHops: number
  readonly newAccountsPerAddress: number
  readonly appCheck: 'off' | 'enforce'
  /** Port of this machine that serves `*.test` hosts. Never set in production. */
  readonly sandboxPort: number | undefined
  readonly tasks: {
    readonly projectId: string
    readonly emulatorHost: string | undefined
    readonly serviceAccountEmail: string | undefined
  }
  readonly isEmulator: boolean
}

/** @throws Error naming each variable that is wrong */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(variables)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
  }
  const env = parsed.data
  const isEmulator = env.FUNCTIONS_EMULATOR === 'true'
  const standIn = isLoopback(env.SERPAPI_BASE_URL)
  // The sandbox on this machine stands in for SerpApi. It needs no key, and serves the sample sites from the same port.
  const apiKey = env.SERPAPI_API_KEY ?? (standIn ? 'stand-in' : undefined)
  const { GEMINI_INPUT_PRICE: inputPerMillion, GEMINI_OUTPUT_PRICE: outputPerMillion } = env
  return {
    serpapi: apiKey
      ? {
          apiKey,
          baseUrl: env.SERPAPI_BASE_URL,
          gl: env.SERPAPI_GL,
          hl: env.SERPAPI_HL,
          subQuestions: env.SERPAPI_SUB_QUESTIONS === 'on',
        }
      : null,
    gemini: env.GEMINI_API_KEY
      ? {
          apiKey: env.GEMINI_API_KEY,
          baseUrl: env.GEMINI_BASE_URL,
          model: env.GEMINI_MODEL,
          prices:
            inputPerMillion !== undefined && outputPerMillion !== undefined
              ? { inputPerMillion, outputPerMillion }
              : null,
        }
      : null,
    userAgent: `GapLensBot/1.0 (+${env.CONTACT_URL})`,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase() ?? null,
    addressHashKey: env.ADDRESS_HASH_KEY ?? null,
    contactEmail: env.CONTACT_EMAIL,
    chat: {
      model: env.GEMINI_CHAT_MODEL ?? env.GEMINI_MODEL,
      modelCallsPerDay: env.CHAT_MODEL_CALLS_PER_DAY,
    },
    paymentSecret: env.PAYMENT_WEBHOOK_SECRET ?? null,
    requestsPerAddress: env.REQUESTS_PER_ADDRESS,
    trustedHops: env.TRUSTED_HOPS,
    newAccountsPerAddress: env.NEW_ACCOUNTS_PER_ADDRESS,
    appCheck: env.APP_CHECK,
    sandboxPort: standIn ? (env.SANDBOX_PORT ?? portOf(env.SERPAPI_BASE_URL)) : undefined,
    tasks: {
      projectId: env.GCLOUD_PROJECT ?? 'demo-gaplens',
      emulatorHost: env.CLOUD_TASKS_EMULATOR_HOST,
      serviceAccountEmail: env.TASKS_SERVICE_ACCOUNT,
    },
    isEmulator,
  }
}

/**
 * Refuses service addresses on this machine outside the emulators. In production such an address would reach some other
 * process of the instance, and a search service on loopback would also let the fetcher visit `*.test` on loopback.
 * Called as the process starts. It reads only addresses, because secrets are not available at that time.
 * @throws Error naming the variable
 */
export function refuseLoopbackServices(variables: Record<string, string | undefined>): void {
  if (variables.FUNCTIONS_EMULATOR === 'true') return
  for (const name of ['SERPAPI_BASE_URL', 'GEMINI_BASE_URL']) {
    const url = variables[name] ?? ''
    if (URL.canParse(url) && isLoopback(url)) throw new Error(`${name} leads to this machine.`)
  }
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(127\.[\d.]+|0\.0\.0\.0|(.+\.)?localhost|\[::1?\]|\[::ffff:7f[\da-f:]+\])\.?$/.test(hostname)
}

function portOf(url: string): number {
  const { port, protocol } = new URL(url)
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

let current: Environment | undefined
/** The environment of this process. It is read on first use, because secrets are not available while modules load. */
export function environment(): Environment {
  current ??= parseUsable(process.env)
  return current
}

/**
 * Parses the environment and leaves out variables with an invalid value. The deploy script refuses such values. One
 * that arises later, such as a secret that is too short, counts as unset, so that it does not take the whole API down.
 * The log names each of them.
 */
export function parseUsable(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(variables)
  if (parsed.success) return parseEnvironment(variables)
  const unusable = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
  for (const setting of unusable) log('ERROR', 'setting-unusable', { setting })
  const usable = Object.entries(variables).filter(([name]) => !unusable.has(name))
  return parseEnvironment(Object.fromEntries(usable))
}
