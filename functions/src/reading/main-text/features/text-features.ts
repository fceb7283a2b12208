import { bindingWords } from './binding-words.ts'
import type { Feature, FeatureBlock } from './context.ts'
import { SIGN_NAMES, type Sign } from './text-signs.ts'

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

const TAGS = [
  'p',
  'li',
  'div',
  'td',
  'tr',
  'th',
  'dt',
  'dd',
  'span',
  'section',
  'pre',
  'blockquote',
  'button',
  'label',
  'option',
  'figcaption',
  'summary',
  'article',
  'header',
  'body',
  'center',
  'main',
  'caption',
  'address',
  'legend',
] as const

/** Features of a segment's own text. */
export const TEXT_FEATURES: readonly Feature[] = [
  ['words', ({ segment }) => Math.min(400, segment.words)],
  ['chars', ({ segment }) => Math.min(2000, segment.text.length)],
  ['cjk', ({ segment }) => share(segment.cjk, segment.words)],
  ['linkShare', ({ segment }) => share(segment.linkChars, segment.text.length)],
  ['links', ({ segment }) => segment.links],
  ['strongShare', ({ segment }) => share(segment.strongChars, segment.text.length)],
  ['controlShare', ({ segment }) => share(segment.controlChars, segment.text.length)],
  ['headingLevel', ({ segment }) => (segment.kind === 'heading' ? segment.level : 0)],
  ['listLevel', ({ segment }) => (segment.kind === 'listItem' ? segment.level : 0)],
  ['tag', ({ element }) => TAGS.indexOf(element?.name as (typeof TAGS)[number])],
  ['stops', ({ shape }) => shape.stops],
  ['commas', ({ shape }) => shape.commas],
  ['endsStop', ({ segment }) => Number(/[.!?。！？…:：;；]["'”」』）)]?$/.test(segment.text.slice(-2)))],
  ['endsOpen', ({ segment }) => Number(/(?:…|\.\.\.|…\]|\[\.\.\.\])$/.test(segment.text.slice(-5)))],
  ['upper', ({ shape, segment }) => share(shape.upper, segment.text.length)],
  ['bars', ({ shape }) => shape.bars],
  ['digits', ({ shape, segment }) => share(shape.digits, segment.text.length)],
  ['capitals', ({ shape, segment }) => share(shape.capitals, segment.words)],
  ['binding', ({ segment }) => share(bindingWords(segment.text, 400), Math.min(segment.words, 80))],
  ['wordLength', ({ segment }) => share(segment.text.length, segment.words)],
  [
    'numbered',
    ({ segment }) =>
      Number(/^(?:\d{1,3}[.)、:]|[（(]\d{1,2}[)）]|[一二三四五六七八九十]+[、.])/.test(segment.text)),
  ],
  ['copies', ({ texts }) => Math.min(20, texts.copies)],
  ['isFirstCopy', ({ texts }) => Number(texts.isFirst)],
  ['titleShare', ({ index, page }) => page.titleShares[index] ?? 0],
  [
    'described',
    ({ segment, page }) =>
      Number(segment.text.length > 20 && page.described.includes(segment.text.slice(0, 80))),
  ],
]

/** The signs that are features of the segment itself. The others are used for its surroundings or the whole page. */
const OWN_SIGNS = [
  'account',
  'related',
  'date',
  'action',
  'notice',
  'credit',
  'lure',
  'toc',
  'consent',
] as const satisfies readonly Sign[]
const OWN_SIGN_BITS = OWN_SIGNS.map((sign) => SIGN_NAMES.indexOf(sign))

/** The signs of a short text. */
export const SIGN_FEATURES: FeatureBlock = {
  names: OWN_SIGNS.map((name) => `sign:${name}`),
  fill({ signs, index }, row, at) {
    const bits = signs[index] ?? 0
    for (let i = 0; i < OWN_SIGN_BITS.length; i++) row[at + i] = (bits >> (OWN_SIGN_BITS[i] as number)) & 1
  },
}
