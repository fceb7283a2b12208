import { expect, it } from 'vitest'
import { subQuestionsOf, toldQuestion } from './sub-questions.ts'

const asked = (text: string) => ({
  origin: 'related' as const,
  text,
  answer: '',
  topicId: null,
  own: 'possibly' as const,
  ownPassageId: null,
  passageIds: [],
})

it('tells where a question stands only if the list of intents does not', () => {
  const result = {
    evidence: { passages: [], subQuestions: [asked('要悶蒸嗎？'), asked('水溫要幾度？')] },
    keywordIntent: { coreIntent: '', latentIntents: [toldQuestion('要悶蒸嗎？', '2 個來源談到。')] },
  } as unknown as Parameters<typeof subQuestionsOf>[0]
  expect(subQuestionsOf(result, 'related').map(({ standing }) => standing)).toEqual([
    '',
    '您的網頁可能有回答',
  ])
})
