import type { EeatDimension, EeatNotes, EeatSignal } from '@gaplens/contracts/analysis/report'
import { NO_SIGNAL } from '@gaplens/report/text/report-text'
import { widthOf } from '@gaplens/report/text/truncate'
import { titled } from '../wording.ts'

/** The greatest width of a detail in a note, in full-width characters. */
const DETAIL_MAX = 24
/** So many characters behind the writer's 「我」 are needed to tell what it says. */
const SAID_LEAST = 10
/** Signals of nearly every page. The comparison counts them, and the notes leave them out. */
const COMMON = ['HTTPS 加密連線', '聯絡方式', '關於頁', '隱私權政策', '服務條款', '作者介紹頁']

/** Four notes on the signals that were found. The comparison of all pages shows the missing ones. */
export function eeatNotes(signals: readonly EeatSignal[]): EeatNotes {
  return {
    experience: note(signals, 'experience'),
    expertise: note(signals, 'expertise'),
    authoritativeness: note(signals, 'authoritativeness'),
    trustworthiness: note(signals, 'trustworthiness'),
  }
}

function note(signals: readonly EeatSignal[], dimension: EeatDimension): string {
  const own = signals.filter((signal) => signal.dimension === dimension)
  const found = own.filter((signal) => signal.found && !COMMON.includes(signal.name))
  // One text may show two signals (「許哲瑋醫師」). It appears once, with both names.
  const seen = [...Map.groupBy(found, ({ detail }) => detail)].map(([detail, signs]) =>
    shownSignal({ name: signs.map(({ name }) => name).join('兼'), detail }),
  )
  return seen.length > 0 ? `${seen.join('、')}。` : NO_SIGNAL
}

/** The text for a signal. For a link the name is enough, and the address is left out. */
function shownSignal({ name, detail }: Pick<EeatSignal, 'name' | 'detail'>): string {
  // An expert who is heard speaks of others: 「本人」 is not the writer.
  const told = name.includes('引述') ? detail : fromSpeaker(detail)
  return /^https?(?::|$)/u.test(detail) || name.includes(detail) ? name : `${name}（${shownDetail(told)}）`
}

/** What shows a signal, within brackets: a full stop stands behind these, not in them too. */
function shownDetail(detail: string): string {
  return titled(detail, DETAIL_MAX).replace(/。$/u, '')
}

/** The writer in the first person. */
const SELF = /我(?![國方])|筆者|本[人店]|店裡/u
/** The beginning of a clause in the first person. */
const SPEAKS = new RegExp(`(?<=[，；：。])(?=[^，；：。]{0,6}(?:${SELF.source}))`, 'gu')

/** A text from the clause on in which its writer speaks, if what this says would be cut off. */
function fromSpeaker(detail: string): string {
  if (widthOf(detail) <= DETAIL_MAX) return detail
  // What somebody else says in quotation marks is not the writer's.
  const own = detail.replace(/「[^」]*」/gu, (quoted) => '「'.repeat(quoted.length))
  if (SELF.test(own.slice(0, DETAIL_MAX - SAID_LEAST))) return detail
  const clauses = [...own.matchAll(SPEAKS)].map(({ index }) => index)
  const at = clauses.find((index) => own.length - index >= SAID_LEAST)
  if (at !== undefined) return at === 0 ? detail : `…${detail.slice(at)}`
  // A last clause that says hardly anything is no better beginning: 「…我就自己辦了。」 With the one before it, it is.
  const last = clauses.at(-1)
  const before = last === undefined ? -1 : own.slice(0, last - 1).search(/(?<=[，；：])[^，；：]*$/u)
  return before > 0 && widthOf(detail.slice(before)) < DETAIL_MAX ? `…${detail.slice(before)}` : detail
}

/** The notes of a page that was not read, which assess nothing. */
export function unreadNotes(reason: string): EeatNotes {
  const text = `這個網頁未能讀取（${reason}），未評估。`
  return { experience: text, expertise: text, authoritativeness: text, trustworthiness: text }
}
