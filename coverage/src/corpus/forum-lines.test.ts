import { expect, it } from 'vitest'
import { postTextRange } from './forum-lines.ts'

const written = (line: string) => {
  const { start, end } = postTextRange(line)
  return line.slice(start, end)
}

it('is what somebody wrote, without the mark, the name and the time that a board sets around it', () => {
  expect(written('推 mia88: 半號加厚襪剛剛好。 01/12 09:12')).toBe('半號加厚襪剛剛好。')
  expect(written('推 mia88: 半號加厚襪剛剛好。 01/110 09:20')).toBe('半號加厚襪剛剛好。')
  expect(written('→ 阿山 : 腳跟會浮才會起水泡 01/12')).toBe('腳跟會浮才會起水泡')
  expect(written('倒是平常別壓著，十二年了還是一樣膨。 01/16 09:16')).toBe(
    '倒是平常別壓著，十二年了還是一樣膨。',
  )
  expect(written('+ OldMulch : Sour means soggy. Add cartons. 01/13 09:13')).toBe(
    'Sour means soggy. Add cartons.',
  )
  expect(written('想請問預算五千能買哪雙？ -- ※ 發信站: 山友站(board.test), 來自: 10.1.1.1')).toBe(
    '想請問預算五千能買哪雙？',
  )
})

it('is the whole line everywhere else', () => {
  for (const line of [
    '推薦 三款：低筒',
    '- 低筒: 好走',
    '活動到 01/12 09:12',
    '步驟 → 下一步: 關水',
    '噓寒問暖',
  ])
    expect(written(line)).toBe(line)
})
