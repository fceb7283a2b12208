/** The part of the Trusted Types API that is used here. TypeScript's library does not have it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }

/**
 * Allows pasted HTML to be parsed by `DOMParser`, whose documents run no scripts, and by nothing else: only `html-to-markdown` may
 * import this. The policy's name is in the headers (firebase.json).
 */
const policy = trustedTypes?.createPolicy('gaplens-paste', { createHTML: (text) => text })

export function gaplensPaste(html: string): string {
  return policy === undefined ? html : policy.createHTML(html)
}
