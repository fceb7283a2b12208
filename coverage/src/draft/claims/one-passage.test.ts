import { describe, expect, it, vi } from 'vitest'
import { basisOf } from '../../../../tests/cases/draft-basis.ts'
import { markedSource } from '../../../../tests/cases/marked-page.ts'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import { sourceStatements } from '../sources/source-statements.ts'
import { supportInOnePassage } from './one-passage.ts'

/** What the sources say of a sentence if their passages are that similar to it. */
function support(sentence: string, ...sources: readonly (readonly [text: string, similarity: number])[]) {
  const figures = claimsOfPage(markedSource(9, sentence), () => true)
  const pages = sources.map(([text], at) => markedSource(at + 1, text))
  const { passages } = sourceStatements(basisOf('油煙機', pages))
  vi.spyOn(passages, 'near').mockReturnValue(
    passages.all
      .flatMap((passage) => {
        const similarity = sources.find(([text]) => text === passage.text)?.[1]
        return similarity === undefined ? [] : [{ passage, similarity }]
      })
      .sort((a, b) => b.similarity - a.similarity),
  )
  const bare = figures[0]?.bare ?? sentence
  const { agreeing, against } = supportInOnePassage(
    { bare, heading: '', figures, numbers: [], isNamed: () => true },
    passages,
  )
  return agreeing.length > 0 ? 'agreeing' : against.length > 0 ? 'against' : 'neither'
}

describe('a passage with the figures of a sentence', () => {
  const other = '外殼擦拭 800 元。'

  it.each([
    ['one number', '清洗內爐要 2,400 元。', '內爐洗 2,400 元。', 0.13, 0.2],
    ['two numbers', '清洗內爐 2,400 元，表面 900 元。', '內爐洗 2,400 元，表面 900 元。', 0.08, 0.1],
    [
      'three numbers',
      '清洗內爐 2,400 元，表面 900 元，濾網 300 元。',
      '內爐洗 2,400 元，表面 900 元，濾網 300 元。',
      0.06,
      0.06,
    ],
  ])(
    'may be the less similar the more numbers agree: %s',
    (_, sentence, source, similarity, besideOneOfFourTenths) => {
      expect(support(sentence, [source, similarity])).toBe('agreeing')
      expect(support(sentence, [source, similarity - 0.002])).toBe('neither')
      expect(support(sentence, [source, besideOneOfFourTenths + 0.002], [other, 0.4])).toBe('agreeing')
      expect(support(sentence, [source, besideOneOfFourTenths - 0.002], [other, 0.4])).toBe('neither')
    },
  )

  it('supports nothing beside one with another value that is half as similar again', () => {
    const beside = (similarity: number) =>
      support('清洗內爐的濾網要 2,400 元。', ['濾網洗 2,400 元。', 0.4], ['內爐濾網 3,600 元。', similarity])
    expect(beside(0.59)).toBe('agreeing')
    expect(beside(0.61)).not.toBe('agreeing')
  })
})

describe('a passage with another value', () => {
  const contradicts = (value: string, similarity: number) =>
    support('清洗內爐的濾網要 200 元。', [`內爐濾網 ${value} 元。`, similarity]) === 'against'

  it('contradicts a sentence from a similarity of one half on', () => {
    expect(contradicts('300', 0.5)).toBe(true)
    expect(contradicts('300', 0.49)).toBe(false)
  })

  it('that is another order of magnitude contradicts it from 0.7 on: it is rather of another thing', () => {
    expect(contradicts('2,600', 0.7)).toBe(true)
    expect(contradicts('2,600', 0.69)).toBe(false)
  })
})
