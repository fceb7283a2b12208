import { normalise } from '@gaplens/text/terms'
import { namesSeveral } from '../mention.ts'
import { inQuotes } from '../wording.ts'

/** The label of an item of the AI Overview, also in bold, and what it says. */
const LABELLED = /^\**([^：:*，。；]{1,16})\**[：:]\**\s*(.+)$/su

/**
 * What the AI Overview says, as a part of a sentence: 「AI Overview 說「…」」. The label of its item stands before the quote, since a quote
 * with a colon of its own reads as a list; where the name of the gap says the label, it is left out.
 */
export function saidByOverview(text: string, name = ''): string {
  const { label, said } = apartFromLabel(text.replace(/[。.]\s*$/u, ''))
  const [plain, own] = [normalise(label), normalise(name)]
  const isNamed = plain === '' || (own.includes(plain) && (own === plain || !namesSeveral(name)))
  return `AI Overview ${isNamed ? '' : `在「${inQuotes(label)}」`}說「${inQuotes(said)}」`
}

/** The label of an item of the AI Overview, empty where it has none, and what it says. */
function apartFromLabel(text: string): { readonly label: string; readonly said: string } {
  const [, label = '', said = ''] = LABELLED.exec(text) ?? []
  return label === '' ? { label, said: text } : { label: label.trim(), said }
}
