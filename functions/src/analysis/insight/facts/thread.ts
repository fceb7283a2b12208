import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { endsAsQuestion } from '@gaplens/coverage/corpus/sentences'
import { memoize } from '@gaplens/text/memoize'
import { beginsWithAnswer } from './statements/standalone.ts'

/** What tells a page of posts from others. */
type Posts = Pick<ReadPage, 'blocks'> & Partial<Pick<ReadPage, 'type' | 'siteName' | 'url' | 'title' | 'faq'>>

/** How a site of threads is called. */
const BOARD_NAME =
  /論壇|論坛|討論[區版板]|(?:聊天|閒聊|話題|討論|看|互助)[板版]|(?:聊天|閒聊)[站室]|批踢踢|\b(?:forums?|bbs|ptt|dcard|mobile01)\b/iu
/** Addresses of threads: 「/f/pets/p/2380117」, 「/thread/88」, 「bbs.」, 「garden-forum.」. */
const BOARD_ADDRESS =
  /\/f\/[^/]+\/p\/\d+|\/(?:forums?|threads?|viewtopic|showthread|discussions?|board|bbs)(?:[/.]|$)|^https?:\/\/(?:(?:forums?|community|discuss|boards?|bbs)[.-]|[^/.]+-(?:forums?|boards?|bbs)\.)/iu
/** How a thread is called: 「[請益] 第一次養龜」. */
const TAGGED = /^[[【［](?:請益|問題|求助|求救|心得|討論|閒聊|分享|情報|詢問)[\]】］]/u
/** How people in a thread speak to each other. */
const TALK = /樓上|樓主|原\s?PO|[版板]友|推樓|鄉民|回報[：:]|(?:謝謝|感謝|感恩)大家|新手求救/iu
/** A page without any heading is a thread from this many of these signs on. */
const SIGNS_MIN = 2

/**
 * Whether people talk to each other on a page. A shop's page with many offers can look like one, but has tables; and a thread whose software
 * is unknown looks like an article, but one without headings in which people speak to each other.
 */
export const isThread: (page: Posts) => boolean = memoize((page) => {
  const { type, siteName = '', url = '', title = '', blocks } = page
  if (blocks.some(({ kind }) => kind === 'tableRow')) return false
  if (type === 'forum') return true
  const content = blocks.filter(({ role }) => role === 'content')
  if (content.some(({ kind }) => kind === 'heading')) return false
  const talk = content.filter(({ text }) => TALK.test(text)).length
  const named = [BOARD_NAME.test(siteName), BOARD_ADDRESS.test(url), TAGGED.test(title)].filter(Boolean)
  return named.length + talk >= SIGNS_MIN
})

/**
 * The heading of a passage as it may be shown. In a thread the last line of a post stands above the next one, by somebody else: it helps to
 * compare, but heads nothing, unless it is a heading of the page or a question that the page declares.
 */
export function headingShown({ heading }: Pick<Passage, 'heading'>, page: Posts | undefined): string {
  if (page === undefined || heading === '' || !isThread(page)) return heading
  const isOwn =
    page.blocks.some(({ kind, text }) => kind === 'heading' && text === heading) ||
    page.faq?.some(({ question }) => question === heading) === true
  return isOwn ? heading : ''
}

/** Whether a text answers the post above it, without which it says something else: 「不用，…」. */
export function answersPost(text: string, passage: Pick<Passage, 'heading'>, page: Posts): boolean {
  const isUnshown = passage.heading !== headingShown(passage, page)
  return isUnshown && endsAsQuestion(passage.heading) && beginsWithAnswer(text)
}
