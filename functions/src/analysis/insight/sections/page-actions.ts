import { contentHeadings } from '../facts/content-headings.ts'
import { eeatSignals } from '../facts/eeat/eeat.ts'
import { expectsSignal } from '../facts/eeat/expected-signals.ts'
import type { ReadSource, View } from '../facts/view.ts'
import { oneLine, plainList, quoteList } from '../facts/wording.ts'
import { observePage } from './page-experience.ts'
import { pagePrompt } from './prompts.ts'
import type { UnrankedAction } from './unranked-action.ts'

/** On-page elements: their names for readers, and what a prompt asks for where they need work. */
const ELEMENTS: ReadonlyMap<string, { readonly name: string; readonly wanted: string }> = new Map(
  Object.entries({
    title: { name: '標題', wanted: '三個標題（各 30 個全形字以內，如實反映網頁內容，並說出主題）。' },
    description: { name: '頁面描述', wanted: '兩則頁面描述（各 80 字以內，如實反映網頁內容）。' },
    headings: { name: '小標題', wanted: '加上小標題的大綱，標出哪些是原有、哪些是改寫。' },
    images: { name: '圖片替代文字', wanted: '沒有替代文字的圖片需要作者確認的資訊清單。' },
    https: { name: 'HTTPS', wanted: '改用 HTTPS 的步驟，以及舊網址轉址的檢查清單。' },
  }),
)
/** Signals worth an action when half of the sources or more show them and the user's page does not. */
const TRUST_SIGNALS = ['作者署名', '發布日期', '更新日期', '引用外部來源', '聯絡方式', '資歷或專業身分']

/** Actions that do not come from a gap: obstacles to being shown, trust signals, strengths of the page. */
export function pageActions(view: View): UnrankedAction[] {
  const { user } = view
  if (user === null) return []
  return [...indexing(view, user), ...markup(view, user), ...trustSignals(view, user), ...strengths(view)]
}

/** For each obstacle what to do first, what is to be checked, and what its removal allows. */
const OBSTACLES: Readonly<Record<string, { title: string; setting: string; so: string }>> = {
  crawl: { title: '先讓 Googlebot 能抓取這一頁', setting: '抓取設定', so: '其他改善才會有作用' },
  index: { title: '先讓這一頁可被收錄', setting: '收錄設定', so: '其他改善才會有作用' },
  snippet: {
    title: '先允許 Google 產生這一頁的摘要',
    setting: '摘要設定',
    so: '其他改善才可能反映在 AI Overview',
  },
  canonical: {
    title: '先確認 canonical 指向哪一頁',
    setting: '標準網址（canonical）',
    so: '其他改善才會算在這一頁',
  },
}

/** The action for each reason why Google may not crawl, index or quote a page. It comes first, because such a page cannot be cited. */
function indexing(view: View, { page }: ReadSource): UnrankedAction[] {
  return observePage(page).flatMap(({ id, fine, text }): UnrankedAction[] => {
    const obstacle = OBSTACLES[id]
    if (fine !== false || obstacle === undefined) return []
    return [
      {
        tier: 'p1_immediate',
        title: obstacle.title,
        known: 'eligibility',
        projectedScore: null,
        topicId: null,
        impact: 100,
        difficulty: 10,
        passageIds: [],
        recommendation: `${obstacle.title}：${text}。若這不是有意的設定，請先修正，${obstacle.so}。`,
        geminiPrompt: pagePrompt(
          view,
          `請協助檢查網頁的${obstacle.setting}。`,
          [`觀察到：${text}`],
          [
            '可能造成這個設定的原因（佈景主題、SEO 外掛、伺服器標頭、版型），依可能性排序。',
            '逐一確認與修正的步驟，以及修正後如何在 Search Console 驗證。',
          ],
        ),
      },
    ]
  })
}

/** Title, description, headings and alternative texts that need work, as one action. */
function markup(view: View, { page }: ReadSource): UnrankedAction[] {
  const wrong = observePage(page, view.input.keyword).flatMap(({ id, fine, text }) => {
    const element = ELEMENTS.get(id)
    return fine === false && element !== undefined ? [{ ...element, id, text }] : []
  })
  if (wrong.length === 0) return []
  const names = plainList(
    wrong.map(({ name }) => name),
    6,
  )
  const outline = contentHeadings(page).map(({ text }) => text)
  return [
    {
      tier: 'p3_longTerm',
      title: '整理網頁的基本標記',
      known: wrong.some(({ id }) => id === 'title' || id === 'description') ? 'snippetMarkup' : 'pageMarkup',
      projectedScore: null,
      topicId: null,
      impact: 30,
      difficulty: 15,
      passageIds: [],
      recommendation: `整理${names}：${wrong.map(({ text }) => text).join('；')}。`,
      geminiPrompt: pagePrompt(
        view,
        `請協助改善網頁的${names}。`,
        [
          `目前標題：${(page.titleTag ?? page.title) || '（無）'}`,
          `目前描述：${(page.descriptionTag ?? page.description) || '（無）'}`,
          `目前小標題：${outline.length > 0 ? outline.slice(0, 20).join('／') : '（無）'}`,
          `觀察到：${wrong.map((item) => item.text).join('；')}`,
        ],
        wrong.map(({ wanted }) => wanted),
      ),
    },
  ]
}

/** A date alone helps nothing, as the report says under what is not needed. */
const ONLY_WHEN_CHANGED = '更新日期只在內容真的改過時才標。'

/** The action for trust signals that at least half of the sources show and the user's page does not. */
function trustSignals(view: View, user: ReadSource): UnrankedAction[] {
  const own = eeatSignals(user.page)
  const others = view.othersRead.map((source) => ({ source, signals: eeatSignals(source.page) }))
  const asked = TRUST_SIGNALS.filter(expectsSignal(user.page))
  const missing = own.filter((signal) => !signal.found && asked.includes(signal.name))
  const common = missing
    .map((signal) => ({
      name: signal.name,
      showing: others.filter(({ signals }) =>
        signals.some((other) => other.name === signal.name && other.found),
      ),
    }))
    .filter(({ showing }) => others.length > 0 && showing.length * 2 >= others.length)
  if (common.length === 0) return []
  const facts = common.map(({ name, showing }) => `${name}（${showing.length}／${others.length} 個來源有）`)
  return [
    {
      tier: 'p3_longTerm',
      title: '補上作者與出處資訊',
      known: 'authorship',
      projectedScore: null,
      topicId: null,
      impact: 40,
      difficulty: 30,
      passageIds: [],
      recommendation: `補上讀者判斷可信度的資訊，在您的網頁上沒有找到：${facts.join('、')}。${common.some(({ name }) => name === '更新日期') ? ONLY_WHEN_CHANGED : ''}`,
      geminiPrompt: pagePrompt(
        view,
        '請協助列出網頁應補上的作者與出處資訊。',
        ['這個網頁上沒有找到、而半數以上的來源具備的資訊：', ...facts],
        [
          '每一項要向作者索取的真實資料（不要代為編造姓名、資歷或日期）。',
          '這些資訊放在網頁哪裡、用什麼文字呈現的範本，資料處留【待補】。',
        ],
      ),
    },
  ]
}

function strengths(view: View): UnrankedAction[] {
  const own = view.input.coverage.strengths
  if (own.length === 0) return []
  return [
    {
      tier: 'p3_longTerm',
      title: '深化自有內容',
      known: 'firstHand',
      projectedScore: null,
      topicId: null,
      impact: 35,
      difficulty: 70,
      passageIds: own.flatMap((strength) => strength.passageIds),
      recommendation: `保留並深化自有內容：${quoteList(own.map((strength) => strength.name))}；補上實際記錄、照片或數字。`,
      geminiPrompt: pagePrompt(
        view,
        '請協助規劃如何深化網頁自有的內容。',
        own.map((strength) => {
          const passage = view.passage(strength.passageIds[0] ?? null)
          return `自有內容「${oneLine(strength.name)}」：「${oneLine(passage?.quote ?? '')}」`
        }),
        [
          '每項自有內容可再補充的第一手資料（實際記錄、照片、數字）清單。',
          '適合從網頁其他段落連到這些內容的位置與連結文字。',
        ],
      ),
    },
  ]
}
