import { expect, it } from 'vitest'
import { followedBy } from './followed-by.ts'

const after = (fact: string, text: string) =>
  followedBy(fact, { blocks: [{ kind: 'paragraph', text, level: 0, content: true }] as never })
const FACT = '陶鍋第一次用之前先煮一鍋稀粥'

it('gives a fact with its reason or its remedy, which the next sentence tells in whatever words', () => {
  expect(after(FACT, `${FACT}。澱粉會把看不見的細孔塞住。第三句與它無關。`)).toEqual({
    text: `${FACT}。澱粉會把看不見的細孔塞住`,
    isLimited: false,
  })
})

it('gives it with the rest of a sentence that goes on behind a semicolon', () => {
  expect(after(FACT, `${FACT}；裂痕很細的，隔天再煮一次。`)?.text).toBe(`${FACT}；裂痕很細的，隔天再煮一次`)
})

it('knows a next sentence that limits the fact, and takes the one behind it too where that does', () => {
  expect(after('滿二十件者退還運費', '滿二十件者退還運費。未滿者，自行負擔。')?.isLimited).toBe(true)
  expect(after('釉燒約八小時', '釉燒約八小時。厚胎者依胎厚另訂。')?.isLimited).toBe(true)
  expect(after(FACT, `${FACT}。火開到最小。但鑄鐵鍋不必。`)).toEqual({
    text: `${FACT}。火開到最小。但鑄鐵鍋不必`,
    isLimited: true,
  })
})

it('takes neither a story nor what somebody says nor what only announces', () => {
  for (const next of [
    '有位學員忘了，鍋子裂成兩半。',
    '林柏諺照做了，鍋子用到現在。',
    '我那只就是這樣裂的。',
    '師傅說「別省這一步」。',
    '其他材質如下。',
  ])
    expect(after(FACT, `${FACT}。${next}`)).toBeNull()
})

it('leaves a fact that ends its paragraph, or that both would make too long, as it is', () => {
  expect(after(FACT, `${FACT}。`)).toBeNull()
  expect(after(FACT, `${FACT}。${'鍋底與爐架之間要留出空隙'.repeat(8)}。`)).toBeNull()
})
