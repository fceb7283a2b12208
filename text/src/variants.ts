/** Characters that are written both ways in Taiwan, each before the one that is kept for comparing. */
const PAIRS = '溼濕臺台裏裡佔占菸煙鈎鉤綑捆牀床綫線羣群峯峰喫吃汙污凈淨滙匯擡抬祕秘嚐嘗'
const KEPT: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
const ANY = new RegExp(`[${[...KEPT.keys()].join('')}]`, 'gu')

/** A text for comparing: 「溼」 and 「濕」, 「佔」 and 「占」 become one character. Its length stays. */
export function foldVariants(text: string): string {
  return text.replace(ANY, (character) => KEPT.get(character) ?? character)
}
