import { expect, it } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { sentencesOf, sentencesSayingTheSame } from './source-sentences.ts'

it('takes a sentence for the same if it shares half of the pairs of characters, and all characters in order', () => {
  const saysTheSame = (source: string) =>
    sentencesSayingTheSame(
      '甲乙丙丁戊己庚辛壬',
      basisOf('天干', [markedSource(1, source)]).pages.flatMap(sentencesOf),
    ).length > 0
  expect(saysTheSame('甲乙、丙丁、戊己、庚辛、壬。')).toBe(true)
  expect(saysTheSame('甲、乙、丙丁、戊己、庚辛、壬。')).toBe(false)
})
