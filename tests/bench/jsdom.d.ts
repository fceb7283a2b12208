/** As much of jsdom as the bench uses; it ships no types. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options?: { url?: string; virtualConsole?: VirtualConsole })
    readonly window: { readonly document: Document; close(): void }
  }
}
