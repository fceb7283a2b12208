/** What is wrong, by kind; `verdict-text.ts` has the words. */
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

export interface Problem {
  readonly kind: ProblemKind
  /** The file it concerns; null for the whole archive. */
  readonly path: string | null
  /** A passage, a hash or a position, where there is one. */
  readonly detail: string
}
