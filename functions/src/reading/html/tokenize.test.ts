import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

/** The tokenizer's callbacks as words: `<name`, `@attribute`, `=value`, `>`, `/>`, `</name`, and text in quotes. */
function tokensOf(html: string, foreign = false): string {
  const tokens: string[] = []
  const piece =
    (before: string, after = '') =>
    (start: number, end: number) =>
      void tokens.push(`${before}${html.slice(start, end)}${after}`)
  tokenize(html, {
    onopentagname: piece('<'),
    onattribname: piece('@'),
    onattribdata: piece('='),
    onattribend: () => void tokens.push(';'),
    onopentagend: () => void tokens.push('>'),
    onselfclosingtag: () => void tokens.push('/>'),
    onclosetag: piece('</'),
    ontext: piece('"', '"'),
    isInForeignContext: () => foreign,
  })
  return tokens.join(' ')
}

describe('tokenize', () => {
  it.each([
    ['tags and texts', 'a<b>c</b>d', '"a" <b > "c" </b "d"'],
    [
      'attributes of every kind',
      `<a b c=d e="f>" g='h' i = j>`,
      '<a @b ; @c =d ; @e =f> ; @g =h ; @i =j ; >',
    ],
    ['an attribute whose name begins with a mark', '<a =b "c>', '<a @=b ; @"c ; >'],
    ['a tag that closes itself', '<br/><hr / ><i a/ b>', '<br /> <hr /> <i @a ; @b ; >'],
    ['a slash in a value without quotes', '<a href=/x/>', '<a @href =/x/ ; >'],
    ['a mark that begins no tag', '1 < 2 <3 <', '"1 < 2 <3 <"'],
    ['an end tag with attributes, and what only looks like one', '</a b="c">d</>e</ f>g', '</a "d" "e" "g"'],
  ])('tells %s', (_, html, tokens) => expect(tokensOf(html)).toBe(tokens))

  it.each([
    ['<!-- <b> -->', 'a comment'],
    ['<!-->', 'an empty one'],
    ['<!--->', 'one of three dashes'],
    ['<!-- a --!>', 'one that ends with a mark of exclamation'],
    ['<!-- a -- b --- c --->', 'dashes within'],
    ['<!doctype html>', 'a declaration'],
    ['<![CDATA[ a ]]>', 'a section that HTML does not know'],
    ['<?xml version="1.0"?>', 'an instruction'],
  ])('passes over %s: %s', (html) => expect(tokensOf(`a${html}b`)).toBe('"a" "b"'))

  it('takes what stands in scripts, styles and titles for text', () => {
    expect(tokensOf('<script>a<b></scripts></SCRIPT >c')).toBe('<script > "a<b></scripts>" </SCRIPT "c"')
    expect(tokensOf('<title>a<b>&amp;</title><p>')).toBe('<title > "a<b>&amp;" </title <p >')
    expect(tokensOf('<plaintext>a</plaintext><p>')).toBe('<plaintext > "a</plaintext><p>"')
    expect(tokensOf('<title>a<b></title>', true)).toBe('<title > "a" <b > </title')
  })

  it('drops a tag that the page breaks off, and keeps text that nothing ends', () => {
    for (const cut of ['<a', '<a ', '<a b', '<a b=', '<a b="c>', '<a b=c', '</a', '<!-- b', '<!b'])
      expect(tokensOf(`x${cut}`)).not.toMatch(/>|<\/|"x."/)
    expect(tokensOf('<style>a')).toBe('<style > "a"')
  })
})
