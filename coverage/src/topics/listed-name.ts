import { cleanHeading } from '../headings.ts'
import type { Seed } from './seeds.ts'

/** A longer name is a sentence. */
const NAME_MAX = 10

/** What follows the last item of a list in a heading: what is asked or said of all of them. */
const SAID_OF_ALL = '(?=$|[？?：:，]|[還能可要會該有是也都]|怎麼|如何|哪|多少|多久)'

/**
 * A name that is only the first item of a list in its one heading, with the second: 「鋼板」 of 「鋼板、石板怎麼選」 is 「鋼板與石板」, because
 * the topic is as much about that. Another name stays.
 */
export function listedName(name: string, seeds: readonly Seed[]): string {
  const holding = seeds.filter(({ text }) => text.includes(name))
  const [only] = holding
  if (only === undefined || holding.length > 1 || only.kind === 'statement') return name
  const heading = cleanHeading(only.text)
  if (!heading.startsWith(`${name}、`)) return name
  const rest = heading.slice(name.length + 1)
  const second = new RegExp(`^(\\p{Script=Han}{2,6}?)${SAID_OF_ALL}`, 'u').exec(rest)?.[1]
  const both = `${name}與${second ?? ''}`
  return second === undefined || [...both].length > NAME_MAX ? name : both
}
