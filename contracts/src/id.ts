import { text } from './text.ts'

/** Whether a text can be a document id. Firestore refuses some names, and a slash would lead to another document. */
export function isDocumentName(name: string): boolean {
  return !/\//.test(name) && !/^(\.{1,2}|__.*__)$/s.test(name)
}

/** A uid: any id from the identity provider or an import that can be a document id. */
export const IdSchema = text()
  .regex(/^[^\p{Cc}]{1,128}$/u)
  .refine(isDocumentName)
