import { memoize } from '@gaplens/text/memoize'
import { charactersOf, normalise, termsOf } from '@gaplens/text/terms'
import type { PageUnits } from '../corpus/corpus.ts'
import { withoutLabel } from '../topics/overview-statements.ts'
import { withoutOpening } from './clauses.ts'
import { claimsWithHeadings } from './nearest-claims.ts'

/** Between the clauses of a statement, and between what it lists: 「驗光、配鏡與調整，各要半天」. */
const BETWEEN = /[，。；：:;,、!！？?\n「」]|(?<=\p{Script=Han})(?:以及|[與和及或並])(?=\p{Script=Han})/u
/** Another name of what stands before: 「（俗稱 E0）」. */
const IN_BRACKETS = /[（(][^（）()]*[)）]/gu
/** Figures are compared by themselves. Comparisons and the country are what pages say in many words or take for granted. */
const WORDED_FREELY = /\d|[較最更]|[台臺]灣/u
/** Those of an age who are more than old or young, and whom every page calls so: 「50 歲以上失智者」. */
const OF_AGE = /\d\s?歲以[上下](?:的|之)?(?![老長成男女]|年長|高齡|民眾|國民)(\p{Script=Han}{2,5})[者民人]$/u
/** The share of an item's characters that a page has by chance. */
const BY_CHANCE = 1 / 4
/** A clause of so many characters has words enough: of none of them, single characters on the page prove nothing. */
const LONG = 8
/** Fewer words of an English part may be said in others. */
const TERMS_LEAST = 2
/** A shorter English word is left as it is. */
const STEM_LEAST = 4
/** A page in Latin script may name a few things in Chinese. */
const CHINESE_MOST = 1 / 10

/**
 * Whether a page has none of the words of a clause of a statement, or of one of the things that it lists, nor more than a few of
 * their characters: then it does not support the whole, however much of the rest it says.
 */
export function lacksWordsOfPart(statement: string, page: PageUnits): boolean {
  // Pages put a label in other words or leave it to their heading: 「挑選要點：…」.
  const parts = withoutLabel(statement.trim().replace(IN_BRACKETS, '')).split(BETWEEN)
  const text = textOf(page)
  return parts.some((part) => {
    const whom = OF_AGE.exec(part)?.[1]
    if (whom !== undefined)
      return charactersOf(text).length > 0 && !termsOf(whom).some((term) => text.includes(term))
    return !WORDED_FREELY.test(part) && isLacking(withoutOpening(part), text)
  })
}

function isLacking(part: string, text: string): boolean {
  const terms = termsOf(part)
  const isHeld = (term: string) => text.includes(term)
  const characters = charactersOf(part)
  // A Chinese page says what is in English in other words.
  if (characters.length === 0)
    return (
      isInLatin(text) &&
      terms.length >= TERMS_LEAST &&
      !terms.some((term) => isHeld(term) || isHeld(stemOf(term)))
    )
  if (terms.length === 0 || terms.some(isHeld)) return false
  return characters.length >= LONG || characters.filter(isHeld).length <= BY_CHANCE * characters.length
}

function isInLatin(text: string): boolean {
  return charactersOf(text).length <= CHINESE_MOST * text.length
}

/** A word without the ending of its form: 「swelling」, 「swells」; 「swapping」 is of 「swap」, 「batteries」 and 「dried」 of 「battery」 and 「dry」. */
function stemOf(word: string): string {
  if (word.length <= STEM_LEAST) return word
  const ofY = /^(.+)ie[sd]?$/u.exec(word)?.[1]
  if (ofY !== undefined) return ofY.length < STEM_LEAST ? `${ofY}y` : ofY
  const stem = word.replace(/(?:ings?|e[ds]|[es])$/u, '')
  return stem === word ? word : stem.replace(/([bdgkmnprtv])\1$/u, '$1')
}

/** All that a page says, with its title, its site's name (「以青嶼市為例」 is met by the city's own page) and its headings. Every statement is compared with it. */
const textOf = memoize((page: PageUnits): string => {
  const claims = claimsWithHeadings(page).map(({ unit: { claim } }) => `${claim.heading}\n${claim.text}`)
  const { page: read } = page.source
  return normalise([read?.title ?? '', read?.siteName ?? '', ...claims].join('\n'))
})
