import { describe, expect, it } from 'vitest'
import { plantVerdicts } from '../../../../../tests/stand-in-model/planted-verdicts.ts'
import { computeUnlimited } from '../../../runtime/limit-computing.ts'
import { sampleInput } from '../testing/sample.ts'
import { type Ask, judgeTable } from './judge.ts'
import { VERDICTS } from './judge-schema.ts'

const { keyword, coverage } = sampleInput()
const { table } = coverage
const userId = 'p0'

interface Listed {
  readonly topic: string
  readonly name: string
  readonly pages: { readonly page: string; readonly level: string; readonly passages: readonly number[] }[]
}

/** A judge that groups nothing and answers each other prompt with these verdicts. */
const judgeSaying =
  (verdictsOn: (prompt: string) => readonly Listed[]): Ask =>
  async ({ prompt, form }) =>
    form.schema.parse({
      groups: [],
      topics: Object.is(form, VERDICTS) ? verdictsOn(prompt) : [],
      statements: [],
      others: [],
      figures: [],
    })

/** Asks a judge that finds the first subject on the user's page in these of its answers, and nothing else. */
async function judged(findsIt: readonly boolean[]) {
  const prompts: string[] = []
  const after = await judgeTable(
    table,
    { keyword, userId },
    () => [],
    judgeSaying((prompt) => {
      prompts.push(prompt)
      const [about = ''] = [...prompt.matchAll(/^\{"topic":"(t\d+)"/gmu)].map(([, id]) => id)
      const [, own = ''] = prompt.split('{"page":"p0"')
      const [, number = '0'] = /^\[(\d+),/mu.exec(own) ?? []
      const topic: Listed = { topic: about, name: '', pages: [] }
      if (findsIt[prompts.length - 1] === true)
        topic.pages.push({ page: userId, level: 'covered', passages: [Number(number)] })
      return [topic]
    }),
    computeUnlimited,
  )
  const [, id = ''] = /^\{"topic":"(t\d+)"/mu.exec(prompts[0] ?? '') ?? []
  const verdict = after.topics
    .find((topic) => topic.id === id)
    ?.verdicts.find(({ pageId }) => pageId === userId)
  return { prompts, likelihood: verdict?.likelihood ?? Number.NaN }
}

describe('a judge whose two answers contradict each other on the user’s page', () => {
  it('is asked a third time, for that subject and that page alone, and two of three count', async () => {
    const found = await judged([true, false, true])
    const lost = await judged([true, false, false])
    const [, , third = ''] = found.prompts
    expect(third.match(/^\{"topic":/gmu)).toHaveLength(1)
    expect(new Set(third.match(/^\{"page":"[^"]+"/gmu))).toEqual(new Set(['{"page":"p0"']))
    expect(third.length).toBeLessThan((found.prompts[1]?.length ?? 0) / 2)
    expect(found.likelihood).toBeGreaterThan(lost.likelihood + 0.3)
  })

  it('is not asked again where they agree', async () => {
    expect((await judged([true, true])).prompts).toHaveLength(2)
    expect((await judged([false, false])).prompts).toHaveLength(2)
  })
})

it('a passage of another page proves nothing', async () => {
  const ask = (pages: Listed['pages']) =>
    judgeTable(
      table,
      { keyword, userId },
      () => [],
      judgeSaying(() => [{ topic: table.topics[0]?.id ?? '', name: '', pages }]),
      computeUnlimited,
    )
  const likelihood = async (pages: Listed['pages']) =>
    (await ask(pages)).topics[0]?.verdicts.find(({ pageId }) => pageId === 'p1')?.likelihood ?? Number.NaN
  const last = table.corpus.claims.length
  const stray = await likelihood([{ page: 'p1', level: 'covered', passages: [last] }])
  expect(table.corpus.claims[last - 1]?.claim.pageId).not.toBe('p1')
  expect(stray).toBe(table.topics[0]?.verdicts.find(({ pageId }) => pageId === 'p1')?.likelihood)
})

it('a judge that lies in all of its answers has none of these told as a fact that words could tell', async () => {
  const kinds = await plantVerdicts('03-wall-paint', process.env.GAPLENS_HOSTILE === 'all' ? 1 : 2)
  const planted = kinds.reduce((sum, kind) => sum + kind.planted, 0)
  const standing = kinds.flatMap((kind) => kind.standing)
  expect(planted).toBeGreaterThan(15)
  expect(standing.filter((line) => /: (?:covers|found|splits|proposes) /u.test(line))).toEqual([])
  // A merge of two topics, and figures of two things in one topic, look like honest ones.
  expect(standing.length).toBeLessThan(planted * 0.2)
})
