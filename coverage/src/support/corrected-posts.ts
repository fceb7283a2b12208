import { memoize } from '@gaplens/text/memoize'
import { postTextRange } from '../corpus/forum-lines.ts'
import { mayBeQuoted } from '../corpus/page-boilerplate.ts'
import type { TextSource } from '../source.ts'

/** Who calls the post above wrong: 「樓上別亂教」, 「樓上那招十年前就沒用了」, 「樓上只說對一半」. */
const CALLS_WRONG =
  /^[\s….]*樓上(?:的?那[個招種樣][^，。！？!?]{0,6}|的|你|只)?(?:[別勿亂錯]|不要|不[對能可]|沒用|說對一半)/u
/** A sentence that is sure of itself: 「有稅單當然就合法啊」, 「那個不用電啦」. */
const IS_SURE = /當然|[啊啦嘛](?=[，。！!～~…]|$)|就好了[嘛啊吧]?/u
/** What denies or limits the first words of such a post, which the answer to it repeats: 「稅單只證明…」. */
const DENIES = /[不沒只才別錯哪]|什麼/u
const FIRST = /^[^。！!？?]*/u
const REPEATED = /^[\s….]*(?:樓上)?[\s….]*(\p{Script=Han}{2})/u

/** A range of a page's text. */
interface Range {
  readonly start: number
  readonly end: number
}

/** Whether the next post of a thread calls what a claim of one says wrong. Seven posts of 95 cases are, all mistaken or half right. */
export function isCorrected({ page }: TextSource, { start }: { readonly start: number }): boolean {
  return page?.type === 'forum' && correctedIn(page).some((post) => post.start <= start && start < post.end)
}

const correctedIn = memoize((page: NonNullable<TextSource['page']>): readonly Range[] => {
  const posts = page.blocks
    .filter((block) => block.role === 'content' && block.kind !== 'heading' && mayBeQuoted(block))
    .map((block) => {
      const { start, end } = postTextRange(block.text)
      return {
        text: block.text.slice(start, end),
        start: block.start,
        end: block.start + block.text.length,
      }
    })
  return posts.filter(({ text }, at) => {
    const next = posts[at + 1]?.text
    return next !== undefined && (CALLS_WRONG.test(next) || contradicts(next, text))
  })
})

/** Whether a post begins with words of one that is sure of itself, and denies or limits them. */
function contradicts(next: string, before: string): boolean {
  const repeated = REPEATED.exec(next)?.[1]
  return (
    repeated !== undefined &&
    before.includes(repeated) &&
    IS_SURE.test(FIRST.exec(before)?.[0] ?? '') &&
    DENIES.test(FIRST.exec(next)?.[0] ?? '')
  )
}
