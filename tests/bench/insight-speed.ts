import { buildCoverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import { emptySerp, markedSource } from '../cases/marked-page.ts'
import { loadSets } from '../cases/planted-pages.ts'

const PAGES = 13
const ROUNDS = 9

export interface CoverageTime {
  readonly chars: number
  /** By the clock. */
  readonly ms: number
  /** Of the processor, on the thread that does the work. */
  readonly cpu: number
}

/**
 * Shortest times, of nine rounds, of `buildCoverage` for 13 pages of about so many characters each. The sizes take turns, so that
 * what else the machine does at one time does not fall on one size alone.
 */
export function coverageTimes(sizes: readonly number[]): CoverageTime[] {
  const inputs = sizes.map((chars) => ({
    keyword: '測試關鍵字',
    serp: emptySerp(),
    sources: syntheticSources(chars),
  }))
  const best = sizes.map((chars) => ({ chars, ms: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, input] of inputs.entries()) {
      const start = performance.now()
      const before = process.threadCpuUsage()
      buildCoverage(input)
      const { user, system } = process.threadCpuUsage(before)
      const shortest = best[at]
      if (shortest === undefined) continue
      shortest.ms = Math.min(shortest.ms, performance.now() - start)
      shortest.cpu = Math.min(shortest.cpu, (user + system) / 1000)
    }
  }
  return best
}

/** Pages put together from the sets' sections, in another order on every page, each section's letters shifted a little. */
export function syntheticSources(chars: number): Source[] {
  const sections = loadSets()
    .flatMap((set) => set.texts)
    .flatMap((text) => text.split(/\n(?=## )/).slice(1))
  return Array.from({ length: PAGES }, (_, rank) => {
    let text = ''
    let made = 0
    for (let at = rank; text.length < chars; at += 7) {
      const section = sections[at % sections.length] ?? ''
      // A heading every third section or so: some 300 characters each, as on real pages.
      const headed = made % 3 === 0 ? section : section.replace(/^## .*\n/, '')
      made += 1
      // Past the first time round, sections must not repeat word for word.
      const turn = Math.floor(at / sections.length)
      text += `${turn === 0 ? headed : headed.replace(/[\u4e00-\u9fff]/g, (letter) => shift(letter, turn))}\n`
    }
    return markedSource(rank, text)
  })
}

function shift(letter: string, by: number): string {
  return String.fromCodePoint(0x4e00 + (((letter.codePointAt(0) ?? 0) - 0x4e00 + 97 * by) % 20_000))
}
