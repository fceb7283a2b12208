/** The kinds of problems that a verifier finds; `verdict-text.ts` has the messages. */
export type ProblemKind =
  | 'not-a-zip'
  | 'compressed'
  | 'other-name'
  | 'cut'
  | 'twice'
  | 'no-manifest'
  | 'manifest-unreadable'
  | 'manifest-form'
  | 'manifest-root'
  | 'evidence-root'
  | 'missing'
  | 'added'
  | 'changed'
  | 'container'
  | 'unreadable'
  | 'quote-misplaced'
  | 'quote-unplaced'
  | 'unknown-passage'

/** A problem that a verifier found. */
export interface Problem {
  readonly kind: ProblemKind
  /** The file it concerns; null for the whole archive. */
  readonly path: string | null
  /** A passage id, a hash or a byte offset; empty if there is none. */
  readonly detail: string
}
