const CHINESE_PAIR = /^\p{Script=Han}{2}$/u

/** The pairs of neighbouring Chinese characters in a text, in order. */
export function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters
    .slice(1)
    .map((character, at) => `${characters[at]}${character}`)
    .filter((pair) => CHINESE_PAIR.test(pair))
}
