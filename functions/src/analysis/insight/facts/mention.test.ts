import { termsOf } from '@gaplens/text/terms'
import { describe, expect, it } from 'vitest'
import { isTitled, mentionOf, sharesShownName } from './mention.ts'

const subject = (name: string) => ({
  names: [name],
  terms: new Set<string>(),
  nameTerms: new Set(termsOf(name)),
  shown: new Set(termsOf(name)),
  questions: [],
  stated: { statements: [], terms: new Set<string>(), figures: [] },
  wanted: null,
})
const mentions = (text: string, name: string) => mentionOf(text, subject(name))

describe('a text names its subject', () => {
  it.each([
    ['辭世後三十天內要辦除戶。', '除戶'],
    ['死亡證明、除戶、報稅都要本人簽名。', '除戶'],
    ['帶身分證、印章，除戶在戶政事務所辦，當天完成。', '除戶'],
    ['保存期限、保存溫度、保存容器都印在袋上。', '保存'],
    ['除戶謄本要三份。', '除戶'],
  ])('%s', (text, name) => {
    expect(mentions(text, name)).toBe('name')
  })

  it('not by the name of one thing that it lists', () => {
    expect(mentions('死亡證明書、除戶謄本、申請人存摺封面，代收須附委託書', '除戶')).toBe('no')
    expect(mentions('毛巾、保存盒、剪刀', '保存')).toBe('no')
  })

  it('and shares a word with it, unless that is only in such a thing', () => {
    expect(sharesShownName('辦除戶要戶口名簿', subject('除戶'))).toBe(true)
    expect(sharesShownName('死亡證明書、除戶謄本、存摺封面', subject('除戶'))).toBe(false)
  })

  it('not by another sum that is called after a cost', () => {
    expect(mentions('房租津貼每月 3,000 元', '房租')).toBe('no')
    expect(mentions('房租津貼不夠付房租', '房租')).toBe('name')
  })
})

it('takes the last thing of a list for no longer one because its neighbour follows', () => {
  const bow = subject('琴弓保養')
  expect(mentionOf('合約要寫琴身、琴盒、琴弓保養及調音', bow)).toBe('name')
  expect(mentionOf('合約要寫琴身、琴盒、琴弓保養油', bow)).not.toBe('name')
})

it('knows a heading that is a name but for its punctuation', () => {
  expect(isTitled('三、不滿意，全額退', '不滿意全額退')).toBe(true)
  expect(isTitled('不滿意怎麼辦', '不滿意全額退')).toBe(false)
})
