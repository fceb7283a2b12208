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
import { readCases } from './case-file.ts'
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
  readonly honest: number
  /** Honest texts that do not stand. */
  readonly lost: readonly Planted[]
}

/**
 * Has a stand-in for Gemini, over HTTP and by the real client, write each planted text in its place, and looks for it in
 * the report. @param every takes one of so many
 */
export async function plantTexts(every = 1): Promise<PlantedResult> {
  const [truth] = readCases(FOLDER, '01-houseplants')
  if (truth === undefined) throw new Error('no case')
  const parts = inputOf(truth)
  // A table is what coverage derives a report from; here the report is given.
  const coverage = trueCoverage(truth, parts.sources) as Coverage
  const input: InsightInput = { ...parts, coverage }
  const before = canonicalQuote(JSON.stringify(writeFallbackInsight(input)))
  let planted: Planted | null = null
  const standIn = await startGeminiStandIn((request) => geminiAnswer(answerWith(request, planted)))
  const model = createGemini({
    apiKey: 'bench',
    model: 'stand-in',
    baseUrl: standIn.baseUrl,
    timeoutMs: 5_000,
  })
  const stands = async (each: Planted): Promise<boolean> => {
    planted = each
    const written = await writeModelInsight(input, {
      model,
      signal: AbortSignal.timeout(20_000),
    }).catch((error: unknown) => {
      if (error instanceof ProviderError) return null
      throw error
    })
    const after = canonicalQuote(JSON.stringify(written?.insight ?? null))
    return sentencesOf(plain(each.text)).some((sentence) => {
      const wanted = canonicalQuote(sentence)
      return after.includes(wanted) && !before.includes(wanted)
    })
  }
  try {
    const lies = readPlanted('01-houseplants.lies').filter((_, at) => at % every === 0)
    const honest = readPlanted('01-houseplants.honest').filter((_, at) => at % every === 0)
    const standing: Planted[] = []
    const lost: Planted[] = []
    for (const lie of lies) if (await stands(lie)) standing.push(lie)
    for (const text of honest)
      if (!(await stands(text)) && !before.includes(canonicalQuote(text.text))) lost.push(text)
    const kinds = new Set(lies.map(({ kind }) => kind)).size
    return { lies: lies.length, kinds, standing, honest: honest.length, lost }
  } finally {
    await standIn.close()
  }
}

/** An answer that is honest but for what is planted; numbers of facts are read from the prompt. */
function answerWith(request: GeminiRequest, planted: Planted | null): object {
  const facts = (request.contents[0]?.parts[0]?.text ?? '')
    .split('\n')
    .flatMap((line): { n: number; page: string; text: string }[] =>
      line.startsWith('{"n":') ? [JSON.parse(line)] : [],
    )
  const counts = new Map<string, number>()
  const numbers = new Map<string, number>()
  const [truth] = readCases(FOLDER, '01-houseplants')
  for (const [at, page] of [truth?.user, ...(truth?.pages ?? [])].entries())
    for (const block of page?.blocks ?? []) {
      if (block.kind === 'h') continue
      const count = (counts.get(`p${at}`) ?? 0) + 1
      counts.set(`p${at}`, count)
      const fact = facts.find((each) => each.page === `p${at}` && each.text === block.text)
      if (fact !== undefined) numbers.set(`p${at}#${count}`, fact.n)
    }
  truth?.overview.forEach(({ text }, at) => {
    const fact = facts.find((each) => each.page === 'overview' && each.text === text)
    if (fact !== undefined) numbers.set(`o#${at + 1}`, fact.n)
  })
  const passages = (planted?.facts ?? []).map((name) => numbers.get(name) ?? 9_999)
  const text = planted?.text ?? ''
  const { place = '', about = '' } = planted ?? {}
  const cited = (wanted: string, honest: string, fact: string) =>
    place === wanted ? { text, passages } : { text: honest, passages: [numbers.get(fact) ?? 0] }
  return {
    contentSummary: cited('summary', '土乾了再澆水。', 'p0#3'),
    overviewSummary: cited('overview', '室內濕度低於 40% 時可以在葉面噴霧。', 'o#4'),
    gaps: place === 'gap' ? [{ topicId: about, text, passages }] : [],
    sources:
      place === 'source' ? [{ pageId: about, contentSummary: text, contribution: text, passages }] : [],
    actions: place === 'action' ? [{ topicId: about, recommendation: text, passages }] : [],
  }
}
