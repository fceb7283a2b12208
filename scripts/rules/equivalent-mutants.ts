/** Mutants that behave like the rules for every request, and why. An entry that a test kills or no mutant matches is an error. */
export const EQUIVALENT: readonly { readonly mutant: RegExp; readonly because: string }[] = [
  {
    mutant: /^isSignedIn: true for «request\.auth != null»$/,
    because: 'the next operand reads the token of nobody: an error, which refuses as well',
  },
  {
    mutant: /^validNewAccount: true for «account\.keys\(\)\.hasAll\(/,
    because:
      'each field is read further on, and reading one that is missing is an error, which refuses as well',
  },
  {
    mutant: /^validName: true for «name is string»$/,
    because:
      'only text has a pattern to match: asking another type for it is an error, which refuses as well',
  },
  {
    mutant: /becomes «hasAll\(\[('(uid|email|displayName|photoURL|points|role|createdAt)'(, )?)+\]\)»$/,
    because: 'of a shorter list too: the field left out of it is read further on',
  },
  {
    mutant: /^\S+ list: also (get|create|update|delete)$/,
    because:
      'only a listing has a query: asking another request for its limit is an error, which refuses as well',
  },
  {
    mutant: /^\/users\/\{uid\} create: also (get|list|delete)$/,
    because:
      'only a write has the document that the condition reads: the others end in an error, which refuses as well',
  },
]
