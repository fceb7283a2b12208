import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { cleanHeading } from '@gaplens/coverage/headings'

const FAQ_HEADING = /faq|frequently asked|常見問|常见问|問與答|问与答|問答|q\s?&\s?a/iu
const LABEL = /^(?:Q\s*\d*|問|问)\s*[.:：、．]/iu
/** Beginnings of an answer that refers to something before it, which is not in the markup. */
const DEPENDS =
  /^(?:前者|後者|兩者|上述|前述|如上|同上|承上|同理|如前|以上(?![班學課人])|另外|此外|除此|相反|反之|接著|第二[，,、])/u

/**
 * The questions and answers of the page that markup can hold: those that the page shows as such, with answers that stand alone.
 * A heading of an article may ask too (「每年要準備多少？」). It is a question of a list where it stands under 「常見問題」, or where
 * most of the headings beside it ask.
 */
export function faqPairs({ faq, blocks }: Pick<ReadPage, 'faq' | 'blocks'>): ReadPage['faq'] {
  const rhetorical = askingSections(blocks)
  return faq.filter(
    ({ question, answer }) =>
      answer !== '' && !DEPENDS.test(answer.trim()) && !rhetorical.has(keyOf(question)),
  )
}

const keyOf = (question: string): string => cleanHeading(question).replace(/[\s?？]/gu, '')

/** The headings that ask among headings that mostly do not. */
function askingSections(blocks: ReadPage['blocks']): ReadonlySet<string> {
  return new Set(
    siblings(blocks).flatMap((group) => {
      const asking = group.filter(endsAsQuestion)
      return asking.length >= 2 && asking.length * 2 > group.length ? [] : asking.map(keyOf)
    }),
  )
}

/** The headings of the content, of one level below one heading each, without those in a part of questions. */
function siblings(blocks: ReadPage['blocks']): string[][] {
  const groups: string[][] = []
  const open: { readonly level: number; readonly texts: string[] }[] = []
  let listLevel: number | null = null
  for (const { kind, role, text, level } of blocks) {
    if (kind !== 'heading' || role !== 'content') continue
    if (listLevel !== null && level <= listLevel) listLevel = null
    if (FAQ_HEADING.test(text)) listLevel = level
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level !== level) {
      const texts: string[] = []
      open.push({ level, texts })
      groups.push(texts)
    }
    if (listLevel === null && !LABEL.test(text.trim())) open.at(-1)?.texts.push(text)
  }
  return groups
}
