import { GOOGLE_SCRIPT } from './google-script.ts'
import { RUNTIME_CONFIG } from './runtime-config.ts'

/** As far as this product asks the browser: TypeScript's own library does not know them yet. */
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
 * What the browser asks when a string is about to become markup or the address of a script, on pages whose policy
 * requires Trusted Types. Two of our libraries do so: Mantine writes style sheets as the content of `<style>`, which
 * hold no markup, and Firebase loads Google's script for the sign-in popup. The chat loads the site's own settings.
 * Nothing else passes; script text never does. Import first.
 */
export const RULES = {
  createHTML: (text: string) => (text.includes('<') ? null : text),
  createScriptURL: (address: string) =>
    address === RUNTIME_CONFIG || address === GOOGLE_SCRIPT || address.startsWith(`${GOOGLE_SCRIPT}?`)
      ? address
      : null,
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
trustedTypes?.createPolicy('default', RULES)
