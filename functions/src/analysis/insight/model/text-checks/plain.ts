/** Characters that hide in a text or turn it round. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu

/**
 * A text as it is checked: compatibility forms folded (full-width letters, ligatures, circled figures), so that no
 * look-alike passes where the plain form would not; without characters that nobody sees.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** A plain text cut at the ends of its sentences; a stop inside quotation marks or a figure ends none. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  const letters = [...text]
  letters.forEach((letter, at) => {
    if (OPENING.includes(letter)) depth += 1
    else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1)
    else if (letter === '\n' || (depth === 0 && isStop(letter, letters[at - 1], letters[at + 1]))) {
      found.push(letters.slice(from, at + 1).join(''))
      from = at + 1
      depth = 0
    }
  })
  found.push(letters.slice(from).join(''))
  return found.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const OPENING = '「『“‘《〈【('
const CLOSING = '」』”’》〉】)'

function isStop(letter: string, before: string | undefined, after: string | undefined): boolean {
  if ('。!?;'.includes(letter)) return true
  return letter === '.' && !/\d/.test(before ?? '') && !/[\p{L}\p{N}]/u.test(after ?? '')
}

/** A plain sentence cut at its commas; not at those of 「、」 lists, nor inside figures such as 2,000. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/(?<!\d),|,(?!\d{3})|[;。!?\n]/u)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

/** Figures, Latin words and single letters of other scripts: what one text is held against another by. */
const TOKEN = /\d+(?:[.,:/]\d+)*%?|[a-z]+|\p{L}|\p{N}/gu
/** Words that bind and say nothing. */
const BINDING = new Set([...'的了是在和與及也則且並就把將為於其這那該此之著'])

/** The tokens of a plain text that carry its meaning. */
export function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(TOKEN) ?? []).filter((token) => !BINDING.has(token))
}

/** For comparing quotations: white space and the forms of marks differ between a page and a sentence about it. */
export function canonicalQuote(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[\s「」『』“”‘’"'`]/gu, '')
}
