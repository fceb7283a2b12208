import type { FigureClaim } from '../../figures/figure-claims.ts'
import type { FigurePassage, FigurePassages } from '../claims/figure-passages.ts'
import { givesFigures, type SentenceWithFigures } from '../claims/passage-figures.ts'
import { canonicalText } from '../sources/source-sentences.ts'
import { namesRow } from '../tables/table-row.ts'
import { derivationOf, isMultipleOfRate, productOf } from './derivations.ts'

/** Largest number of a sentence's figures that may be computed from its others. */
const COMPUTED_MAX = 2
/** A section with more figures gives nearly any value by chance. */
const SECTION_MAX = 24

/**
 * The passage that gives some of a sentence's figures, if each other one follows from these and the figures of the passage's section or
 * of rows that the sentence names; empty if none does: 「吊隱式要 3,800 元，跟壁掛式差 1,300 元」.
 * @param about the passages about the sentence, the most similar first
 */
export function partlyComputed(
  sentence: SentenceWithFigures,
  passages: FigurePassages,
  about: readonly FigurePassage[],
): FigurePassage[] {
  if (sentence.figures.length < 2) return []
  const words = canonicalText(sentence.bare)
  for (const passage of about) {
    if (!sentence.numbers.every((number) => passage.numbers.has(number))) continue
    if (isMultipleOfRate(sentence.figures, passage.text, passage.claims)) return [passage]
    const given = sentence.figures.filter((own) => gives(passage, [own], sentence))
    const left = sentence.figures.filter((own) => !given.includes(own))
    if (left.length === 0 || !gives(passage, given, sentence)) continue
    const beside = passages.all.filter(
      (other) =>
        other.pageId === passage.pageId &&
        (other.heading === passage.heading || namesRow(words, other.text)) &&
        other !== passage,
    )
    const used = passagesOf(sentence, passage, { given, left }, beside)
    if (used !== null) return used
  }
  return []
}

/** The passages used if all figures that are left follow; else null. */
function passagesOf(
  { figures }: SentenceWithFigures,
  passage: FigurePassage,
  parts: { readonly given: readonly FigureClaim[]; readonly left: readonly FigureClaim[] },
  beside: readonly FigurePassage[],
): FigurePassage[] | null {
  const [own] = parts.left
  if (own === undefined || parts.left.length > COMPUTED_MAX) return null
  for (const each of parts.left) {
    const product = productOf(each, figures, [...passage.claims, ...parts.given])
    if (product !== null && parts.left.every((other) => other === each || other === product.count))
      return [passage]
  }
  const section = [...passage.claims, ...beside.flatMap(({ claims }) => claims)]
  const known = section.length > SECTION_MAX ? passage.claims : section
  const holding = parts.given.map(({ figure }) => figure)
  const used = new Set([passage])
  for (const each of parts.left) {
    const operands = derivationOf(each, figures, holding, known)
    if (operands === null) return null
    holding.push(each.figure)
    const from = beside.find(({ claims }) => claims.some(({ figure }) => operands.includes(figure)))
    if (from !== undefined) used.add(from)
  }
  return [...used]
}

function gives(
  passage: FigurePassage,
  figures: readonly FigureClaim[],
  sentence: SentenceWithFigures,
): boolean {
  return givesFigures(passage, { ...sentence, figures, numbers: [] })
}
