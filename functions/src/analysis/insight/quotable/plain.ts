/** Invisible characters and characters that change the direction of text. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu

/**
 * The normalised form of a text for checks: compatibility forms are folded (full-width letters, ligatures, circled figures), so
 * that look-alikes cannot bypass a check, and invisible characters are removed.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

const OPENING = '「『“‘（(《〈【'
const CLOSING = '」』”’）)》〉】'
/** Abbreviations whose full stop does not end a sentence. */
const TITLE = /(?:^|\s)(?:dr|mr|mrs|ms|prof|st|vs|no|e\.g|i\.e|etc)$/iu

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return sentenceRanges(text)
    .map(([from, to]) => text.slice(from, to).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Start and end of each sentence. A line break ends a sentence; a full stop inside quotation marks or a figure does not. */
export function sentenceRanges(text: string): [number, number][] {
  const found: [number, number][] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (OPENING.includes(letter)) depth += 1
    else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1)
    else if (letter === '\n' || (depth === 0 && isStop(text, at))) {
      while (/[。！？!?」』”’）)"']/u.test(text[at + 1] ?? '')) at += 1
      found.push([from, at + 1])
      from = at + 1
      depth = 0
    }
  }
  if (from < text.length) found.push([from, text.length])
  return found
}

function isStop(text: string, at: number): boolean {
  const letter = text[at] ?? ''
  if ('。！？!?'.includes(letter)) return true
  return (
    letter === '.' &&
    /^(?:\s|$)/u.test(text.slice(at + 1, at + 2)) &&
    !TITLE.test(text.slice(Math.max(0, at - 6), at))
  )
}

/** A plain sentence split at its commas, but not at 「、」 or inside figures such as 2,000. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/(?<!\d),|,(?!\d{3})|[;。!?\n]/u)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

/** Figures, Latin words and single characters of other scripts, by which texts are compared. */
const TOKEN = /\d+(?:[.,:/]\d+)*%?|[a-z]+|\p{L}|\p{N}/gu
/** Function words. */
const BINDING = new Set([...'的了是在和與及也則且並就把將為於其這那該此之著'])

/** The tokens of a plain text, without function words. */
export function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(TOKEN) ?? []).filter((token) => !BINDING.has(token))
}

/** The canonical form of a quotation for comparison, without differences of white space and punctuation. */
export function canonicalQuote(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[\s「」『』“”‘’"'`]/gu, '')
}

/** The letters and digits of a text, by which words are compared however they are set. */
export function lettersOf(text: string): string {
  return canonicalQuote(text).replace(/[^\p{L}\p{N}]/gu, '')
}
