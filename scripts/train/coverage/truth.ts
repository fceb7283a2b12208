import type { SectionUnit } from '@gaplens/coverage/corpus/corpus'
import type { Claim } from '@gaplens/coverage/corpus/sections'
import type { Seed } from '@gaplens/coverage/topics/seeds'
import { MarkedText, withoutSpaces } from '../../../tests/cases/marked-text.ts'
import type { OutsideCase } from '../../../tests/cases/outside-cases.ts'

/** The labels of a case: the subjects of each text, and the subjects that each page treats. */
export class Truth {
  private readonly marked: ReadonlyMap<string, MarkedText>
  private readonly kase: OutsideCase
  /** By page id, the subjects that it treats (1) or mentions (0.5). */
  readonly treatment: ReadonlyMap<string, ReadonlyMap<string, number>>

  constructor(kase: OutsideCase, ids: ReadonlyMap<string, string>) {
    this.kase = kase
    const pages = [...kase.pages, kase.user].flatMap((page) => {
      const id = ids.get(page.url)
      return id === undefined ? [] : [{ id, marked: new MarkedText(page) }]
    })
    this.marked = new Map(pages.map(({ id, marked }) => [id, marked]))
    this.treatment = new Map(
      pages.map(({ id, marked }) => {
        const levels = new Map<string, number>()
        for (const { topics } of marked.spans)
          for (const [topic, level] of topics) levels.set(topic, Math.max(levels.get(topic) ?? 0, level))
        return [id, levels]
      }),
    )
  }

  claim(claim: Claim): Map<string, number> | null {
    return this.marked.get(claim.pageId)?.about(claim.text) ?? null
  }

  section(unit: SectionUnit): Map<string, number> {
    const sums = new Map<string, number>()
    for (const { claim } of unit.claims)
      for (const [topic, level] of this.claim(claim) ?? [])
        sums.set(topic, Math.max(sums.get(topic) ?? 0, level))
    return sums
  }

  /** The subjects of a seed. */
  seed(seed: Seed): string[] {
    if (seed.kind === 'question')
      return [...(this.kase.questions.find(({ text }) => text === seed.text)?.topics ?? [])]
    if (seed.kind === 'statement') {
      const own = withoutSpaces(seed.text)
      const item = this.kase.overview.find(
        ({ text }) => withoutSpaces(text).includes(own) || own.includes(withoutSpaces(text)),
      )
      return [...(item?.topics ?? [])]
    }
    const marks =
      this.marked.get(seed.pageId ?? '')?.heading(seed.section?.section.heading ?? '') ?? new Map()
    const treated = [...marks].filter(([, level]) => level === 1).map(([topic]) => topic)
    if (treated.length > 0 || seed.section === null) return treated
    return [...this.section(seed.section)].filter(([, level]) => level === 1).map(([topic]) => topic)
  }
}
