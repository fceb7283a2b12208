import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { EeatDimension, EeatSignal } from '@gaplens/contracts/analysis/report'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { dayOf } from '../../../../reading/metadata/calendar-day.ts'
import { isOffer } from '../../markup/service.ts'
import { ownContacts } from '../own-contacts.ts'
import { describedImages } from '../pictures.ts'
import { oneLine, titled } from '../wording.ts'
import { bylineOf } from './byline.ts'
import { credentialIn } from './credentials.ts'
import { expertSentence } from './experts.ts'
import { firstHandSentence } from './first-hand/first-hand.ts'
import { ownDataIn } from './own-data.ts'
import { ownReadingOn } from './own-readings.ts'
import { staffPracticeIn } from './practice.ts'
import { reviewNote } from './review.ts'
import { citedHosts, isOfficial, isReferenceHeading } from './sources.ts'
import { withoutTestimonials } from './testimonials.ts'
import { writerOf } from './writer.ts'

/** Number of sites named among those that a page refers to. */
const HOSTS_SHOWN = 3

/** A check for one signal. `find` returns the found text, or null. */
interface Probe {
  readonly dimension: EeatDimension
  readonly name: string
  readonly find: (page: ReadPage) => string | null
}

/** The page's own content, without comments, links to other pages and the frame of a forum post. */
function contentOf({ blocks }: ReadPage): string {
  return contentText(blocks.filter(({ role }) => role === 'content'))
}

/** The text in which somebody may give a first-hand account: without headings and what customers say, and with the replies of a discussion. */
function accountsOf(page: ReadPage): string {
  const told = isOffer(page) ? withoutTestimonials(page.blocks) : page.blocks
  return contentText(
    told.filter(
      ({ role, kind }) =>
        kind !== 'heading' && (role === 'content' || (role === 'comment' && page.type === 'forum')),
    ),
  )
}

/** The content without headings that give no result: 「來我家試了兩次」. */
function dataOf({ blocks }: ReadPage): string {
  return contentText(
    blocks.filter(({ role, kind, text }) => role === 'content' && (kind !== 'heading' || RESULT.test(text))),
  )
}

/** A heading that tells of a test and its conditions or outcome. */
const RESULT = /[實盲]測|測[試量了]|調查|統計|抽[樣查]|秤|量了?\s?\d/u

/** What the page's makers write, also beside the content, where a line may name the reviewer. */
function ownText({ blocks }: ReadPage): string {
  return contentText(blocks.filter(({ role }) => role !== 'comment' && role !== 'related'))
}

function contentText(blocks: ReadPage['blocks']): string {
  return blocks
    .map(({ text }) => {
      const { start, end } = postTextRange(text)
      return text.slice(start, end)
    })
    .join('\n')
}

function publisherOf(page: ReadPage): string | null {
  const byline = bylineOf(page)
  return oneLine(page.siteName) || (byline?.isBody === true ? byline.name : null)
}

const trust = (kind: ReadPage['trustLinks'][number]['kind']) => (page: ReadPage) =>
  page.trustLinks.find((link) => link.kind === kind)?.url ?? null

/** The contact of the page's site: a telephone number, an e-mail or postal address, a form, or a contact page; null for none. */
function contactIn(page: ReadPage): string | null {
  const { phones, emails, addresses, form } = ownContacts(page)
  const found = phones[0] ?? emails[0] ?? addresses[0] ?? (form ? '聯絡表單' : null)
  return found ?? trust('contact')(page)
}

/** The day of the last change. Many systems declare the day of publication or an earlier one: such a page was not changed. */
function changedOn({ publishedAt, modifiedAt }: ReadPage): string | null {
  const day = modifiedAt === null ? null : dayOf(modifiedAt)
  return day !== null && publishedAt !== null && day <= dayOf(publishedAt) ? null : day
}

const PROBES: readonly Probe[] = [
  {
    dimension: 'experience',
    name: '第一手經驗的敘述',
    find: (page) => shown(firstHandSentence(accountsOf(page), page.title)),
  },
  {
    dimension: 'experience',
    name: '自有數據或測試結果',
    find: (page) => shown(ownDataIn(dataOf(page)) ?? ownReadingOn(page)),
  },
  {
    dimension: 'experience',
    name: '附文字說明的圖片',
    find: (page) => {
      const described = describedImages(page)
      const first = described[0]
      return first === undefined ? null : `${described.length} 張，例如「${titled(first.alt, 30)}」`
    },
  },
  {
    dimension: 'expertise',
    name: '作者署名',
    find: writerOf,
  },
  {
    dimension: 'expertise',
    name: '資歷或專業身分',
    find: (page) =>
      shown(credentialIn(page, ownText(page)) ?? (isOffer(page) ? staffPracticeIn(accountsOf(page)) : null)),
  },
  { dimension: 'expertise', name: '引述具名的專家', find: (page) => shown(expertSentence(contentOf(page))) },
  { dimension: 'expertise', name: '作者介紹頁', find: trust('author') },
  {
    dimension: 'authoritativeness',
    name: '引用外部來源',
    find: (page) => {
      const hosts = citedHosts(page)
      return hosts.length === 0
        ? null
        : `${hosts.length} 個外部網站${hosts.length > HOSTS_SHOWN ? '，例如 ' : '：'}${hosts.slice(0, HOSTS_SHOWN).join('、')}`
    },
  },
  {
    dimension: 'authoritativeness',
    name: '引用政府、學校或研究單位',
    find: (page) => {
      const hosts = citedHosts(page)
      const official = hosts.filter(isOfficial)
      return official.length === 0 ? null : official.slice(0, HOSTS_SHOWN).join('、')
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
  {
    dimension: 'trustworthiness',
    name: '發布日期',
    find: ({ publishedAt }) => (publishedAt === null ? null : dayOf(publishedAt)),
  },
  { dimension: 'trustworthiness', name: '更新日期', find: changedOn },
  { dimension: 'trustworthiness', name: '審稿或查核說明', find: (page) => shown(reviewNote(ownText(page))) },
  { dimension: 'trustworthiness', name: '聯絡方式', find: contactIn },
  { dimension: 'trustworthiness', name: '隱私權政策', find: trust('privacy') },
  { dimension: 'trustworthiness', name: '服務條款', find: trust('terms') },
  { dimension: 'trustworthiness', name: '編輯方針', find: trust('editorial') },
]

function shown(found: string | null): string | null {
  return found === null || found === '' ? null : found.slice(0, 120).toWellFormed()
}

/** All E-E-A-T signals, and whether the page shows each. */
export function eeatSignals(page: ReadPage): EeatSignal[] {
  return PROBES.map(({ dimension, name, find }) => {
    const detail = find(page)
    return { dimension, name, found: detail !== null, detail: detail ?? '' }
  })
}
