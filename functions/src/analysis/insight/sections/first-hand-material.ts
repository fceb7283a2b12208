import type { ReadPage } from '@gaplens/contracts/analysis/read-page'

/** What pages on things that somebody makes speak of. */
const OF_GOODS = /原廠|製造商|說明書|型錄|型號|機型/u
/** What pages on something that somebody holds speak of. */
const OF_EVENTS = /主辦(?:單位|機關|方)|簡章|(?:報名|應[試考]|參賽)須知/u
/** One page may speak of it by the way. */
const PAGES_MIN = 2

/**
 * Who knows at first hand which of two values is right: a maker only of goods, and an organiser only of what is held, as the pages show.
 * @param isOfMaker whether one of the values is what a maker says of its goods, over which it cannot decide
 */
export function firstHandMaterial(pages: readonly Pick<ReadPage, 'text'>[], isOfMaker = false): string {
  const isSpokenOf = (sign: RegExp) => pages.filter(({ text }) => sign.test(text)).length >= PAGES_MIN
  const whose = [
    '主管機關',
    ...(isSpokenOf(OF_EVENTS) ? ['主辦單位'] : []),
    ...(!isOfMaker && isSpokenOf(OF_GOODS) ? ['原廠'] : []),
  ]
  return `第一手的資料（${whose.join('、')}或原始研究）`
}
