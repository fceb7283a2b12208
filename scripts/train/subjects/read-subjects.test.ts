import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOwnCases, UNSEEN_FOLDER } from '../../../tests/cases/own-cases.ts'
import { parseSubjects, readSubjects } from './read-subjects.ts'

const FILE = `# 學鋼琴
= 起始年齡 | 幾歲開始學
f 手指骨骼約於五至六歲發育較完整。
h 太早送去反而討厭音樂？
q 小孩幾歲可以學鋼琴？
c 大班那年坐得住了才去。
`

describe('the training texts', () => {
  it('are read with the kind of each text, the names first', () => {
    const [keyword] = parseSubjects(FILE, 'a.txt')
    expect(keyword?.keyword).toBe('學鋼琴')
    expect(keyword?.subjects[0]?.map(({ kind }) => kind)).toEqual([
      'name',
      'name',
      'fact',
      'heading',
      'question',
      'everyday',
    ])
  })

  it('name the file and the line of what has another form', () => {
    expect(() => parseSubjects(`${FILE}x 其他`, 'a.txt')).toThrow('a.txt:7')
    expect(() => parseSubjects('f 沒有主題', 'a.txt')).toThrow('a.txt:1')
  })

  it('have for every subject two names or more, facts, a heading, a question and everyday words', () => {
    for (const { keyword, subjects } of readSubjects()) {
      expect(subjects.length, keyword).toBeGreaterThan(5)
      for (const subject of subjects)
        expect(new Set(subject.map(({ kind }) => kind)).size, `${keyword} ${subject[0]?.text}`).toBe(5)
    }
  })

  it('are about no keyword of a benchmark’s case', () => {
    const folders = [undefined, UNSEEN_FOLDER, join(import.meta.dirname, '../coverage/cases')]
    const tested = folders.flatMap((folder) => readOwnCases(folder).map(({ truth }) => truth.keyword))
    const learned = new Set(readSubjects().map(({ keyword }) => keyword))
    expect(tested.filter((keyword) => learned.has(keyword))).toEqual([])
  })
})
