import { attribute, isText } from '../html/dom.ts'
import type { PageSource } from '../metadata/page-source.ts'

/** A script of Google Tag Manager, whose tags may hold any markup, or one that has to do with JSON-LD. */
const MAY_ADD = /googletagmanager\.com\/gtm\.js|['"=]GTM-[A-Z0-9]{4}|ld\+json/u

/**
 * Whether a script of the page may add structured data to it. Google runs scripts and reads what they add (Search Central,
 * "Generate structured data with JavaScript"); the reader does not.
 */
export function hasScriptedMarkup({ elements }: PageSource): boolean {
  return (elements.get('script') ?? []).some(
    (script) =>
      !/^\s*application\/ld\+json\b/i.test(attribute(script, 'type')) &&
      (MAY_ADD.test(attribute(script, 'src')) ||
        script.children.some((child) => isText(child) && MAY_ADD.test(child.data))),
  )
}
