import { gerundOf } from './gerund.ts'
import { nounPhrase, whole } from './phrases.ts'

const DETERMINED = whole('(an?|the|some|enough|any|my|your|our|their) .+')
const POSSESSIVE = /^(?:my|your|our|their)$/u

/** What is done and to what: "resetting the standing desk" of the verb "reset" and "my standing desk when it fails". */
export function action(verb: string, rest: string): string {
  const object = nounPhrase(rest)
  if (object === '') return gerundOf(verb)
  const article = DETERMINED.exec(rest)?.[1]?.toLowerCase() ?? ''
  const isPlural = /s$/iu.test(object)
  const kept = POSSESSIVE.test(article) ? (isPlural ? '' : 'the') : article === 'any' ? '' : article
  return [gerundOf(verb), kept, object].filter((word) => word !== '').join(' ')
}
