/** A short vowel between single consonants, which doubles the last: "set" → "setting". */
const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/u
/** Verbs of several syllables with the stress on the last one, and those in -quit and -quip, double it too: "submitting", "occurring". */
const STRESSED_AT_THE_END =
  /(?:^(?:ad|com|e|o|per|sub|trans)mit|(?:con|de|in|pre|re|trans)fer|trol|(?:con|in|oc|re)cur|qui[tp]|(?:be|for)get|(?:in|off|re|up)set|(?:in|out)put|(?:com|dis|ex|im|pro|re)pel|begin)$/u

/** The form in -ing of an English verb: "reset" → "resetting", "make" → "making", "panic" → "panicking". */
export function gerundOf(verb: string): string {
  const base = verb.toLowerCase()
  if (base.endsWith('ing')) return base
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  if (base.endsWith('ic')) return `${base}king`
  const stem = base.replace(/^(?:re|un|for|be)(?=[^aeiou]+[aeiou][bdgklmnprt]$)/u, '')
  return DOUBLED.test(stem) || STRESSED_AT_THE_END.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}
