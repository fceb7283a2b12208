import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { PAIR_FEATURES, pairFeatures } from './pair-features.ts'
import { findSeeds } from './seeds.ts'

const FEES = '先到網站填表，三個工作天內會寄到信箱，一份五百元。'

/** The named feature of two headings, each told as the page's place and its own words. */
function featureOf(name: string, one: readonly [number, string], other: readonly [number, string]): number {
  const corpus = buildCorpus([
    markedSource(0, `title: 越南簽證怎麼辦\n## 費用與時間\n${FEES}\n## 照片規格\n白底，六個月內拍的。`),
    markedSource(1, '## 簽證\n落地前要先辦好簽證。\n## 換錢\n機場的匯率最差，市區金店最好。'),
    markedSource(2, `title: 峴港包車指南\n## 費用與時間\n${FEES}`),
  ])
  const seeds = findSeeds(corpus, [], [])
  const placeOf = ([page, text]: readonly [number, string]) =>
    seeds.findIndex((seed) => seed.text === text && seed.pageId === corpus.pages[page]?.source.id)
  const places = [placeOf(one), placeOf(other)].sort((a, b) => b - a)
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  const features = pairFeatures(corpus, seeds)(places[0] ?? 0, places[1] ?? 0)
  return features[PAIR_FEATURES.indexOf(name)] ?? Number.NaN
}

describe('the title of a page', () => {
  const visa = [1, '簽證'] as const

  it('says what a heading is of that names no subject by itself', () => {
    const ofVisa = featureOf('titleHead', [0, '費用與時間'], visa)
    expect(ofVisa).toBeGreaterThan(featureOf('titleHead', [2, '費用與時間'], visa))
    expect(ofVisa).toBeGreaterThan(featureOf('titleHead', [0, '費用與時間'], [1, '換錢']))
  })

  it('does not make two headings under it alike', () => {
    expect(featureOf('titleHead', [0, '費用與時間'], [0, '照片規格'])).toBe(0)
    expect(featureOf('titleBody', [0, '費用與時間'], [0, '照片規格'])).toBe(0)
  })
})
