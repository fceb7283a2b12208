/** A short vowel between single consonants, which doubles the last: "set" → "setting". Words of several syllables are not doubled. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/u

/** The form in -ing of an English verb: "reset" → "resetting", "make" → "making". Unknown irregular forms do not exist. */
export function gerundOf(verb: string): string {
  const base = verb.toLowerCase()
  if (base.endsWith('ing')) return base
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  return DOUBLED.test(base.replace(/^(?:re|un|for|be)(?=[^aeiou][aeiou][bdgklmnprt]$)/u, ''))
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`
}
