import type { Corpus } from './corpus.ts'
import { cleanHeading } from './headings.ts'
import { termsOf } from './terms.ts'

const STRENGTHS_MAX = 5
/** A section no cited section comes nearer to than this says something of its own. */
const ALIKE = 0.18
const SECTION_MIN_CHARS = 40

/** What a site says of itself or sells is on no other page either, and is no content to keep. */
const OWN_AFFAIRS =
  /^關於|優惠|折扣|特價|促銷|會員|訂閱|電子報|購物車|立即(?:購買|預約|下單)|門市|營業時間|聯絡|客服|運費|退換貨|活動|抽獎|徵才|作者|版權|隱私|條款/u

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
    if (unit.section.chars < SECTION_MIN_CHARS || own === '' || OWN_AFFAIRS.test(own)) continue
    const alike = Math.max(0, ...corpus.space.likeness([unit.point], cited))
    const onTopic = termsOf(own).length > 0
    if (alike < ALIKE && onTopic)
      found.push({ name: cleanHeading(own), cutIds: unit.cuts.slice(0, 2).map(({ cut }) => cut.id), alike })
  }
  return found
    .sort((a, b) => a.alike - b.alike)
    .slice(0, STRENGTHS_MAX)
    .map(({ name, cutIds }) => ({ name, cutIds }))
}
