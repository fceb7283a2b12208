/**
 * Stands in for zod in the client's build (vite.config.ts). As its first schema is made zod tries whether it may compile
 * code; the content security policy refuses that, and each page would report a violation of its own. Schemas are made
 * as modules load, so this must come before any of them: whoever imports zod gets this first.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })

export * from 'zod/v4'
