/** Limits on the tree of a document. Content beyond a limit loses its tags and keeps its text. */
export const PARSE_LIMITS = {
  depth: 240,
  elements: 150_000,
  attributeChars: 16_384,
  /** Formatting elements reopened after an implied `</p>`. Without a limit a hostile page could multiply them. */
  reopened: 6,
} as const
