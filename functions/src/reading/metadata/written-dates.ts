/** What the words around a date say that it is: the page's publication, its change, or a day of something else. */
export type DateKind = 'published' | 'changed' | 'other'

/** A date in a line as written, with its label and the word behind it; its kind is null when neither says what it is. */
export interface WrittenDate {
  readonly date: string
  readonly kind: DateKind | null
  /** Whether the word behind it says its kind: 「2026/3/5 更新」. */
  readonly isBehind: boolean
  /** Where the date with its label begins in the line, and where it ends with the word behind it. */
  readonly start: number
  readonly end: number
}

const WEEKDAY = String.raw`(?:\s*[(（](?:星期|週|周)?[一二三四五六日天][)）])?`
const TIME = String.raw`(?:\s*(?:T|上午|下午|早上|中午|晚上)?\s*\d{1,2}:\d{2}(?::\d{2})?)?`
/** A date with its year first, of the Common Era or of the Republic: 「2026/3/5（四）10:00」, 「民國 115 年 3 月 5 日」, 「115-03-05」. */
const DATE = new RegExp(
  String.raw`(?<![\d.])(?:(?:中華)?民國\s*\d{2,3}|(?:西元|公元)?\s*(?:19|20)\d{2}|1[01]\d|9\d(?=\.))\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*[日号號]?(?!\d)${WEEKDAY}${TIME}`,
  'gu',
)

/** A label ends in a colon, perhaps behind a remark in brackets: 「活動日期（每週六）：」. */
const BEFORE_COLON = /(\p{Script=Han}{1,14})\s*(?:[(（][^()（）]{0,12}[)）])?\s*[:：]\s*$/u
/** Without a colon it is a label if it ends as one does. The day of the week (「星期日」) is none. */
const LIKE_A_LABEL =
  /(\p{Script=Han}*(?:日期|時間|时间|\p{Script=Han}{2}(?<!星期|禮拜|[週周今昨明本每])日|\p{Script=Han}於|发布|發[布佈表]|刊登|張貼|上架|更新|修[改訂]|編輯))\s*[|｜]?\s*$/u

/** What somebody does who puts a text before readers, or the text itself: 「發布日期」, 「公告日」, 「文章時間」. */
const PUBLICATION =
  /(?:發[布佈表文稿帖]|[发發]布|发表|刊[登載出]|登載|張貼|上[架版傳]|公[告布佈開]|出[版刊]|投稿|撰[寫文稿]|寫|建[立檔]|文章|新聞|消息|訊息|報導|貼文)(?:日期?|時間|时间|於|于|在)?$|^(?:日期|時間|时间)$/u
/** What somebody does who changes a text. Of software, prices and menus only the date of 「更新」 is the page's. */
const CHANGE =
  /(?:更新|修[改訂])(?:日期?|時間|於)$|編輯於$|^(?:最[後近新]|上次|資料|內容|網頁|頁面|本[頁文篇]|文章|文件|公告)*(?:更新|修[改訂正]|異動|維護|編輯)(?:日期?|時間|於)?$/u
/** What names a date that it follows, as those of a publication: no beginning of a sentence, and no label of a later date. */
const PUBLISHED_BEHIND =
  /^\s*(?:發[布佈表文]|刊登|張貼|撰[寫文]|貼文|上[架傳版])(?!\p{Script=Han}|\s*[:：|｜\d])/u
const CHANGED_BEHIND = /^\s*(?:最[後近])?(?:更新|修[改訂正])(?!\p{Script=Han}|\s*[:：|｜\d])/u
/** A date or a time that follows ends a term: 「2026/3/5–3/8」, 「14:00～16:00」. */
const TERM_BEHIND = /^\s*[-–—~～至到]\s*(?:\d{1,2}:\d{2}|\d{4}\s*[-/.年]|\d{1,2}\s*[/月])/u
/** From or up to a date something holds: 「自 110 年 7 月 20 日起」, 「2026/3/5 前」. */
const FROM_OR_UNTIL = /(?<!更新)[自從至迄]\s*$/u
const HOLDS_BEHIND = /^\s*(?:[起止](?=[，,。；\s]|$)|以?[前後](?!言)|之[前後]|施行|生效)/u
const DASH = /^\s*[-–—~～至到]\s*$/u

/** What a text that ends where a date begins says of that date; null when it ends in no label. */
export function kindByLabel(before: string): DateKind | null {
  const label = labelOf(before)?.label
  if (label === undefined) return null
  if (PUBLICATION.test(label)) return 'published'
  return CHANGE.test(label) ? 'changed' : 'other'
}

function labelOf(before: string): { readonly label: string; readonly start: number } | null {
  const found = BEFORE_COLON.exec(before) ?? LIKE_A_LABEL.exec(before)
  return found === null ? null : { label: found[1] ?? '', start: found.index }
}

function kindBehind(after: string): DateKind | null {
  if (TERM_BEHIND.test(after)) return 'other'
  if (PUBLISHED_BEHIND.test(after)) return 'published'
  return CHANGED_BEHIND.test(after) ? 'changed' : null
}

/** A line before a date that may be its label has at most so many characters. */
const LABEL_LINE_CHARS = 16

/**
 * The dates in a line, each with what the words around it say that it is.
 *
 * @param lineBefore the line above, which may be the label of a date that begins the line
 */
export function writtenDates(text: string, lineBefore = ''): WrittenDate[] {
  const found: WrittenDate[] = []
  let done = 0
  for (const { 0: date, index } of text.matchAll(DATE)) {
    const before = text.slice(done, index)
    const above = before.trim() === '' && found.length === 0 && lineBefore.length <= LABEL_LINE_CHARS
    const behind = text.slice(index + date.length)
    const endsTerm = found.length > 0 && DASH.test(before)
    const ofWord = endsTerm ? 'other' : kindBehind(behind)
    const isBound = FROM_OR_UNTIL.test(before) || HOLDS_BEHIND.test(behind)
    const kind = ofWord ?? kindByLabel(above ? lineBefore : before) ?? (isBound ? 'other' : null)
    const start = done + (labelOf(before)?.start ?? before.length)
    const word = (PUBLISHED_BEHIND.exec(behind) ?? CHANGED_BEHIND.exec(behind))?.[0] ?? ''
    done = index + date.length + word.length
    found.push({ date, kind, isBehind: ofWord !== null, start, end: done })
  }
  return found
}

/** The line without the dates that its words give another meaning than publication, and without those words. */
export function withoutOtherDates(text: string, lineBefore = ''): string {
  let rest = ''
  let done = 0
  for (const { kind, start, end } of writtenDates(text, lineBefore)) {
    if (kind === null || kind === 'published') continue
    rest += `${text.slice(done, start)} `
    done = end
  }
  return rest + text.slice(done)
}
