import { z } from 'zod'

const PortSchema = z.number().int().min(1).max(65_535)

/** Settings that `/runtime-config.js` may set. Empty in production; the local launcher fills it in. */
const RuntimeConfigSchema = z.object({
  emulators: z.object({ authPort: PortSchema, firestorePort: PortSchema }).optional(),
  /** Examples offered beside the empty form. */
  samples: z.array(z.object({ targetKeyword: z.string(), userPageUrl: z.string() })).default([]),
  /** Local replacements for the payment pages; a deployment sets its own in the build's environment. */
  paymentUrls: z.object({ starter: z.string().optional(), advanced: z.string().optional() }).optional(),
})

const EnvironmentSchema = z.object({
  VITE_FIREBASE_PROJECT_ID: z.string().min(1),
  VITE_FIREBASE_API_KEY: z.string().min(1),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  /** Optional, because the emulators need no app id. */
  VITE_FIREBASE_APP_ID: z.string().optional(),
})

export type RuntimeConfig = z.infer<typeof RuntimeConfigSchema>

declare global {
  interface Window {
    __GAPLENS__?: unknown
  }
}

function parse<T>(what: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(`${what} is not usable:\n${z.prettifyError(parsed.error)}`)
}

/** @throws Error with the list of invalid settings */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  return parse('window.__GAPLENS__', RuntimeConfigSchema, value ?? {})
}

/** The Firebase web configuration, from the build's `VITE_FIREBASE_*` (hosting/client-settings.ts). */
export function readFirebaseOptions(environment: Record<string, unknown>) {
  const env = parse('The VITE_FIREBASE_* environment', EnvironmentSchema, environment)
  return {
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    ...(env.VITE_FIREBASE_APP_ID ? { appId: env.VITE_FIREBASE_APP_ID } : {}),
  }
}

export const runtimeConfig = readRuntimeConfig(window.__GAPLENS__)
