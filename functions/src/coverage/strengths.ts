import type { Corpus } from './corpus.ts'
import { cleanHeading } from './headings.ts'
import { isOwnAffair } from './own-affairs.ts'
import { termsOf } from './terms.ts'
import type { DraftTopic } from './topics.ts'

const STRENGTHS_MAX = 5
/** A section no cited section comes nearer to than this says something of its own. */
const ALIKE = 0.18
const SECTION_MIN_CHARS = 40

/** Passages that sell (「九折」, 「免運」, 「加入會員」). */
const SELLS =
  /[\d一二兩三四五六七八九]\s*折|特價|優惠|免運|加入會員|加\s*line|下單|選購|訂購|售完|限時|零利率|隔日(?:出貨|到貨)|本月(?:主打|再送)|人氣第/iu

/** What the user's page has and nobody else: a name and the passages that say it. */
export interface DraftStrength {
  readonly name: string
  readonly cutIds: readonly string[]
}

/**
 * Sections of the user's page whose subject no cited page comes near, the most distinct first. What belongs to a topic
 * that a cited page speaks of, and what sells or speaks of the site itself, is none.
 */
export function findStrengths(
  corpus: Corpus,
  userId: string,
  topics: readonly Pick<DraftTopic, 'members'>[],
): DraftStrength[] {
  const user = corpus.pages.find((page) => page.source.id === userId)
  const others = corpus.pages.filter((page) => page.source.id !== userId)
  if (user === undefined || others.length === 0) return []
  const cited = others.flatMap((page) => page.sections.map((section) => section.point))
  const shared = new Set(topics.flatMap((topic) => topic.members))
  const found: { name: string; cutIds: string[]; alike: number }[] = []
  for (const unit of user.sections) {
    const own = unit.section.subject
    if (own === '' || isOwnAffair(own) || shared.has(unit)) continue
    const telling = unit.cuts.filter(({ cut }) => !SELLS.test(cut.quote))
    if (telling.reduce((sum, { cut }) => sum + cut.quote.length, 0) < SECTION_MIN_CHARS) continue
    const alike = Math.max(0, ...corpus.space.likeness([unit.point], cited))
    const onTopic = termsOf(own).length > 0
    if (alike < ALIKE && onTopic)
      found.push({ name: cleanHeading(own), cutIds: telling.slice(0, 2).map(({ cut }) => cut.id), alike })
  }
  return found
    .sort((a, b) => a.alike - b.alike)
    .slice(0, STRENGTHS_MAX)
    .map(({ name, cutIds }) => ({ name, cutIds }))
}
