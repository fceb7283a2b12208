/** The value of a property in a style, and whether it is `!important`. */
export interface Declared {
  readonly value: string
  readonly important: boolean
}

export type Declarations = ReadonlyMap<string, Declared>

/** Properties that can hide text or set its background. */
const RELEVANT_PROPERTIES = new Set(
  (
    'opacity filter display visibility content-visibility height max-height width max-width overflow overflow-x ' +
    'overflow-y padding padding-top padding-bottom clip clip-path transform scale translate position left right top ' +
    'bottom inset margin margin-left margin-top text-indent font font-size color -webkit-text-fill-color text-shadow ' +
    'background background-color background-image background-clip -webkit-background-clip transition animation ' +
    'animation-name will-change'
  ).split(' '),
)
const IMPORTANT = /\s*!\s*important$/
const MAX_DECLARATIONS = 100
const MAX_VALUE = 200

/** Parsed styles. The parts of a page repeat them, and so do pages of the same software. */
const parsed = new Map<string, Declarations>()
const MAX_STYLES = 5_000
const MAX_STYLE_CHARS = 300

/** The relevant declarations of a style, with names and values in lower case. Later ones override earlier ones. */
export function parseDeclarations(style: string): Declarations {
  const known = parsed.get(style)
  if (known !== undefined) return known
  const declarations = declarationsIn(style)
  if (parsed.size >= MAX_STYLES) parsed.clear()
  if (style.length <= MAX_STYLE_CHARS) parsed.set(style, declarations)
  return declarations
}

function declarationsIn(style: string): Declarations {
  const found = new Map<string, Declared>()
  for (const declaration of withoutComments(style).split(';', MAX_DECLARATIONS)) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = withoutEscapes(declaration.slice(0, colon)).trim().toLowerCase()
    if (!RELEVANT_PROPERTIES.has(name)) continue
    const written = withoutEscapes(declaration.slice(colon + 1, colon + 1 + MAX_VALUE))
      .trim()
      .toLowerCase()
    const important = IMPORTANT.test(written)
    if (!important && found.get(name)?.important === true) continue
    found.set(name, { value: written.replace(IMPORTANT, ''), important })
  }
  return found
}

/** A style or style sheet whose comments are replaced by spaces. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css
  let text = ''
  let from = 0
  while (from < css.length) {
    const start = css.indexOf('/*', from)
    if (start < 0) return text + css.slice(from)
    text += `${css.slice(from, start)} `
    const end = css.indexOf('*/', start + 2)
    if (end < 0) return text
    from = end + 2
  }
  return text
}

/** Names may be written with escapes: `\6f pacity` is `opacity`. */
function withoutEscapes(text: string): string {
  return text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/giu, (_, hex?: string, plain = '') =>
        hex === undefined ? plain : codePoint(Number.parseInt(hex, 16)),
      )
    : text
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
