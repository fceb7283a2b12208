import { clausesBefore } from '../statements/clauses-before.ts'
import { SURNAMES } from './titles.ts'

/** Whom a page introduces as one case, by another name or with an age: 「讀者小婷（化名）」, 「陳美惠（61 歲）」. */
const CASE = new RegExp(
  `(\\p{Script=Han}{2})[（(]化名|([${SURNAMES}]\\p{Script=Han}{1,2})[（(]\\d{2}\\s?歲[）)]`,
  'gu',
)
/** An animal or a child of the writer's that the page calls by name: 「撿到一隻叫米漿的虎斑」, 「女兒叫小禾，」. */
const CALLED = /(?:[一那這][隻條]|兒子|女兒|老[大二三]|孫[子女])叫做?(\p{Script=Han}{2})(?=[的，。、（(])/gu
/** Those that it lists by name: 「家裡三隻：橘色的柿子、怕生的芋頭」. */
const LISTED = /家裡?[有養的]?[一二兩三四五六\d]\s?[隻條][^：。，]{0,4}：([^。]+)/gu

/** The names of those whom a page tells of and whom no reader of another one knows. */
function introducedIn(whole: string): string[] {
  const cases = [...whole.matchAll(CASE)].map(([, alias, name]) => alias ?? name ?? '')
  const called = [...whole.matchAll(CALLED)].map(([, name = '']) => name)
  const listed = [...whole.matchAll(LISTED)].flatMap(([, list = '']) =>
    list.split('、').map((item) => /(?:的|^)(\p{Script=Han}{2})$/u.exec(item)?.[1] ?? ''),
  )
  return [...cases, ...called, ...listed].filter((name) => name !== '')
}

/** Whether a text tells of somebody whom its page introduces as one case, or of an animal or a child by name. */
export function isOfIntroduced(text: string, whole: string): boolean {
  return introducedIn(whole).some((name) => text.includes(name))
}

/** A text up to the clause about such a one; the whole where nothing stands before that. */
export function beforeIntroduced(text: string, whole: string): string {
  const [at] = introducedIn(whole)
    .map((name) => text.indexOf(name))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b)
  return at === undefined ? text : clausesBefore(text, at)
}
