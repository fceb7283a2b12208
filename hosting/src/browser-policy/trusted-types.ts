import { GOOGLE_SCRIPT } from './google-script.ts'
import { RUNTIME_CONFIG } from './runtime-config.ts'

/** The parts of the Trusted Types API that are used here. TypeScript's library does not have them yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | null
      createScriptURL(address: string): string | null
    },
  ): unknown
}

/**
 * The default policy on pages that require Trusted Types. The browser calls it whenever a string is about to become
 * markup or the address of a script. Three uses pass: Mantine writes style sheets, which hold no markup, into `<style>`;
 * Firebase loads Google's script for the sign-in popup; the chat loads the site's own settings; and the editor of drafts starts
 * the site's own worker. Nothing else passes, and script text never does. This module must be imported first.
 */
export const RULES = {
  createHTML: (text: string) => (text.includes('<') ? null : text),
  createScriptURL: (address: string) =>
    address === RUNTIME_CONFIG ||
    address === GOOGLE_SCRIPT ||
    address.startsWith(`${GOOGLE_SCRIPT}?`) ||
    isDraftWorker(address)
      ? address
      : null,
}

/** The worker that scores drafts, from this site alone. */
function isDraftWorker(address: string): boolean {
  const { origin = '' } = globalThis.location ?? {}
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  return /^\/assets\/draft-worker-[\w-]+\.js$/.test(path)
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
trustedTypes?.createPolicy('default', RULES)
