import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Coverage } from '@gaplens/coverage/build'
import { viewOf } from '../../functions/src/analysis/insight/facts/view.ts'
import { writeFromPages } from '../../functions/src/analysis/insight/from-pages.ts'
import { rewriteWithModel } from '../../functions/src/analysis/insight/model/write-with-model.ts'
import { canonicalQuote, plain, sentencesOf } from '../../functions/src/analysis/insight/quotable/plain.ts'
import type { InsightInput } from '../../functions/src/analysis/insight/types.ts'
import { ProviderError } from '../../functions/src/providers/error.ts'
import { createGemini } from '../../functions/src/providers/model/gemini.ts'
import {
  type GeminiRequest,
  geminiAnswer,
  startGeminiStandIn,
} from '../../functions/src/providers/testing/gemini-stand-in.ts'
import { computeUnlimited } from '../../functions/src/runtime/limit-computing.ts'
import { type ModelCase, readCases } from '../cases/case-file.ts'
import { inputOf } from '../cases/case-input.ts'
import { UNSEEN_FOLDER } from '../cases/own-cases.ts'
import { quoteOfBlock, trueCoverage } from '../cases/true-coverage.ts'
import { type Planted, readPlanted } from './planted-text-file.ts'

const FOLDERS = [join(import.meta.dirname, '../cases/model-cases'), UNSEEN_FOLDER]

/** A planted text that chose a sentence, and what the report tells that it did not tell without it. */
export interface Told extends Planted {
  readonly told: readonly string[]
}

export interface PlantedResult {
  readonly lies: number
  readonly kinds: number
  /** Lies of which a sentence stands in the report. */
  readonly standing: readonly Told[]
  /** Lies that choose a sentence of a page, in whose own words it is told. */
  readonly righted: readonly Told[]
  readonly honest: number
  /** Honest texts that choose no sentence of a page. */
  readonly lost: readonly Planted[]
}

/**
 * Has a stand-in for Gemini, over HTTP and by the real client, write each planted text of each case in its place, and looks for
 * it in the report. @param every takes one of so many @param folders of cases, some with planted texts beside them
 */
export async function plantTexts(every = 1, folders: readonly string[] = FOLDERS): Promise<PlantedResult> {
  const all = { lies: 0, kinds: new Set<string>(), honest: 0 }
  const standing: Told[] = []
  const righted: Told[] = []
  const lost: Planted[] = []
  for (const { truth, lies, honest } of folders.flatMap((folder) => plantedCases(folder, every))) {
    all.lies += lies.length
    all.honest += honest.length
    for (const { kind } of lies) all.kinds.add(kind)
    const { write, close } = await writerOf(truth)
    try {
      for (const lie of lies) {
        const { stands, kept, told } = await write(lie)
        if (stands) standing.push({ ...lie, told })
        else if (kept) righted.push({ ...lie, told })
      }
      for (const text of honest) if (!(await write(text)).kept) lost.push(text)
    } finally {
      await close()
    }
  }
  return { ...all, kinds: all.kinds.size, standing, righted, lost }
}

/** The cases of a folder that have planted texts, with every so-manieth of these. */
function plantedCases(folder: string, every: number) {
  return readCases(folder).flatMap((truth) => {
    const some = (kind: string) => {
      const file = join(folder, `${truth.id}.${kind}`)
      return existsSync(file) ? readPlanted(file).filter((_, at) => at % every === 0) : []
    }
    const [lies, honest] = [some('lies'), some('honest')]
    return lies.length + honest.length === 0 ? [] : [{ truth, lies, honest }]
  })
}

/** A report of a case whose every part is true, and a model that writes what is planted. */
async function writerOf(truth: ModelCase) {
  const parts = inputOf(truth)
  // A table is what coverage derives a report from; here the report is given, and the table has no topics and no texts.
  const table = { topics: [], corpus: { pages: [], claims: [] } }
  const coverage = { ...trueCoverage(truth, parts.sources), table } as unknown as Coverage
  const input: InsightInput = { ...parts, coverage }
  const view = viewOf(input)
  const draft = writeFromPages(view)
  const before = canonicalQuote(JSON.stringify(draft))
  const toldBefore = new Set(textsOf(draft))
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
    const options = { model, signal: AbortSignal.timeout(20_000), compute: computeUnlimited }
    const written = await rewriteWithModel(draft, view, options).catch((error: unknown) => {
      if (error instanceof ProviderError) return null
      throw error
    })
    const after = canonicalQuote(JSON.stringify(written?.insight ?? null))
    const isMended =
      each.with !== '' &&
      timesIn(after, canonicalQuote(each.with)) > timesIn(before, canonicalQuote(each.with))
    const stands =
      !isMended &&
      sentencesOf(plain(each.text)).some((sentence) => {
        const wanted = canonicalQuote(sentence)
        // What the report quotes anyway stands once more where a model says it.
        return timesIn(after, wanted) > timesIn(before, wanted)
      })
    const kept = written !== null && written.dropped < sentencesOf(plain(each.text)).length
    return { stands, kept, told: textsOf(written?.insight ?? null).filter((each) => !toldBefore.has(each)) }
  }
  return { write, close: () => standIn.close() }
}

/** Every text of a report, each once. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap(textsOf))]
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
      const fact = facts.find((each) => each.page === `p${at}` && each.text === quoteOfBlock(block))
      if (fact !== undefined) numbers.set(`p${at}#${count}`, fact.n)
    }
  const passages = (planted?.facts ?? []).map((name) => numbers.get(name) ?? 9_999)
  const text = planted?.text ?? ''
  const { place = '', about = '' } = planted ?? {}
  return {
    gaps: place === 'gap' ? [{ topicId: about, text, passages }] : [],
    sources: place === 'source' ? [{ pageId: about, contentSummary: text, passages }] : [],
    actions: place === 'action' ? [{ topicId: about, recommendation: text, passages }] : [],
  }
}
