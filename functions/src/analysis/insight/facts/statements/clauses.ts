import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { oneLine } from '../wording.ts'
import { withoutExpert } from './citable.ts'
import { isNumbered } from './standalone.ts'
import { widthOf } from './width.ts'

/** The most that a part of a longer sentence, or an excerpt, has. All widths are in Chinese characters; see `widthOf`. */
export const FACT_MAX = 56
/** A sentence up to this width is stated whole: a part of it often lacks what it depends on. */
export const SENTENCE_MAX = 76
/** The marker of a list item or step, or an opening such as 「注意，」, which is cut off. */
const BULLET =
  /^[\s・•◎✔☆★▪◆●*–—-]+|^[QA答](?:[：:]\s*|\.\s)|^\(?\d{1,2}(?:\.(?!\d)|[)、．）])\s*|^[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十\d]{1,2}\s?[年月日號週天樓])|^(?:請注意|小?提醒|注意|另外|此外)[，,：:]?\s*/u
/** A condition or contrast within a sentence, on which what follows it depends: 「但規約若載明…，」. */
const CONDITIONAL =
  /若(?!干)|如果|倘|只要(?!\s?[\d一二三四五六七八九十兩半])|除非|[，：]但|^但|假如|一旦|情況下|的話|(?<!小)時，|者，/u
/** A clause that goes on telling what the one before it speaks of: 「各家給付金額加總，不得超過實際費用」. */
const GOES_ON =
  /^(?!都[市會]|應[收付用]|再生|達人|即[期時]|是非|且慢|為[了期]|得[獎標])(?:不得|不能|不可以?|不應|不必|不超過|不會|不到|應|須|必須|需要?|得|才|就|則|便|即|也|亦|均|皆|都|並|且|而|仍|再|又|還|否則|最[高低多少長短]|至[多少]|以[^，]{1,8}為限|占|達|是|為)/u
/** A clause that says under which condition the one before it holds: 「每年一次就夠，前提是濕度管得住」. */
const CONDITIONED =
  /^(?:前提|除非|只要(?!\s?[\d一二三四五六七八九十兩半])|[但惟](?!書)|不過|僅限|只限|限(?=[^制]))/u
/** A clause that only gives a condition or a reason. */
const CONDITION =
  /^(?:若|如果?|倘若|當|雖然|因為|由於|除非|即使|只要|為了|once |if |when |although |because )/iu

/** What is said at the end of a sentence of those whom another section names: 「；第一點之對象亦同」. */
const LIKEWISE =
  /[；;，](?:前[項點條款述]|第[一二三四五六七八九十\d]+[點項款條]之?)[^，。；]{0,8}亦[同然](?=。?$)/u

/** The complete sentence that a line begins inside, if it is short enough: 「第一次…；第二次…」. */
export function wholeSentence(line: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const block = page.blocks.find(({ text }) => text.includes(line))
  const before = block?.text.slice(0, block.text.indexOf(line)) ?? ''
  if (!/[；;，,、：:]\s*$/u.test(before)) return null
  const begun =
    before
      .slice(postTextRange(block?.text ?? '').start)
      .split(/[。！？!?\n]/u)
      .at(-1) ?? ''
  const [rest = ''] = line.split(/(?<=[。！？!?])/u)
  const text = tidy(withoutExpert(begun + rest))
  return widthOf(text) <= SENTENCE_MAX ? text : null
}

/** The sentences of a line. Long sentences are split at semicolons, and long parts into clauses. */
export function clausesOf(line: string): string[] {
  return withShortAnswers(line.split(/(?<=[。！？!?])|(?<=\.)\s+/u)).flatMap((sentence) => {
    const said = withoutExpert(sentence).replace(LIKEWISE, '')
    if (widthOf(tidy(said)) <= SENTENCE_MAX) return [tidy(said)]
    return said.split(/(?<=[；;])/u).flatMap((part) => {
      const text = tidy(part)
      return widthOf(text) <= SENTENCE_MAX ? [text] : pieces(text)
    })
  })
}

/** A shorter sentence is an answer to its heading (「一年。」). */
const ANSWER_MAX = 6
/** A sentence that answers yes or no; without its question it says nothing. */
const YES_OR_NO =
  /^(?:可以|會|不會|對|是|不是|不用|不必|不行|不能|有|沒有|要|不要|不一定|看情況|都可以|沒錯|錯|當然)/u

/**
 * A short answer at the beginning of a text stays with the next sentence, which is often an exception to it: 「一年。軟油多的半年內用完」.
 */
function withShortAnswers(sentences: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = sentences
  const isAnswer = widthOf(tidy(first)) < ANSWER_MAX && /。$/u.test(first) && !YES_OR_NO.test(first)
  return second !== undefined && isAnswer ? [first + second, ...rest] : sentences
}

/**
 * The runs of clauses of a long sentence, within the length limit, that do not depend on the clauses around them: none follows a
 * condition, and none is followed by a clause that goes on about the same. Figures are not split at their comma or colon.
 */
function pieces(sentence: string): string[] {
  const found: string[][] = []
  for (const clause of sentence.split(/(?<=[，：])|(?<=[,:])(?!\d)/u)) {
    const last = found.at(-1)
    if (last !== undefined && widthOf([...last, clause].join('')) <= FACT_MAX) last.push(clause)
    else found.push([clause])
  }
  const runs = found.map((clauses) => clauses.join('').trim())
  return runs
    .filter((run, at) => {
      const isWithoutCondition = !CONDITIONAL.test(runs.slice(0, at).join(''))
      const next = runs[at + 1] ?? ''
      const isEnded = !GOES_ON.test(next) && !CONDITIONED.test(next)
      const isOnlyCondition = found[at]?.length === 1 && CONDITION.test(run)
      return isWithoutCondition && isEnded && !isOnlyCondition
    })
    .map(tidy)
}

/** The marks at an end. The last point of 「500 c.c.」 belongs to its unit. */
const END = /(?:[。，,；;：:\s]|(?<!\b[a-z]\.[a-z])\.)+$/iu

/** A text on one line without its list marker and the mark at its end. */
export function tidy(text: string): string {
  const line = oneLine(text)
  // 「一、」 stays if 「二、」 follows.
  return (isNumbered(line) ? line : line.replace(BULLET, '')).replace(END, '').trim()
}

/** Whether brackets and quotation marks are balanced, so that the text was not cut inside them. */
export function balanced(text: string): boolean {
  const pairs = ['「」', '『』', '（）', '()', '《》', '【】']
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}
