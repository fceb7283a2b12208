/** Bounds of a document. What is beyond them loses its tags, never its text. */
export const PARSE_LIMITS = {
  depth: 240,
  elements: 150_000,
  attributeChars: 16_384,
  /** Formatting elements reopened after an implied `</p>`; unbounded, they multiply. */
  reopened: 6,
} as const
