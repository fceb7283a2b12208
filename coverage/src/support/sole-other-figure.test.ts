import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { soleOtherFigure } from './sole-other-figure.ts'

function otherFor(text: string, ...lines: string[]): string | null {
  const corpus = buildCorpus([
    markedSource(1, lines.join('\n')),
    markedSource(2, '## 屋頂\n換一片瓦要兩百元，整面重鋪要看坡度和鷹架。'),
  ])
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  const prepared = prepareStatement(corpus, { id: 's1', text, label: '', heading: '', referenceIndexes: [] })
  return soleOtherFigure(corpus, prepared, page)?.claim.text ?? null
}

const STATEMENT = '新窯：窯壁還在收縮，第一年應檢修四次。'
const TOLD = '第一年兩次，裂縫不會跑太多。'

it('is the only other value beside a word that stands beside a statement’s', () => {
  expect(otherFor(STATEMENT, '## 新窯要不要常檢修', TOLD)).toBe(TOLD)
  expect(otherFor(STATEMENT, '## 新窯要不要常檢修', '第一年四次，裂縫不會跑太多。')).toBeNull()
})

it('compares limits by the limit, and ranges by their ends', () => {
  const truck = '20 呎吊卡車，路寬至少 4 公尺，上面沒有電線。'
  expect(otherFor('運窯：20 呎以吊卡車運送，路寬須 3.5 公尺以上。', '## 送窯條件', truck)).toBe(truck)
  expect(otherFor('運窯：20 呎以吊卡車運送，路寬須 4 公尺以上。', '## 送窯條件', truck)).toBeNull()
  const damp = '怕忽乾忽濕。陶土倉維持 50% 到 65%，偶爾超過一點不會死。'
  expect(otherFor('濕度：陶土倉維持 45% 到 55%。', '## 陶土怕什麼', damp)).toContain('50% 到 65%')
})

it('is none among several values, in a row of a table, of a house’s own goods, of one person or of some year', () => {
  const told = (line: string) => otherFor(STATEMENT, '## 新窯要不要常檢修', ...line.split('\n'))
  expect(told('第一年兩次，第二年三次，裂縫不會跑太多。')).toBeNull()
  expect(told('| 期間 | 檢修 |\n| 第一年檢修 | 兩次 |\n| 第二年檢修 | 一次 |')).toBeNull()
  expect(told('本場第一年檢修兩次。')).toBeNull()
  expect(told('我那座新窯第一年檢修兩次。')).toBeNull()
  expect(told('108 年公告的第一年檢修次數為兩次。')).toBeNull()
})

it('is none without a word in common, or only one that stands beside anything', () => {
  expect(otherFor(STATEMENT, '## 新窯', '窯壁收縮時加釉料兩次。')).toBeNull()
  expect(
    otherFor('新窯：收縮的窯壁要烘，至少 20 分鐘。', '## 新窯', '收縮的窯壁量量看，至少 5 分鐘。'),
  ).toBeNull()
})
