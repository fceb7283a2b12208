import { bagOf } from './bm25.ts'
import type { Corpus } from './corpus.ts'
import { cleanHeading } from './headings.ts'
import { termsOf } from './terms.ts'

const STRENGTHS_MAX = 5
/** A section no cited section comes nearer to than this says something of its own. */
const ALIKE = 0.18
const SECTION_MIN_CHARS = 40

/** What the user's page has and nobody else: a name and the passages that say it. */
export interface DraftStrength {
  readonly name: string
  readonly cutIds: readonly string[]
}

/** Sections of the user's page whose subject no cited page comes near, the most distinct first. */
export function findStrengths(corpus: Corpus, userId: string): DraftStrength[] {
  const user = corpus.pages.find((page) => page.source.id === userId)
  const others = corpus.pages.filter((page) => page.source.id !== userId)
  if (user === undefined || others.length === 0) return []
  const cited = others.flatMap((page) => page.sections.map((section) => section.point))
  const found: { name: string; cutIds: string[]; alike: number }[] = []
  for (const unit of user.sections) {
    const own = unit.section.subject
    if (unit.section.chars < SECTION_MIN_CHARS || own === '') continue
    const alike = Math.max(0, ...corpus.space.likeness([unit.point], cited))
    const onTopic = bagOf(termsOf(own)).length > 0
    if (alike < ALIKE && onTopic)
      found.push({ name: cleanHeading(own), cutIds: unit.cuts.slice(0, 2).map(({ cut }) => cut.id), alike })
  }
  return found
    .sort((a, b) => a.alike - b.alike)
    .slice(0, STRENGTHS_MAX)
    .map(({ name, cutIds }) => ({ name, cutIds }))
}
