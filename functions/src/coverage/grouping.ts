import { averageLinkage, between } from './cluster.ts'
import type { Corpus, PageUnits, SectionUnit } from './corpus.ts'
import { isHeaded } from './headed.ts'

/** Sections of one page that may found a topic; a page with more gives its longest. */
const SECTIONS_A_PAGE = 30
/** A section with less text than this tells too little to found a topic. */
const SECTION_MIN_CHARS = 24
/** Two sections of one page are two subjects to their author, unless they are this alike. */
const SAME_PAGE_SAME_TOPIC = 0.3
/** How much of the likeness to the next best section of the other's page is taken off a pair's likeness. */
const CONTRAST = 0.3
/** Groups are of one subject from this mean contrasted likeness on. */
const SAME_TOPIC = 0.06

/**
 * Groups the sections of all pages, the user's too, by subject. Two sections of two pages are of one subject where they
 * are more alike than either is to the rest of the other's page, for a page's sections are different subjects to its
 * author; and of one page at most one section belongs to a group, unless two are nearly the same. So the user's section
 * about tickets goes with the others' about tickets, and does not stand in for one about transport.
 * @returns groups that hold at least one section of another page than the user's
 */
export function groupSections(corpus: Corpus): SectionUnit[][] {
  const units = corpus.pages.flatMap(candidatesOf)
  const points = units.map((unit) => unit.point)
  // One half of the square: row a holds the likeness to every point before a.
  const alike = points.map((point, a) => corpus.space.likeness([point], points, a))
  const pageOf = pageNumbers(units)
  const samePage = (a: number, b: number) => pageOf[a] === pageOf[b]
  const apart = (a: number, b: number) => samePage(a, b) && between(alike, a, b) < SAME_PAGE_SAME_TOPIC
  return averageLinkage(contrast(alike, pageOf), SAME_TOPIC, apart)
    .map((group) => group.flatMap((at) => units[at] ?? []))
    .filter((group) => group.some((unit) => unit.source.role !== 'user'))
}

function candidatesOf(page: PageUnits): SectionUnit[] {
  const headed = isHeaded(page)
  const usable = page.sections.filter(
    (unit) =>
      unit.section.chars >= SECTION_MIN_CHARS &&
      unit.bag.length > 4 &&
      (!headed || unit.section.subject !== ''),
  )
  if (usable.length <= SECTIONS_A_PAGE) return usable
  const longest = new Set(
    [...usable].sort((a, b) => b.section.chars - a.section.chars).slice(0, SECTIONS_A_PAGE),
  )
  return usable.filter((unit) => longest.has(unit))
}

function pageNumbers(units: readonly SectionUnit[]): number[] {
  const ids = [...new Set(units.map((unit) => unit.source.id))]
  return units.map((unit) => ids.indexOf(unit.source.id))
}

/** Takes off each pair's likeness what either has in common with the other's page anyway. Pairs of one page stay. */
function contrast(alike: readonly Float32Array[], pageOf: readonly number[]): Float32Array[] {
  const size = alike.length
  const pages = 1 + Math.max(0, ...pageOf)
  // The two highest likenesses of each section to each page; below 0 counts as 0.
  const first = new Float32Array(size * pages)
  const second = new Float32Array(size * pages)
  const see = (at: number, value: number): void => {
    if (value > (first[at] ?? 0)) {
      second[at] = first[at] ?? 0
      first[at] = value
    } else if (value > (second[at] ?? 0)) second[at] = value
  }
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      const value = alike[a]?.[b] ?? 0
      see(a * pages + (pageOf[b] ?? 0), value)
      see(b * pages + (pageOf[a] ?? 0), value)
    }
  const nextBest = (at: number, value: number): number =>
    (value >= (first[at] ?? 0) ? second[at] : first[at]) ?? 0
  return alike.map((row, a) =>
    row.map((value, b) => {
      if (pageOf[a] === pageOf[b]) return value
      const rivals =
        nextBest(a * pages + (pageOf[b] ?? 0), value) + nextBest(b * pages + (pageOf[a] ?? 0), value)
      return value - (CONTRAST / 2) * rivals
    }),
  )
}
