import type { Page } from '../content/blocks.ts'
import type { Section, Statement, Topic } from '../topics.ts'
import { hash } from './hash.ts'
import { pageRelevance, sectionRelevance } from './match.ts'

export const MIN_REFERENCES = 8
export const MAX_REFERENCES = 14

/** The statements of an overview by section, and the pages that it cites. */
export interface Plan {
  readonly opening: readonly Statement[]
  readonly sections: readonly { readonly section: Section; readonly statements: readonly Statement[] }[]
  /** In the order of their reference index. */
  readonly pages: readonly Page[]
}

/**
 * Chooses the content of a keyword's overview: first the sections that the keyword names, then the usual ones of the
 * topic, varied by the hash of the keyword. Then it chooses the fewest pages that support all of it, and some further
 * pages that support parts of it.
 */
export function choosePlan(keyword: string, topic: Topic, sites: readonly Page[]): Plan {
  const citable = sites.filter((page) => page.kind === 'content' && page.topic === topic.id)
  const supported = (statement: Statement) => citable.some((page) => supports(page, statement))
  const ranked = topic.sections
    .map((section, order) => ({
      section,
      score: sectionRelevance(keyword, section) * 10 - order / 2 + (hash(keyword + section.id) % 400) / 100,
    }))
    .filter(({ section }) => section.statements.some(supported))
    .sort((a, b) => b.score - a.score)
  const sections = ranked.slice(0, 5 + (hash(keyword) % 3)).map(({ section }) => section)
  const opening = chooseOpening(keyword, topic, sections[0]).filter(supported)
  const said = new Set(opening)
  const planned = sections.map((section) => {
    const all = section.statements.filter(supported)
    const fresh = all.filter((statement) => !said.has(statement))
    const whole = section.rows.length > 0 || fresh.length === 0
    return { section, statements: whole ? all : fresh }
  })
  const statements = [...opening, ...planned.flatMap((each) => each.statements)]
  const pages = choosePages(keyword, statements, citable)
  const backed = (statement: Statement) => pages.some((page) => supports(page, statement))
  return {
    opening: opening.filter(backed),
    sections: planned
      .map((each) => ({ ...each, statements: each.statements.filter(backed) }))
      .filter((each) => each.statements.length > 0),
    pages,
  }
}

export function supports(page: Page, statement: Statement): boolean {
  return page.evidence.some((each) => each.statement === statement.id)
}

/** A keyword that names a section is answered with that section first. */
function chooseOpening(keyword: string, topic: Topic, first: Section | undefined): Statement[] {
  const all = topic.sections.flatMap((section) => section.statements)
  const usual = topic.opening.flatMap((id) => all.find((statement) => statement.id === id) ?? [])
  const named =
    first !== undefined && sectionRelevance(keyword, first) >= 3 ? first.statements.slice(0, 1) : []
  return [...new Set([...named, ...usual])].slice(0, 2)
}

function choosePages(keyword: string, statements: readonly Statement[], citable: readonly Page[]): Page[] {
  const weights = new Map(
    citable.map((page) => [page, pageRelevance(keyword, page) + (hash(keyword + page.url) % 100) / 400]),
  )
  const weight = (page: Page) => weights.get(page) ?? 0
  const left = new Set(statements)
  const pool = citable.filter((page) => statements.some((statement) => supports(page, statement)))
  const chosen: Page[] = []
  while (left.size > 0 && chosen.length < MAX_REFERENCES) {
    const gain = (page: Page) => [...left].filter((statement) => supports(page, statement)).length
    const rest = pool.filter((page) => !chosen.includes(page) && gain(page) > 0)
    if (rest.length === 0) break
    const best = rest.reduce((a, b) => (gain(b) + weight(b) > gain(a) + weight(a) ? b : a))
    chosen.push(best)
    for (const statement of statements) if (supports(best, statement)) left.delete(statement)
  }
  const wanted = MIN_REFERENCES + (hash(`${keyword}#count`) % (MAX_REFERENCES - MIN_REFERENCES + 1))
  const more = pool.filter((page) => !chosen.includes(page)).sort((a, b) => weight(b) - weight(a))
  chosen.push(...more.slice(0, Math.max(0, wanted - chosen.length)))
  return chosen.sort((a, b) => weight(b) - weight(a))
}
