import { ATTRIBUTE } from './hostile/attributes.ts'
import { ENTITY } from './hostile/entities.ts'
import { FORMULA } from './hostile/formulas.ts'
import { JSON_BREAKERS, TEMPLATE } from './hostile/json-template.ts'
import { MARKDOWN } from './hostile/markdown.ts'
import { FILE_NAME, LOG } from './hostile/names-logs.ts'
import { SCRIPT } from './hostile/script.ts'
import { MATHML, SVG } from './hostile/svg-mathml.ts'
import { BIDI, UNICODE } from './hostile/unicode.ts'
import { URL_STRINGS } from './hostile/urls.ts'

/**
 * Hostile strings by what they attack. Strangers may put such text into titles, pages, names, keywords and answers. Every
 * output (HTML, Markdown, CSV, clipboard, JSON-LD, file names, logs) has a test that feeds it all of these strings.
 */
export const HOSTILE = {
  script: SCRIPT,
  attribute: ATTRIBUTE,
  url: URL_STRINGS,
  svg: SVG,
  mathml: MATHML,
  entity: ENTITY,
  unicode: UNICODE,
  bidi: BIDI,
  formula: FORMULA,
  json: JSON_BREAKERS,
  template: TEMPLATE,
  markdown: MARKDOWN,
  fileName: FILE_NAME,
  log: LOG,
} as const satisfies Record<string, readonly string[]>

export type HostileClass = keyof typeof HOSTILE

/** The function that a successful attack calls. Browser tests define it and expect no call. */
export const CANARY_FUNCTION = 'gaplensPwned'
/** The host that a successful attack requests. */
export const CANARY_HOST = 'canary.example'

/** Every string once, with the first of its classes: rows for `it.each`, or one list to loop over. */
export const HOSTILE_STRINGS: readonly { readonly kind: HostileClass; readonly text: string }[] = [
  ...new Map(
    (Object.keys(HOSTILE) as HostileClass[])
      .toReversed()
      .flatMap((kind) => HOSTILE[kind].map((text) => [text, { kind, text }] as const)),
  ).values(),
]
