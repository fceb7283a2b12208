import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Source } from '@gaplens/coverage/source'
import { z } from 'zod'
import { emptySerp, type MarkedPage, parseMarkedPage, sourceOf } from './marked-page.ts'

const FIXTURES = join(import.meta.dirname, 'planted-pages')

const SetSchema = z.object({
  keyword: z.string(),
  questions: z.array(z.string()),
  overview: z.array(z.object({ text: z.string(), subject: z.string() })),
})

/** Pages of one topic, every section marked with its subject. */
export interface PlantedSet {
  readonly name: string
  readonly keyword: string
  readonly questions: readonly string[]
  readonly overview: readonly { text: string; subject: string }[]
  readonly texts: readonly string[]
}

/** One planted case: a page with sections cut out against the others. */
export interface PlantedCase {
  readonly set: string
  readonly name: string
  readonly keyword: string
  readonly serp: Serp
  readonly sources: readonly Source[]
  readonly marked: ReadonlyMap<string, MarkedPage>
  /** Subjects cut from the user's page that another page covers. */
  readonly cut: readonly string[]
  /** Every subject others cover and the user's page has no section about. */
  readonly lacking: readonly string[]
}

/** The sets under `planted-pages/`. */
export function loadSets(): PlantedSet[] {
  return readdirSync(FIXTURES)
    .sort()
    .map((name) => {
      const folder = join(FIXTURES, name)
      const set = SetSchema.parse(JSON.parse(readFileSync(join(folder, 'keyword.json'), 'utf8')))
      const texts = readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
      return { name, ...set, texts }
    })
}

/**
 * Cases of a set: each page in turn is the user's, with each run of `size` neighbouring subjects cut out.
 * @param options.full only pages that are about half of the set's subjects or more
 * @param options.original whether the uncut page stands among the cited ones under another address
 * @param options.overview whether Google shows an overview
 */
export function casesOf(
  set: PlantedSet,
  options: { size: number; original: boolean; overview: boolean; full?: boolean },
): PlantedCase[] {
  const cases: PlantedCase[] = []
  const all = new Set(set.texts.flatMap((text) => subjectsOf(parseMarkedPage(text)))).size
  set.texts.forEach((text, at) => {
    const subjects = subjectsOf(parseMarkedPage(text))
    if (options.full === true && subjects.length * 2 < all) return
    const others = set.texts.filter((_, other) => other !== at)
    const shared = subjects.filter((subject) =>
      others.some((other) => subjectsOf(parseMarkedPage(other)).includes(subject)),
    )
    for (let from = 0; from + options.size <= shared.length && shared.length >= 3; from += options.size) {
      const cut = shared.slice(from, from + options.size)
      if (cut.length < subjects.length) cases.push(caseOf(set, at, cut, options))
    }
  })
  return cases
}

/**
 * Harder cases: the user's page is put together from one section of every subject, each taken out of the page it comes
 * from, so that it covers everything in wordings that no cited page has; then `size` subjects are cut.
 */
export function compositeCasesOf(
  set: PlantedSet,
  options: { size: number; overview: boolean },
): PlantedCase[] {
  const pages = set.texts.map((text) => parseMarkedPage(text))
  const subjects = [...new Set(pages.flatMap(subjectsOf))]
  const shared = subjects.filter(
    (subject) => pages.filter((page) => subjectsOf(page).includes(subject)).length > 1,
  )
  const cases: PlantedCase[] = []
  for (let turn = 0; turn < pages.length; turn++) {
    // Each turn takes each subject from the next page that has it.
    const taken = new Map(
      shared.map((subject, at) => {
        const having = pages.flatMap((page, index) => (subjectsOf(page).includes(subject) ? [index] : []))
        return [subject, having[(turn + at) % having.length] ?? 0]
      }),
    )
    const parts = shared.map((subject) => sectionText(set.texts[taken.get(subject) ?? 0] ?? '', subject))
    const whole = `url: https://own.test/guide\ntitle: ${set.keyword}完整指南\n# ${set.keyword}完整指南\n${parts.join('\n')}`
    const others = set.texts.map((text, index) =>
      parseMarkedPage(
        text,
        shared.filter((subject) => taken.get(subject) === index),
      ),
    )
    for (let from = 0; from + options.size <= shared.length; from += options.size) {
      const cut = shared.slice(from, from + options.size)
      cases.push(
        makeCase(set, parseMarkedPage(whole, cut), others, cut, `composite ${turn + 1}`, options.overview),
      )
    }
  }
  return cases
}

/** The lines of a page's sections about a subject, each under a heading. */
function sectionText(text: string, subject: string): string {
  const lines: string[] = []
  let inside = false
  for (const line of text.split('\n')) {
    const mark = /^(?:#+\s+(.*?)(?:\s*\{(.+)\})?|%%\s*(.*))$/.exec(line)
    if (mark !== null) {
      inside = (mark[2] ?? mark[3] ?? '') === subject
      if (inside) lines.push(mark[1] === undefined ? line : `## ${mark[1]} {${subject}}`)
    } else if (inside) lines.push(line)
  }
  return lines.join('\n')
}

export function subjectsOf(page: MarkedPage): string[] {
  return [...new Set(page.sections.map((section) => section.subject).filter((subject) => subject !== ''))]
}

function caseOf(
  set: PlantedSet,
  at: number,
  cut: readonly string[],
  options: { original: boolean; overview: boolean },
): PlantedCase {
  const full = set.texts[at] ?? ''
  const others = set.texts.filter((_, other) => other !== at).map((text) => parseMarkedPage(text))
  if (options.original)
    others.push(parseMarkedPage(full.replace(/^url: https:\/\//, 'url: https://mirror-of-')))
  return makeCase(set, parseMarkedPage(full, cut), others, cut, String(at + 1), options.overview)
}

export function makeCase(
  set: PlantedSet,
  user: MarkedPage,
  others: readonly MarkedPage[],
  cut: readonly string[],
  label: string,
  overview: boolean,
): PlantedCase {
  const marked = new Map([user, ...others].map((page, index) => [`p${index}`, page]))
  const kept = subjectsOf(user)
  const lacking = [...new Set(others.flatMap(subjectsOf))].filter((subject) => !kept.includes(subject))
  const sources = [...marked.values()].map(({ page }, rank) => sourceOf(rank, page))
  return {
    set: set.name,
    name: `${set.name} ${label} −${cut.join('、')}`,
    keyword: set.keyword,
    serp: serpOf(set, marked, overview),
    sources,
    marked,
    cut,
    lacking,
  }
}

function serpOf(set: PlantedSet, marked: ReadonlyMap<string, MarkedPage>, overview: boolean): Serp {
  const citing = (subject: string): number[] =>
    [...marked.values()]
      .map((page, at) => ({ at, has: subjectsOf(page).includes(subject) }))
      .filter(({ at, has }) => has && at > 0)
      .map(({ at }) => at - 1)
      .slice(0, 2)
  return emptySerp({
    overviewState: overview ? 'present' : 'empty',
    blocks: overview
      ? set.overview.map(({ text, subject }) => ({
          kind: 'listItem' as const,
          text,
          depth: 0,
          referenceIndexes: citing(subject),
        }))
      : [],
    references: [...marked.values()].slice(1).map(({ page }, index) => ({
      index,
      url: page.url,
      title: page.title,
      source: page.siteName,
      snippet: '',
      highlightedText: '',
    })),
    relatedQuestions: [...set.questions],
  })
}

/** Subjects of the sections a passage of a page stands in. */
export function subjectAt(page: MarkedPage | undefined, quote: string): string {
  const start = page?.page.text.indexOf(quote) ?? -1
  return page?.sections.find((section) => start >= section.start && start < section.end)?.subject ?? ''
}
