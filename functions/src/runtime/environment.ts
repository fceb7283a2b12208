import { EnvironmentSchema } from './environment-schema.ts'
import { log } from './log.ts'

/** A model's prices in US dollars per million tokens. */
export interface ModelPrices {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

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
    readonly prices: ModelPrices | null
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
}

/** @throws Error naming each variable that is wrong */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(variables)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable. ${wrong.join('; ')}`)
  }
  const env = parsed.data
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
