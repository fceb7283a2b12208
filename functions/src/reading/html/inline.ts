import { type Element, isElement } from './dom.ts'
import { FORMATTING } from './tags.ts'

/** Elements that do not break a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark meter nobr o:p output picture ' +
    'progress q rb rp rt rtc ruby s samp small source span strike strong sub sup time tt u var wbr input link meta'
  ).split(' '),
)
export const STRONG: ReadonlySet<string> = new Set(['b', 'strong', 'em', 'i', 'mark'])
export const CONTROL: ReadonlySet<string> = new Set(['button', 'label', 'legend'])

/** Whether an inline element follows another without a space. Readers see a name and a date there as separate words. */
export function touchesSibling(element: Element): boolean {
  const before = element.prev
  return (
    isElement(before) &&
    INLINE.has(before.name) &&
    !FORMATTING_ONLY.has(before.name) &&
    !FORMATTING_ONLY.has(element.name)
  )
}

const FORMATTING_ONLY: ReadonlySet<string> = new Set(
  [
    ...FORMATTING,
    'sub',
    'sup',
    'wbr',
    'mark',
    'abbr',
    'ins',
    'del',
    'q',
    'cite',
    'kbd',
    'samp',
    'var',
    'rt',
    'rp',
    'rb',
  ].filter((name) => name !== 'a'),
)
