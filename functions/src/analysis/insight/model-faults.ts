import type { Passage } from '@gaplens/contracts/report'
import { figuresOf, knownFigures } from './figures.ts'
import { givenTexts } from './given-texts.ts'
import { ownTreatment } from './own-words.ts'
import { passagesOf } from './topic-passages.ts'
import { unfit } from './unfit.ts'
import type { View } from './view.ts'
import { oneLine } from './wording.ts'

/** Quotations shorter than this may be names of topics rather than citations. */
const QUOTE_MIN = 10
export const QUOTED = /「([^「」]+)」/gu
export const ADDRESS = /https?:\/\/[^\s「」『』（）()<>"'，。、；]+/giu

/** That a page says nothing of a subject; 「沒有完整說明」 says something else. */
const UNSPOKEN =
  /(?:您的網頁|這個網頁|這一?頁|網頁)[^。；\n]{0,12}(?:隻字未提|(?:沒有|未|尚未|並未|從未)(?:任何)?(?:談|提|寫|涵蓋|對應的?說明|相關(?:的?)?(?:內容|說明|段落)))/u

/** Holds what a model wrote against the numbered passages and the pages they are from. */
export class Faults {
  private readonly view: View
  private readonly passages: readonly Passage[]
  /** Everything a quotation may come from, on one line each. */
  private readonly originals: readonly string[]
  private readonly addresses: ReadonlySet<string>
  private readonly figures: ReadonlySet<string>

  constructor(view: View, passages: readonly Passage[]) {
    this.view = view
    this.passages = passages
    const { sources, coverage } = view.input
    this.originals = [
      ...givenTexts(view),
      ...coverage.report.topics.flatMap((topic) => [topic.name, ...topic.aliases]),
    ].map(squeeze)
    this.figures = knownFigures(view)
    this.addresses = new Set(
      [view.input.userPageUrl, ...sources.flatMap((source) => [source.url, source.page?.url ?? ''])].map(
        bareAddress,
      ),
    )
  }

  /**
   * The first thing wrong with a text and its citations; null when all holds.
   * @param stating the part that states facts: a prompt's figures may be how long an answer is to be
   */
  inText(text: string, citations: readonly number[], mustCite: boolean, stating = text): string | null {
    if (mustCite && citations.length === 0) return '沒有列出依據的段落編號'
    const unknown = citations.find((number) => this.passages[number - 1] === undefined)
    if (unknown !== undefined) return `沒有編號 ${unknown} 的段落`
    for (const [, quote = ''] of text.matchAll(QUOTED)) {
      const wanted = squeeze(quote)
      if (wanted.length >= QUOTE_MIN && !this.originals.some((original) => original.includes(wanted)))
        return `引文「${quote.slice(0, 30)}」在資料中找不到原文`
    }
    const made = figuresOf(stating).find((figure) => !this.figures.has(figure))
    if (made !== undefined) return `數字 ${made} 在資料中找不到`
    const stray = (text.match(ADDRESS) ?? []).find((address) => !this.addresses.has(bareAddress(address)))
    if (stray !== undefined) return `網址 ${stray.slice(0, 60)} 不在資料中`
    return unfit(text)
  }

  /** A gap is borne out by another page's words about its topic, not by any words of another page. */
  inGap(citations: readonly number[], topicId: string): string | null {
    const about = passagesOf(this.view, topicId)
    const others = citations.some((number) => {
      const passage = this.passages[number - 1]
      return passage !== undefined && passage.pageId !== this.view.user?.id && about.has(passage.id)
    })
    return others ? null : '沒有引用其他來源談這個主題的段落'
  }

  /** What the user's page comes near to or names must not be called unspoken of there. */
  ofOwnPage(text: string, topicId: string): string | null {
    const gap = this.view.gaps.find((each) => each.topicId === topicId)
    if (gap === undefined || ownTreatment(this.view, gap) === 'none' || !UNSPOKEN.test(text)) return null
    return '使用者的網頁有相近的段落，不能寫成沒有談到'
  }

  inSource(citations: readonly number[], pageId: string): string | null {
    return citations.some((number) => this.passages[number - 1]?.pageId === pageId)
      ? null
      : `依據的段落不在 ${pageId}`
  }
}

/** For comparing quotations: white space differs between a page and a sentence about it. */
function squeeze(text: string): string {
  return oneLine(text).replace(/\s+/gu, '')
}

function bareAddress(url: string): string {
  return url.replace(/#.*$/u, '').replace(/\/+$/u, '').toLowerCase()
}
