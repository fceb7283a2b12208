import type { ReadPage } from '@gaplens/contracts/read-page'
import type { EeatDimension, EeatNotes, EeatSignal } from '@gaplens/contracts/report'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { siteOf } from '@gaplens/coverage/sites'
import { NO_SIGNAL } from '@gaplens/report/text/report-text'
import { bylineOf } from './byline.ts'
import { credentialIn, expertSentence, firstHandSentence, ownDataIn } from './eeat-words.ts'
import { describedImages } from './pictures.ts'
import { oneLine, shorten } from './wording.ts'

/** What a signal looks for. It answers with what it found, or null. */
interface Probe {
  readonly dimension: EeatDimension
  readonly name: string
  readonly find: (page: ReadPage) => string | null
}

const REVIEWED =
  /[^。！？!?\n]{0,20}(?:審稿|審閱|校閱|審訂|監修|reviewed by|fact.?check)[^。！？!?\n]{0,30}/iu
const REFERENCE_HEADING = /^(參考(資料|文獻|來源)|資料來源|引用來源|references?|sources?)$/iu
/** What the page itself says, without readers' comments, leads to other pages and what a board sets around a post. */
function contentOf({ blocks }: ReadPage): string {
  return blocks
    .filter(({ role }) => role === 'content')
    .map(({ text }) => {
      const { start, end } = postTextRange(text)
      return text.slice(start, end)
    })
    .join('\n')
}

/** Who wrote the page; null where it is signed by nobody, or by the body that publishes it. */
function writerOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  return byline === null || byline.isBody ? null : byline.name
}

function publisherOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  return oneLine(page.siteName) || (byline?.isBody === true ? byline.name : null)
}

/** What a line says beside its links: a row of links to friends' sites says nothing. */
const BESIDE_MIN = 6
const NAMES_SOURCES = /參考|來源|出處|引用|資料|\b(?:source|via|ref)/iu
/** Societies and other bodies, whose pages a list of references leads to. */
const BODY_HOST = /\.org(?:\.[a-z]{2})?$/

/** Other sites that the page's own text links to as its sources: a menu's, a friend's and an advertiser's are none. */
function citedHosts(page: ReadPage): string[] {
  const lines = linesWithSources(page)
  const listsSources = page.blocks.some(isReferenceHeading)
  const cited = page.externalLinks.filter(({ url, text }) => {
    const host = siteOf(url)
    if (AUTHORITY_HOST.test(host) || (listsSources && BODY_HOST.test(host))) return true
    return text.trim() !== '' && lines.some((line) => line.includes(text.trim()))
  })
  return [...new Set(cited.map((link) => siteOf(link.url)))]
}

/** The lines of the page in which a link is a source: sentences, what names sources, what stands under a heading of them. */
function linesWithSources({ blocks, externalLinks }: ReadPage): string[] {
  const texts = externalLinks.map(({ text }) => text.trim()).filter((text) => text !== '')
  let amongReferences = false
  return blocks
    .filter((block) => {
      if (block.kind === 'heading') amongReferences = isReferenceHeading(block)
      const rest = texts.reduce((left, text) => left.replaceAll(text, ''), block.text)
      const isSentence = rest.replace(/[^\p{L}\d]/gu, '').length >= BESIDE_MIN
      return block.role === 'content' && (isSentence || amongReferences || NAMES_SOURCES.test(block.text))
    })
    .map(({ text }) => text)
}

function isReferenceHeading({ kind, text }: ReadPage['blocks'][number]): boolean {
  return kind === 'heading' && REFERENCE_HEADING.test(text.trim())
}

/** Hosts whose word is itself a source: state, schools, standards, science. */
const AUTHORITY_HOST =
  /(^|\.)(gov|edu|mil|int)(\.[a-z]{2})?$|(^|\.)(who\.int|nih\.gov|doi\.org|wikipedia\.org)$/

const trust = (kind: ReadPage['trustLinks'][number]['kind']) => (page: ReadPage) =>
  page.trustLinks.find((link) => link.kind === kind)?.url ?? null

/** How a visitor reaches them, as the page has it: a number to call, an address to write or go to, a form, a page of contacts. */
function contactIn(page: ReadPage): string | null {
  const { phones, emails, addresses, form } = page.contacts
  const found = phones[0] ?? emails[0] ?? addresses[0] ?? (form ? '聯絡表單' : null)
  return found ?? trust('contact')(page)
}

const PROBES: readonly Probe[] = [
  {
    dimension: 'experience',
    name: '第一手經驗的敘述',
    find: (page) => shown(firstHandSentence(contentOf(page))),
  },
  { dimension: 'experience', name: '自有數據或測試結果', find: (page) => shown(ownDataIn(contentOf(page))) },
  {
    dimension: 'experience',
    name: '附文字說明的圖片',
    find: (page) => {
      const described = describedImages(page)
      const first = described[0]
      return first === undefined ? null : `${described.length} 張，例如「${shorten(first.alt, 30)}」`
    },
  },
  {
    dimension: 'expertise',
    name: '作者署名',
    find: writerOf,
  },
  { dimension: 'expertise', name: '資歷或專業身分', find: (page) => shown(credentialIn(page)) },
  { dimension: 'expertise', name: '引述具名的專家', find: (page) => shown(expertSentence(contentOf(page))) },
  { dimension: 'expertise', name: '作者介紹頁', find: trust('author') },
  {
    dimension: 'authoritativeness',
    name: '引用外部來源',
    find: (page) => {
      const hosts = citedHosts(page)
      return hosts.length === 0 ? null : `${hosts.length} 個外部網站，例如 ${hosts.slice(0, 3).join('、')}`
    },
  },
  {
    dimension: 'authoritativeness',
    name: '引用政府、學校或研究單位',
    find: (page) => {
      const hosts = citedHosts(page)
      const official = hosts.filter((host) => AUTHORITY_HOST.test(host))
      return official.length === 0 ? null : official.slice(0, 3).join('、')
    },
  },
  {
    dimension: 'authoritativeness',
    name: '參考資料區',
    find: (page) => page.blocks.find(isReferenceHeading)?.text ?? null,
  },
  { dimension: 'authoritativeness', name: '關於頁', find: trust('about') },
  { dimension: 'authoritativeness', name: '發布單位名稱', find: publisherOf },
  {
    dimension: 'trustworthiness',
    name: 'HTTPS 加密連線',
    find: (page) => (page.url.startsWith('https:') ? 'https' : null),
  },
  { dimension: 'trustworthiness', name: '發布日期', find: (page) => page.publishedAt?.slice(0, 10) ?? null },
  { dimension: 'trustworthiness', name: '更新日期', find: (page) => page.modifiedAt?.slice(0, 10) ?? null },
  { dimension: 'trustworthiness', name: '審稿或查核說明', find: (page) => match(page.text, REVIEWED) },
  { dimension: 'trustworthiness', name: '聯絡方式', find: contactIn },
  { dimension: 'trustworthiness', name: '隱私權政策', find: trust('privacy') },
  { dimension: 'trustworthiness', name: '服務條款', find: trust('terms') },
  { dimension: 'trustworthiness', name: '編輯方針', find: trust('editorial') },
]

function match(text: string, pattern: RegExp): string | null {
  return shown(pattern.exec(text)?.[0].trim() ?? null)
}

function shown(found: string | null): string | null {
  return found === null || found === '' ? null : found.slice(0, 120).toWellFormed()
}

/** Every sign of E-E-A-T that is looked for, and whether the page shows it. */
export function eeatSignals(page: ReadPage): EeatSignal[] {
  return PROBES.map(({ dimension, name, find }) => {
    const detail = find(page)
    return { dimension, name, found: detail !== null, detail: detail ?? '' }
  })
}

/** Four notes that say what was found; what was not stands in the comparison of all pages. */
export function eeatNotes(signals: readonly EeatSignal[]): EeatNotes {
  return {
    experience: note(signals, 'experience'),
    expertise: note(signals, 'expertise'),
    authoritativeness: note(signals, 'authoritativeness'),
    trustworthiness: note(signals, 'trustworthiness'),
  }
}

const DETAIL_SHOWN = 24
/** What nearly every page has: the comparison counts it, a note would only grow by it. */
const COMMON = ['HTTPS 加密連線', '聯絡方式', '關於頁', '隱私權政策', '服務條款', '作者介紹頁']
function note(signals: readonly EeatSignal[], dimension: EeatDimension): string {
  const own = signals.filter((signal) => signal.dimension === dimension)
  const found = own.filter((signal) => signal.found && !COMMON.includes(signal.name))
  // One piece of the page may be two signs (「許哲瑋醫師」): it is told once, with both names.
  const seen = [...Map.groupBy(found, ({ detail }) => detail)].map(([detail, signs]) =>
    shownSignal({ name: signs.map(({ name }) => name).join('兼'), detail }),
  )
  return seen.length > 0 ? `${seen.join('、')}。` : NO_SIGNAL
}

/** A link is there or not: its address says nothing more. */
function shownSignal({ name, detail }: Pick<EeatSignal, 'name' | 'detail'>): string {
  return /^https?(?::|$)/u.test(detail) ? name : `${name}（${shorten(detail, DETAIL_SHOWN)}）`
}

/** The notes of a page that was not read: no judgement. */
export function unreadNotes(reason: string): EeatNotes {
  const text = `這個網頁未能讀取（${reason}），未評估。`
  return { experience: text, expertise: text, authoritativeness: text, trustworthiness: text }
}
