import type { Eligibility, StepVerdict } from '@gaplens/contracts/eligibility'
import type { Observation } from './page-experience.ts'
import { shorten } from './wording.ts'

type Judged = Pick<Eligibility, 'crawl' | 'index' | 'snippet' | 'canonical'>

/** What nobody but the site's owner can see. */
export const SEARCH_CONSOLE_NOTE =
  'Search Console 的生成式 AI 開關從外部看不到，請在這裡確認（Search Console 的「設定」）'

const OPEN = {
  crawl: 'robots.txt 允許 Googlebot 抓取',
  index: 'meta 與 X-Robots-Tag 都沒有禁止收錄',
  snippet: '允許產生摘要',
}
const CLOSED = {
  crawl: 'robots.txt 不讓 Googlebot 抓取',
  index: '設定為不收錄',
  snippet: '設定為不產生摘要，AI Overview 不能引用其內容',
}
const LIMITED = { crawl: '部分限制抓取', index: '部分限制收錄', snippet: '摘要有限制' }
const UNKNOWN = {
  crawl: '讀不到 robots.txt，未能確認 Googlebot 能否抓取',
  index: '未能確認是否允許收錄',
  snippet: '未能確認是否允許產生摘要',
}

/** Whether Google may crawl, index and quote the page, each with the rule that decides, and where its canonical points. */
export function observeEligibility(judged: Judged): Observation[] {
  return [
    ...(['crawl', 'index', 'snippet'] as const).map((step) => observeStep(step, judged[step])),
    ...observeCanonical(judged.canonical),
  ]
}

function observeStep(step: 'crawl' | 'index' | 'snippet', { verdict, rules }: StepVerdict): Observation {
  const found = rules.length === 0 ? '' : `（${rules.map((rule) => shorten(rule, 80)).join('；')}）`
  if (verdict === 'open') return { id: step, fine: true, text: OPEN[step] + found }
  if (verdict === 'closed') return { id: step, fine: false, text: CLOSED[step] + found }
  return { id: step, fine: null, text: (verdict === 'limited' ? LIMITED : UNKNOWN)[step] + found }
}

/** No canonical is no fault, and one to another address only where another page stands there. */
function observeCanonical({ state, url }: Eligibility['canonical']): Observation[] {
  const target = shorten(url ?? '', 80)
  if (state === 'none' || state === 'self') return []
  if (state === 'same')
    return [{ id: 'canonical', fine: true, text: `canonical 指向內容相同的另一個網址（${target}）` }]
  if (state === 'different')
    return [
      {
        id: 'canonical',
        fine: false,
        text: `canonical 指向內容不同的另一頁（${target}），Google 可能不收錄這一頁`,
      },
    ]
  return [
    {
      id: 'canonical',
      fine: null,
      text: `canonical 指向另一個網址（${target}），請確認那裡是同一份內容`,
    },
  ]
}
