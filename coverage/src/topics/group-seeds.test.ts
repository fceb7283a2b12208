import { describe, expect, it } from 'vitest'
import { groupSeeds } from './group-seeds.ts'
import type { Seed } from './seeds.ts'

/** As much of a seed as grouping reads. */
function seeds(...kinds: readonly Seed['kind'][]): Seed[] {
  return kinds.map((kind, at) => ({ kind, text: `${at}` })) as unknown as Seed[]
}

/** The seeds' places in each group. */
function grouped(
  all: readonly Seed[],
  likelihood: (a: number, b: number) => number,
  keyword = '',
): number[][] {
  return groupSeeds(all, likelihood, keyword)
    .map((group) => group.map((seed) => all.indexOf(seed)).toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b)
}

describe('seeds of one subject', () => {
  it('are merged while the mean likelihood of the pairs between two groups is enough', () => {
    const three = seeds('heading', 'heading', 'heading')
    // The third is as likely one with the first as it is not with the second.
    const third = (mean: number) => (a: number, b: number) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      if (high === 1) return 0.9
      return low === 0 ? 2 * mean : 0
    }
    expect(grouped(three, third(0.27))).toEqual([[0, 1, 2]])
    expect(grouped(three, third(0.25))).toEqual([[0, 1], [2]])
  })

  it('stay apart where two statements of the overview are not all but surely one', () => {
    expect(grouped(seeds('statement', 'statement'), () => 0.79)).toEqual([[0], [1]])
    expect(grouped(seeds('statement', 'statement'), () => 0.8)).toEqual([[0, 1]])
    expect(grouped(seeds('statement', 'question'), () => 0.7)).toEqual([[0, 1]])
  })

  it('stay apart where one statement is on people of one age and the other is not', () => {
    const said = (...texts: readonly string[]) =>
      texts.map((text) => ({ kind: 'statement', text })) as unknown as Seed[]
    const vaccine = '施打後留在現場觀察 30 分鐘。'
    expect(grouped(said(vaccine, '孕婦可在第二孕期施打，施打後同樣要觀察。'), () => 0.9)).toEqual([[0], [1]])
    expect(grouped(said(vaccine, '觀察結束再離開，有孩子的家庭也一樣。'), () => 0.9)).toEqual([[0, 1]])
    const old = said('孕婦不可飲酒。', '兒童不可飲酒。', '高齡犬每半年健檢。', '每半年健檢。')
    expect(grouped(old, () => 0.9)).toEqual([[0], [1], [2, 3]])
  })

  it('are no two where the keyword itself is on these people', () => {
    const texts = ['兒童安全座椅要反向安裝到 2 歲。', '安全座椅 2 歲前要反向安裝。']
    const all = texts.map((text) => ({ kind: 'statement', text })) as unknown as Seed[]
    expect(grouped(all, () => 0.9, '兒童安全座椅')).toEqual([[0, 1]])
    const two = ['孕婦不可飲酒。', '兒童不可飲酒。'].map((text) => ({
      kind: 'statement',
      text,
    })) as unknown as Seed[]
    expect(grouped(two, () => 0.9, '孕婦 兒童 飲食')).toEqual([[0], [1]])
  })

  it('have a question with the statement that alone has its abbreviation or unit, however unlike they are', () => {
    const asked = (...texts: readonly string[]) =>
      texts.map((text, at) => ({ kind: at === 0 ? 'question' : 'statement', text })) as unknown as Seed[]
    const likeTheFirst = (a: number, b: number) => (Math.min(a, b) === 0 && Math.max(a, b) === 1 ? 0.9 : 0)
    const said = ['價格看坪數。', '濾網等級至少 HEPA 13。']
    expect(grouped(asked('HEPA 13 怎麼看？', ...said), likeTheFirst, '清淨機')).toEqual([[0, 2], [1]])
    expect(grouped(asked('等級怎麼看？', ...said), likeTheFirst, '清淨機')).toEqual([[0, 1], [2]])
    // Where two have it, or the keyword does, it tells nothing.
    const twice = ['HEPA 的價格高。', '濾網等級至少 HEPA 13。']
    expect(grouped(asked('HEPA 怎麼看？', ...twice), likeTheFirst, '清淨機')).toEqual([[0, 1], [2]])
    expect(grouped(asked('HEPA 怎麼看？', ...said), likeTheFirst, 'HEPA 清淨機')).toEqual([[0, 1], [2]])
  })
})
