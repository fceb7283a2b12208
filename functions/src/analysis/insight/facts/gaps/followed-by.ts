import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { limits } from '../../quotable/limits.ts'
import { plain } from '../../quotable/plain.ts'
import { SURNAMES } from '../eeat/titles.ts'
import { sentencesOf } from '../sentences.ts'
import { tidy } from '../statements/clauses.ts'
import { paragraphAround } from './paragraph-around.ts'
import { mayBeStated } from './sentences-beside.ts'

/** The widest fact with any sentence after it, and with one that limits it, in Chinese characters. */
const FOLLOWED_MAX = 92
const LIMITED_MAX = 120

/** What somebody says, or of the writer; what only announces; and what goes on with a story: 「有位客人…」, 「後來…」, 「鄰居的…」. */
const NO_PART = [
  /[「」『』“”"]|我(?!國)|咱|某[家位間個人]/,
  /下列|如下|附表|[：:]\s*$/,
  /^(?:有(?:一?[位個名]|[人客]|朋友|同事|網友|讀者)|朋友|同事|鄰居|後來|結果|當時|那[天次年]|最後)/,
  new RegExp(`^[${SURNAMES}]\\p{Script=Han}{1,2}(?:照做|照著|說|則|也|在|後來|當時)`),
]
const IS_NO_PART = new RegExp(NO_PART.map(({ source }) => source).join('|'), 'u')

/** What sets a rule, a term, a fine or an exception beside a rule. */
const RULES =
  /^(?:[未無非違逾經][^，。；]{1,12}|[^。；]{2,20})(?<![或業記作])者(?:[，,]|(?=[得應將須處不依另]))|^(?:不要|別(?![的處人家])|勿)|罰鍰|為限|不得/u

/** A fact with what follows it, and whether that limits the fact. */
export interface Followed {
  readonly text: string
  readonly isLimited: boolean
}

/**
 * A fact with what its paragraph says next, verbatim: the rest of a sentence that goes on behind a semicolon, or else the next sentence, and
 * that behind it where it limits them.
 * @returns null when there is none, or they may not be stated together
 */
export function followedBy(text: string, page: Pick<ReadPage, 'blocks'>): Followed | null {
  // The names that a fact was given for 「本市」 are not in the page's text; its last sentence mostly has none.
  const last = sentencesOf(text).at(-1) ?? text
  const [end = '', next = '', third = ''] = paragraphAround(last, page).after
  const isCut = /^[；;]/u.test(end)
  const said = isCut ? end : /^[。.！!\s]*$/u.test(end) ? end + next : ''
  const limit = isCut ? next : third
  const hasLimit = limits(plain(limit))
  const more = hasLimit ? said + limit : said
  const isLimited = hasLimit || limits(plain(next)) || RULES.test(next)
  const longer = tidy(text + more)
  const isPart = /[\p{L}\p{N}]/u.test(said) && sentencesOf(more).every((each) => !IS_NO_PART.test(each))
  const isFit = isPart && mayBeStated(longer, isLimited ? LIMITED_MAX : FOLLOWED_MAX)
  return isFit ? { text: longer, isLimited } : null
}
