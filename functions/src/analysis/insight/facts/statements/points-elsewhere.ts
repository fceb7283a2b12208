import { clausesBefore } from './clauses-before.ts'

/**
 * A pointer to another part of its own page, which nobody can follow from a report: 「之後再照第 1 張」, 「請翻到第三件」. An article of a named law is
 * none: 「依建築法第 25 條」.
 */
export const POINTER =
  /(?:[依按照]照?|參[照考閱見]|(?<!\p{Script=Han})見|[翻回]到|回)(?:[上前下後]面)?的?第\s?[\d一二三四五六七八九十]+\s?[張點件條項款節章段頁步則]/u

/** A text up to the clause with such a pointer; the whole where nothing stands before that. */
export function beforePointer(text: string): string {
  const at = text.search(POINTER)
  return at < 0 ? text : clausesBefore(text, at)
}
