import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coverage } from '@gaplens/coverage/build'
import { writeFallbackInsight } from '../../../functions/src/analysis/insight/from-pages.ts'
import {
  canonicalQuote,
  plain,
  sentencesOf,
} from '../../../functions/src/analysis/insight/model/text-checks/plain.ts'
import { writeModelInsight } from '../../../functions/src/analysis/insight/model/write-with-model.ts'
import type { InsightInput } from '../../../functions/src/analysis/insight/types.ts'
import { ProviderError } from '../../../functions/src/providers/error.ts'
import { createGemini } from '../../../functions/src/providers/model/gemini.ts'
import {
  type GeminiRequest,
  geminiAnswer,
  startGeminiStandIn,
} from '../../../functions/src/providers/testing/gemini-stand-in.ts'
import { type ModelCase, readCases } from './case-file.ts'
import { inputOf } from './case-input.ts'
import { trueCoverage } from './true-coverage.ts'

const FOLDER = join(import.meta.dirname, '../model-cases')

/** A text that a model writes in one place of its answer, and the facts it cites for it. */
interface Planted {
  readonly kind: string
  readonly place: string
  /** The topic or the page it is about. */
  readonly about: string
  readonly facts: readonly string[]
  readonly text: string
}

/** Reads a file of planted texts, one a line. */
function readPlanted(file: string): Planted[] {
  let kind = ''
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .flatMap((line): Planted[] => {
      if (line.startsWith('@kind ')) kind = line.slice(6)
      const [, place, about, facts, text] = /^(\w+) (\S+) (\S+) \| (.*)$/.exec(line) ?? []
      if (place === undefined || about === undefined || facts === undefined || text === undefined) return []
      return [{ kind, place, about, facts: facts === '-' ? [] : facts.split(','), text }]
    })
}

export interface PlantedResult {
  readonly lies: number
  readonly kinds: number
  /** Lies of which a sentence stands in the report. */
  readonly standing: readonly Planted[]
  /** Lies that choose a sentence of a page, in whose own words it is told. */
  readonly righted: readonly Planted[]
  readonly honest: number
  /** Honest texts that choose no sentence of a page. */
  readonly lost: readonly Planted[]
}

/**
 * Has a stand-in for Gemini, over HTTP and by the real client, write each planted text of each case in its place, and looks for
 * it in the report. @param every takes one of so many
 */
export async function plantTexts(every = 1): Promise<PlantedResult> {
  const all = { lies: 0, kinds: new Set<string>(), honest: 0 }
  const standing: Planted[] = []
  const righted: Planted[] = []
  const lost: Planted[] = []
  for (const truth of readCases(FOLDER)) {
    const some = (kind: string) => readPlanted(`${truth.id}.${kind}`).filter((_, at) => at % every === 0)
    const [lies, honest] = [some('lies'), some('honest')]
    all.lies += lies.length
    all.honest += honest.length
    for (const { kind } of lies) all.kinds.add(kind)
    const { write, close } = await writerOf(truth)
    try {
      for (const lie of lies) {
        const { stands, told } = await write(lie)
        if (stands) standing.push(lie)
        else if (told) righted.push(lie)
      }
      for (const text of honest) if (!(await write(text)).told) lost.push(text)
    } finally {
      await close()
    }
  }
  return { ...all, kinds: all.kinds.size, standing, righted, lost }
}

/** A report of a case whose every part is true, and a model that writes what is planted. */
async function writerOf(truth: ModelCase) {
  const parts = inputOf(truth)
  // A table is what coverage derives a report from; here the report is given.
  const coverage = trueCoverage(truth, parts.sources) as Coverage
  const input: InsightInput = { ...parts, coverage }
  const before = canonicalQuote(JSON.stringify(writeFallbackInsight(input)))
  let planted: Planted | null = null
  const standIn = await startGeminiStandIn((request) => geminiAnswer(answerWith(request, planted, truth)))
  const model = createGemini({
    apiKey: 'bench',
    model: 'stand-in',
    baseUrl: standIn.baseUrl,
    timeoutMs: 5_000,
  })
  const write = async (each: Planted) => {
    planted = each
    const signal = AbortSignal.timeout(20_000)
    const written = await writeModelInsight(input, { model, signal }).catch((error: unknown) => {
      if (error instanceof ProviderError) return null
      throw error
    })
    const after = canonicalQuote(JSON.stringify(written?.insight ?? null))
    const stands = sentencesOf(plain(each.text)).some((sentence) => {
      const wanted = canonicalQuote(sentence)
      // What the report quotes anyway stands once more where a model says it.
      return timesIn(after, wanted) > timesIn(before, wanted)
    })
    // A source is told of in two texts.
    const sentences = sentencesOf(plain(each.text)).length * (each.place === 'source' ? 2 : 1)
    return { stands, told: written !== null && written.dropped < sentences }
  }
  return { write, close: () => standIn.close() }
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

/** An answer that is honest but for what is planted; numbers of facts are read from the prompt. */
function answerWith(request: GeminiRequest, planted: Planted | null, truth: ModelCase): object {
  const facts = (request.contents[0]?.parts[0]?.text ?? '')
    .split('\n')
    .flatMap((line): { n: number; page: string; text: string }[] =>
      line.startsWith('{"n":') ? [JSON.parse(line)] : [],
    )
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const [at, page] of [truth.user, ...truth.pages].entries())
    for (const block of page.blocks) {
      if (block.kind === 'h') continue
      const count = (counts.get(`p${at}`) ?? 0) + 1
      counts.set(`p${at}`, count)
      const fact = facts.find((each) => each.page === `p${at}` && each.text === block.text)
      if (fact !== undefined) numbers.set(`p${at}#${count}`, fact.n)
    }
  truth.overview.forEach(({ text }, at) => {
    const fact = facts.find((each) => each.page === 'overview' && each.text === text)
    if (fact !== undefined) numbers.set(`o#${at + 1}`, fact.n)
  })
  const passages = (planted?.facts ?? []).map((name) => numbers.get(name) ?? 9_999)
  const text = planted?.text ?? ''
  const { place = '', about = '' } = planted ?? {}
  const cited = (wanted: string, page: string) => {
    const own = facts.findLast((each) => each.page === page)
    const [honest = ''] = sentencesOf(plain(own?.text ?? ''))
    return place === wanted ? { text, passages } : { text: honest, passages: [own?.n ?? 0] }
  }
  return {
    contentSummary: cited('summary', 'p0'),
    overviewSummary: cited('overview', 'overview'),
    gaps: place === 'gap' ? [{ topicId: about, text, passages }] : [],
    sources:
      place === 'source' ? [{ pageId: about, contentSummary: text, contribution: text, passages }] : [],
    actions: place === 'action' ? [{ topicId: about, recommendation: text, passages }] : [],
  }
}
