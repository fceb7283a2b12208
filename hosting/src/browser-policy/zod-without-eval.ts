/**
 * Replaces zod in the client's build (vite.config.ts). With its first schema zod tries whether it may compile code. The
 * content security policy refuses that, so each page would report a violation. Schemas are made while modules load, so
 * this setting must come first: every import of zod leads here.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })

export * from 'zod/v4'
