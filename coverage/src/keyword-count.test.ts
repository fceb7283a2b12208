import { describe, expect, it } from 'vitest'
import type { ClaimUnit } from './corpus/corpus.ts'
import { answerOfKeywordCount } from './keyword-count.ts'

const claim = (heading: string, text: string) => ({ claim: { heading, text } }) as unknown as ClaimUnit
const visits = (name: string) => ({ name, questions: [], aliases: [] })

describe('what the user’s page says of the count that the keyword asks for', () => {
  const own = [claim('診所在哪裡', '三樓，走一趟樓梯。'), claim('牙齒矯正要回來幾趟', '前後大約二十趟。')]

  it('is an answer in another measure word too', () => {
    expect(answerOfKeywordCount(visits('次數'), '牙齒矯正 要幾次', own)).toBe(own[1])
    expect(answerOfKeywordCount(visits('次數'), '牙齒矯正 要幾顆', own)).toBeUndefined()
  })

  it('is a count of the thing itself, and a figure with its measure word', () => {
    const brushing = [claim('刷牙一天要幾次', '早晚各刷，約 3 次。')]
    expect(answerOfKeywordCount(visits('次數'), '洗牙 一年幾次', brushing)).toBeUndefined()
    const rating = [claim('大概要來幾趟', '視個人狀況，評分 4.8。')]
    expect(answerOfKeywordCount(visits('次數'), '牙齒矯正 要幾次', rating)).toBeUndefined()
    const visit = [claim('大概要來幾趟', '通常兩趟。')]
    expect(answerOfKeywordCount(visits('次數'), '牙齒矯正 要幾次', visit)).toBe(visit[0])
  })

  it('is none to a topic that is another thing, or under a heading that does not ask', () => {
    expect(answerOfKeywordCount(visits('間隔'), '牙齒矯正 要幾次', own)).toBeUndefined()
    expect(answerOfKeywordCount(visits('次數'), '牙齒矯正 要幾次', own.slice(0, 1))).toBeUndefined()
  })
})
