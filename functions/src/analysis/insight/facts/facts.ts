import type { Passage } from '@gaplens/contracts/report'
import { normalise } from '../../../text/terms.ts'
import { oneLine } from './wording.ts'

const FACT_MIN = 6
const FACT_MAX = 56
/** What is told of oneself, asked, sold or shouted is no fact to take over. */
const NO_FACT =
  /[?？！!]|我|筆者|小編|本[店院所站]|歡迎|立即|優惠|折扣|加入會員|詳見|請見|如下|以下|上述|哈|囉|喔|耶|最後選|發表於|樓上|網友|會員|#\d/u
/** What stands in front of a list item or a step. */
const BULLET = /^[\s・•◎✔☆★▪◆●*–—-]+|^\(?\d{1,2}[.)、．）]\s*|^[一二三四五六七八九十]{1,2}、/u
const FIGURE =
  /\d|[一二三四五六七八九十百千半兩]+(?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)/u
/** A clause that hangs on what stood before it. */
const DANGLING =
  /^(?:但|所以|因此|不過|而且|而|也|就|才|這|那|它|其|否則|然後|接著|再來|另外|此外|and |but |so |this |that |it )/iu

/**
 * The sentence of a passage that is fittest to be stated: it holds a figure or the subject's name, and stands by itself.
 * Verbatim but for white space and the marks of a list; null where no sentence is fit.
 */
export function factOf(passage: Pick<Passage, 'quote'>, names: readonly string[]): string | null {
  const wanted = names.map(normalise).filter((name) => name.length > 1)
  const rated = clausesOf(passage.quote)
    .filter((text) => !NO_FACT.test(text) && !DANGLING.test(text))
    .map((text, at) => {
      const plain = normalise(text)
      const named = wanted.some((name) => plain.includes(name))
      return { text, at, rate: (FIGURE.test(text) ? 2 : 0) + (named ? 2 : 0) }
    })
    .sort((a, b) => b.rate - a.rate || a.at - b.at)
  return rated[0]?.text ?? null
}

/** The sentences of a passage, and of long ones the clauses, that are of a length to be stated. */
function clausesOf(quote: string): string[] {
  return quote
    .split(/(?<=[。！？!?；;])|\n|(?<=\.)\s+/u)
    .flatMap((sentence) => {
      const text = tidy(sentence)
      return [...text].length <= FACT_MAX ? [text] : pieces(text)
    })
    .filter((text) => [...text].length >= FACT_MIN && balanced(text))
}

/** Runs of whole clauses of at most the length wanted. */
function pieces(sentence: string): string[] {
  const found: string[] = []
  for (const clause of sentence.split(/(?<=[，,：:])/u)) {
    const last = found.at(-1)
    if (last !== undefined && [...last, ...clause].length <= FACT_MAX) found[found.length - 1] = last + clause
    else found.push(clause)
  }
  return found.map(tidy).filter((text) => [...text].length <= FACT_MAX)
}

function tidy(text: string): string {
  const line = text.includes('\t') ? text.split('\t').map(oneLine).filter(Boolean).join('｜') : oneLine(text)
  return line
    .replace(BULLET, '')
    .replace(/[。，,；;：:\s.]+$/u, '')
    .trim()
}

/** A piece cut inside brackets or quotation marks cannot stand by itself. */
function balanced(text: string): boolean {
  const pairs = ['「」', '『』', '（）', '()', '《》', '【】']
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}
